import type { JSX } from 'react';
import type { OperatorSessions } from '../../../contract/admin.ts';
import { showToast } from '../../app/toast-queue.ts';
import button from '../../ui/button.module.css';
import { adminRequest, useAdminChange, useAdminQuery } from '../admin-request.ts';
import { Card } from '../card.tsx';
import form from '../form.module.css';
import { Loaded } from '../loaded.tsx';
import { when } from '../when.ts';
import style from './settings-tab.module.css';

const SESSIONS = '/api/admin/sessions';

/** Where one is signed in; ends other sessions singly or all. */
export function SessionsCard(): JSX.Element {
  const query = useAdminQuery<OperatorSessions>(SESSIONS);
  const end = useAdminChange({
    /** A session's id, or none for all others. */
    change: (id: string | null) => adminRequest('DELETE', id === null ? SESSIONS : `${SESSIONS}/${id}`),
    reloads: [SESSIONS],
    failed: 'Sign-out failed',
    onDone: (_, id) => showToast(id === null ? 'Signed out everywhere else' : 'Signed out there'),
  });
  return (
    <Card title="Signed in">
      <Loaded query={query}>
        {({ sessions }) => (
          <>
            <ul className={form.rows}>
              {sessions.map(({ id, browser, isCurrent, lastUsedAt }) => (
                <li key={id}>
                  <span>{browser}</span>
                  <small>{isCurrent ? 'this one, now' : when(lastUsedAt)}</small>
                  {!isCurrent && (
                    <button
                      type="button"
                      className={button.text}
                      disabled={end.isPending}
                      aria-label={`Sign out ${browser}, ${when(lastUsedAt)}`}
                      onClick={() => end.mutate(id)}
                    >
                      Sign out
                    </button>
                  )}
                </li>
              ))}
            </ul>
            {sessions.length > 1 && (
              <button
                type="button"
                className={`${button.quiet} ${style.more}`}
                disabled={end.isPending}
                onClick={() => end.mutate(null)}
              >
                Sign out everywhere else
              </button>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}
