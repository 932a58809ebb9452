import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { JSX } from 'react';
import { Link } from 'wouter';
import type { OpenedFrom } from '../passages/opened-from.ts';
import style from './return-link.module.css';

/** Leads back to the conversation from which the Bible was opened, to where its reader was. */
export function ReturnLink({ to: { sessionId, entry } }: { to: OpenedFrom }): JSX.Element {
  const address = `/chat/${sessionId}`;
  return (
    <Link
      href={address}
      state={entry}
      className={style.link}
      data-print="no"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || !isBehind(address)) return;
        event.preventDefault();
        history.back();
      }}
    >
      <ArrowLeft aria-hidden="true" />
      Back to my conversation
    </Link>
  );
}

/** Whether the browser's Back would lead there: then the link goes back, and the Bible does not stay behind the conversation. */
function isBehind(address: string): boolean {
  if (!('navigation' in window)) return false;
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  return typeof before?.url === 'string' && new URL(before.url).pathname === address;
}
