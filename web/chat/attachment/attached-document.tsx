import X from 'lucide-react/icons/x';
import { type JSX, type RefObject, useState } from 'react';
import button from '../../ui/button.module.css';
import style from './attached-document.module.css';
import { DocumentDialog } from './document-dialog.tsx';
import { DocumentName } from './document-name.tsx';
import { PASTED } from './pasted-text.ts';
import type { AttachmentControl } from './use-attachment.ts';

interface AttachedDocumentProps {
  attachment: AttachmentControl;
  /** The message field is empty: the visitor's own words are missing. */
  isBlank: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Puts pasted text into the field instead. */
  onUnfold: (text: string) => void;
}

/** The attached document above the message field: its name, its text in a dialog, and a button that removes it. */
export function AttachedDocument(props: AttachedDocumentProps): JSX.Element {
  const { attachment, isBlank, field, onUnfold } = props;
  const { state, clear } = attachment;
  const [open, setOpen] = useState(false);
  const remove = (): void => {
    clear();
    // The button disappears with the document: the focus must go somewhere.
    field.current?.focus();
  };
  return (
    <>
      {state.kind === 'processing' && (
        <div className={style.document}>
          <span className={style.turning} aria-hidden="true" />
          <p className={style.reading}>Reading {state.fileName}</p>
          <button type="button" className={button.text} onClick={remove}>
            Cancel
          </button>
        </div>
      )}
      {state.kind === 'attached' && (
        <>
          <div className={style.document}>
            <button type="button" className={style.look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <DocumentName document={state.document} />
            </button>
            {state.document.fileName === PASTED && !state.document.truncated && (
              <button
                type="button"
                className={button.text}
                onClick={() => {
                  attachment.reset();
                  onUnfold(state.document.content);
                }}
              >
                Undo
              </button>
            )}
            <button type="button" className={button.icon} aria-label="Remove the document" onClick={remove}>
              <X aria-hidden="true" />
            </button>
          </div>
          {state.document.truncated && (
            <p className={style.hint}>It is long: its first 200,000 characters go along.</p>
          )}
          {isBlank && (
            <p className={style.hint}>Now write what you would like to know or to have made of it.</p>
          )}
          <DocumentDialog document={state.document} open={open} onClose={() => setOpen(false)} />
        </>
      )}
    </>
  );
}
