import Paperclip from 'lucide-react/icons/paperclip';
import { type JSX, useRef } from 'react';
import { ACCEPTED_FILES } from '../../documents/accepted-files.ts';
import button from '../../ui/button.module.css';
import { Tip } from '../../ui/tip.tsx';
import type { AttachmentControl } from './use-attachment.ts';

/** Opens the browser's file picker; the chosen document replaces the one before. */
export function AttachButton({ attachment }: { attachment: AttachmentControl }): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const label = attachment.state.kind === 'attached' ? 'Change the document' : 'Attach a document';
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED_FILES}
        data-attach
        onChange={({ target }) => {
          if (target.files) attachment.attach(target.files);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <Tip text={label}>
        <button
          type="button"
          className={button.icon}
          aria-label={label}
          disabled={attachment.state.kind === 'processing'}
          onClick={() => input.current?.click()}
        >
          <Paperclip aria-hidden="true" />
        </button>
      </Tip>
    </>
  );
}
