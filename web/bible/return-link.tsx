import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { JSX } from 'react';
import { Link } from 'wouter';
import type { OpenedFrom } from '../passages/opened-from.ts';
import style from './return-link.module.css';

/** Leads back to the conversation from which the Bible was opened, to where its reader was. */
export function ReturnLink({ to: { sessionId, entry } }: { to: OpenedFrom }): JSX.Element {
  return (
    <Link href={`/chat/${sessionId}`} state={entry} className={style.link} data-print="no">
      <ArrowLeft aria-hidden="true" />
      Back to my conversation
    </Link>
  );
}
