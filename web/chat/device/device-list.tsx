import Ellipsis from 'lucide-react/icons/ellipsis';
import { type JSX, useState } from 'react';
import { Link } from 'wouter';
import { onDemand } from '../../app/on-demand.tsx';
import style from './device-list.module.css';
import { ForgetEverything } from './forget-everything.tsx';
import { formatLastUsed } from './last-used.ts';
import { type ListedSession, useListedSessions } from './sessions.ts';

const SessionDialog = onDemand(async () => (await import('./session-dialog.tsx')).SessionDialog);

export interface DeviceListProps {
  /** The id of the conversation on screen; null where there is none. */
  current: string | null;
  /** The conversation on screen was deleted. */
  onErased: () => void;
  /** A conversation was chosen. */
  onOpen?: () => void;
}

/** The visitor's conversations, which only this browser knows (docs/decisions: a list kept on the device). */
export function DeviceList({ current, onErased, onOpen }: DeviceListProps): JSX.Element {
  const sessions = useListedSessions();
  const [inDialog, setInDialog] = useState<ListedSession | null>(null);

  return (
    <div className={style.device}>
      <h2 className={style.head}>On this device</h2>
      {sessions.length === 0 ? (
        <p className={style.note}>
          Your conversations will be listed here, in this browser alone. Each is kept encrypted on the server,
          and only its address opens it.
        </p>
      ) : (
        <ol className={style.list}>
          {sessions.map((session) => (
            <li key={session.id} className={session.id === current ? style.current : style.item}>
              <Entry session={session} current={session.id === current} onOpen={onOpen} />
              <button
                type="button"
                className={style.manage}
                aria-label={`Rename or delete “${session.title}”`}
                aria-haspopup="dialog"
                onClick={() => setInDialog(session)}
              >
                <Ellipsis aria-hidden="true" />
              </button>
            </li>
          ))}
        </ol>
      )}
      <ForgetEverything current={current} onForgotten={onErased} className={style.forget} />
      {inDialog && (
        <SessionDialog
          session={inDialog}
          onClose={() => setInDialog(null)}
          onErased={() => inDialog.id === current && onErased()}
        />
      )}
    </div>
  );
}

interface EntryProps {
  session: ListedSession;
  current: boolean;
  onOpen: (() => void) | undefined;
}

function Entry({ session: { id, title, lastUsed, deleting }, current, onOpen }: EntryProps): JSX.Element {
  if (deleting) {
    return (
      <p className={style.entry}>
        {title}
        <span>Not yet deleted on the server. Berea goes on trying.</span>
      </p>
    );
  }
  return (
    <Link
      href={`/chat/${id}`}
      className={style.entry}
      aria-current={current ? 'page' : undefined}
      onClick={onOpen}
    >
      {title}
      <span>{formatLastUsed(lastUsed, new Date())}</span>
    </Link>
  );
}
