import FileText from 'lucide-react/icons/file-text';
import { type JSX, useState } from 'react';
import type { OutgoingAttachment } from '../conversation.ts';
import style from './attached-document.module.css';
import { DocumentDialog } from './document-dialog.tsx';
import { fileLabel } from './file-label.ts';

/** A document in the thread: its name and size, and its text where it is asked for. */
export function SentDocument({ document }: { document: OutgoingAttachment }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={style.sent}
        aria-haspopup="dialog"
        aria-label={`Open ${document.fileName}, ${fileLabel(document)}`}
        onClick={() => setOpen(true)}
      >
        <FileText aria-hidden="true" />
        <span className={style.name}>{document.fileName}</span>
        <span className={style.label}>{fileLabel(document)}</span>
      </button>
      <DocumentDialog document={document} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
