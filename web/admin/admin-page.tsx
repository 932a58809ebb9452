import { useQueryClient } from '@tanstack/react-query';
import { type JSX, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { VerifiedOperator } from '../../contract/admin.ts';
import { PAGES } from '../../contract/pages.ts';
import { useStore } from '../app/store.ts';
import { usePage } from '../app/use-page.ts';
import { Waiting } from '../app/waiting.tsx';
import { loadScreen } from '../lazy-screen.ts';
import { adminKey, SessionExpired, useAdminQuery, VERIFY_PATH } from './admin-request.ts';
import { Dashboard } from './dashboard.tsx';
import { type AdminSession, adminSession, updateOperator } from './session.ts';
import { loginPath } from './tab-address.ts';
import { tabAt } from './tabs.ts';

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
  const { data, error } = useAdminQuery<VerifiedOperator>(VERIFY_PATH);
  const { sessionId } = session;
  const { Panel } = tabAt(useSearch());
  // The tab's code is not waited for after the answer, but comes with it. A failure is shown where it is drawn.
  useEffect(() => void loadScreen(Panel).catch(() => undefined), [Panel]);
  useEffect(() => {
    if (data) updateOperator(sessionId, data.user);
  }, [data, sessionId]);
  if (!data && (!error || error instanceof SessionExpired)) return <Alone text="Loading" />;
  return <Dashboard session={session} />;
}

function Denied(): JSX.Element {
  const [, navigate] = useLocation();
  const search = useSearch();
  const client = useQueryClient();
  useEffect(() => {
    client.removeQueries({ queryKey: adminKey() });
    const timer = setTimeout(() => navigate(loginPath(search), { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [client, navigate, search]);
  return <Alone text="Access denied. Redirecting to login..." />;
}

function Alone({ text }: { text: string }): JSX.Element {
  return (
    <main id="main" tabIndex={-1}>
      <Waiting text={text} isAtOnce />
    </main>
  );
}
