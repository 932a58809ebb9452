import { type JSX, useState } from 'react';
import { onDemand } from '../../app/on-demand.tsx';
import type { OutgoingAttachment } from '../conversation.ts';
import { DocumentName } from './document-name.tsx';
import style from './sent-document.module.css';

const DocumentDialog = onDemand(async () => (await import('./document-dialog.tsx')).DocumentDialog);

/** A document in the thread: its name and size, and its text in a dialog. */
export function SentDocument({ document }: { document: OutgoingAttachment }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={style.sent} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="unseen">Open </span>
        <DocumentName document={document} />
      </button>
      {open && <DocumentDialog document={document} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
