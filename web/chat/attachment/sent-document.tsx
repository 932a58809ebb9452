import { type JSX, lazy, Suspense, useState } from 'react';
import type { OutgoingAttachment } from '../conversation.ts';
import { DocumentName } from './document-name.tsx';
import style from './sent-document.module.css';

const DocumentDialog = lazy(async () => {
  const { DocumentDialog: Loaded } = await import('./document-dialog.tsx');
  return { default: Loaded };
});

/** A document in the thread: its name and size, and its text in a dialog. */
export function SentDocument({ document }: { document: OutgoingAttachment }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={style.sent} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="unseen">Open </span>
        <DocumentName document={document} />
      </button>
      {open && (
        <Suspense>
          <DocumentDialog document={document} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
