import FileText from 'lucide-react/icons/file-text';
import type { JSX } from 'react';
import type { OutgoingAttachment } from '../conversation.ts';
import style from './document-name.module.css';
import { fileLabel } from './file-label.ts';
import { PASTED } from './pasted-text.ts';

/** A document's name, type and length, for the button that opens it. */
export const DocumentName = ({ document }: { document: OutgoingAttachment }): JSX.Element => (
  <>
    <FileText className={style.icon} aria-hidden="true" />
    <span className={style.words}>
      <span className={style.name}>{document.fileName === PASTED ? `${PASTED},` : document.fileName}</span>
      <span className={style.label}>{fileLabel(document)}</span>
    </span>
  </>
);
