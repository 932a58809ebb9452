import Download from 'lucide-react/icons/download';
import Inbox from 'lucide-react/icons/inbox';
import type { JSX } from 'react';
import { Link } from 'wouter';
import type { ContactMessage } from '../../contract/contact.ts';
import { PAGES } from '../../contract/pages.ts';
import button from '../ui/button.module.css';
import { useAdminQuery } from './admin-request.ts';
import style from './dashboard.module.css';
import { useExport } from './use-export.ts';

/** Inbox, with how many messages are not handled, and Export Data. */
export function HeaderActions({ isInboxOpen }: { isInboxOpen: boolean }): JSX.Element {
  const messages = useAdminQuery<{ messages: ContactMessage[] }>('/api/contact').data?.messages ?? [];
  const waiting = messages.filter(({ handledAt }) => handledAt === null).length;
  const download = useExport('json');
  return (
    <>
      <Link
        href={`${PAGES.admin.path}?tab=inbox`}
        className={`${button.quiet} ${style.inbox}`}
        aria-current={isInboxOpen ? 'page' : undefined}
      >
        <Inbox aria-hidden="true" /> Inbox
        {waiting > 0 && (
          <b className={style.count}>
            {waiting} <span className="unseen">waiting</span>
          </b>
        )}
      </Link>
      <button
        type="button"
        className={button.quiet}
        disabled={download.isPending}
        onClick={() => download.mutate()}
      >
        <Download aria-hidden="true" /> Export Data
      </button>
    </>
  );
}
