import type { JSX } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import type { OutgoingAttachment } from '../conversation.ts';
import style from './document-dialog.module.css';
import { fileLabel } from './file-label.ts';

interface DocumentDialogProps {
  document: OutgoingAttachment;
  open: boolean;
  onClose: () => void;
}

/** The text of a document, as it is sent to Berea. */
export function DocumentDialog({ document, open, onClose }: DocumentDialogProps): JSX.Element {
  return (
    <Dialog title={document.fileName} open={open} onClose={onClose}>
      <p className={style.label}>{fileLabel(document)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={style.text} aria-label="Text of the document" tabIndex={0}>
        {document.content}
      </section>
    </Dialog>
  );
}
