import { useQueryClient } from '@tanstack/react-query';
import { type JSX, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { VerifiedOperator } from '../../contract/admin.ts';
import { PAGES } from '../../contract/pages.ts';
import { useStore } from '../app/store.ts';
import { usePage } from '../app/use-page.ts';
import { adminKey, SessionExpired, useAdminQuery } from './admin-request.ts';
import { Dashboard } from './dashboard.tsx';
import style from './denied.module.css';
import { type AdminSession, adminSession, updateOperator } from './session.ts';

/** How long "Access denied" can be read. */
const REDIRECT_MS = 1_000;

/** /admin: the dashboard for whoever is signed in, else the way to the login screen. */
export function AdminPage(): JSX.Element {
  usePage(PAGES.admin.name);
  const session = useStore(adminSession);
  return session ? <Verified key={session.sessionId} session={session} /> : <Denied />;
}

/**
 * Asks the server whether the stored session still holds; a 401 clears it (admin-request.ts). Where the server does not
 * answer, the dashboard says so in each of its parts.
 */
function Verified({ session }: { session: AdminSession }): JSX.Element {
  const { data, error } = useAdminQuery<VerifiedOperator>('/api/admin/verify');
  const { sessionId } = session;
  useEffect(() => {
    if (data) updateOperator(sessionId, data.user);
  }, [data, sessionId]);
  if (!data && (!error || error instanceof SessionExpired)) return <Waiting text="Loading" />;
  return <Dashboard session={session} />;
}

function Denied(): JSX.Element {
  const [, navigate] = useLocation();
  const client = useQueryClient();
  useEffect(() => {
    client.removeQueries({ queryKey: adminKey() });
    const timer = setTimeout(() => navigate(PAGES.adminLogin.path, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [client, navigate]);
  return <Waiting text="Access denied. Redirecting to login..." />;
}

function Waiting({ text }: { text: string }): JSX.Element {
  return (
    <main id="main" tabIndex={-1} className={style.denied}>
      <p role="status">{text}</p>
    </main>
  );
}
