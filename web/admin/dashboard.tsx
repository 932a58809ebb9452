import LogOut from 'lucide-react/icons/log-out';
import { Tabs } from 'radix-ui';
import { type JSX, Suspense } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { PAGES } from '../../contract/pages.ts';
import { SkipLink } from '../app/skip-link.tsx';
import { showToast } from '../app/toast-queue.ts';
import button from '../ui/button.module.css';
import { Mark } from '../ui/mark.tsx';
import { adminRequest, SessionExpired } from './admin-request.ts';
import style from './dashboard.module.css';
import { useDenseText } from './dense-text.ts';
import form from './form.module.css';
import { HeaderActions } from './header-actions.tsx';
import { type AdminSession, endSession } from './session.ts';
import { INBOX, TABS, tabAt } from './tabs.ts';

/** The frame of the operator's area: who is signed in, what the header offers, and the tabs with their panels. */
export function Dashboard({ session }: { session: AdminSession }): JSX.Element {
  const [, navigate] = useLocation();
  const tab = tabAt(useSearch());
  const isInboxOpen = tab === INBOX;
  useDenseText();
  const content = (
    <Suspense
      fallback={
        <p role="status" className={form.muted}>
          Loading
        </p>
      }
    >
      <tab.Panel />
    </Suspense>
  );
  return (
    <Tabs.Root
      className={style.frame}
      value={tab.id}
      onValueChange={(id) => navigate(`${PAGES.admin.path}?tab=${id}`)}
      activationMode="manual"
    >
      <SkipLink to="main">Skip to content</SkipLink>
      <header className={style.top}>
        <div className={style.bar}>
          <Link href={PAGES.home.path} className={style.brand} aria-label="Berea, to the home page">
            <Mark /> Berea
          </Link>
          <p className={style.who}>
            Welcome, <b>{session.user.username}</b>
          </p>
          <div className={style.actions}>
            <HeaderActions isInboxOpen={isInboxOpen} />
          </div>
          <Logout session={session} />
        </div>
        <Tabs.List className={style.tabs} aria-label="Admin">
          {TABS.map(({ id, name }) => (
            <Tabs.Trigger key={id} value={id} className={style.tab}>
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </header>
      <main id="main" tabIndex={-1}>
        {isInboxOpen ? (
          <div className={style.panel}>{content}</div>
        ) : (
          <Tabs.Content value={tab.id} className={style.panel}>
            {content}
          </Tabs.Content>
        )}
      </main>
    </Tabs.Root>
  );
}

function Logout({ session }: { session: AdminSession }): JSX.Element {
  const [, navigate] = useLocation();
  const logOut = async (): Promise<void> => {
    try {
      await adminRequest('POST', '/api/admin/logout');
    } catch (error) {
      if (!(error instanceof SessionExpired)) showToast('Logout failed', 'There was an error logging out.');
      return;
    }
    navigate(PAGES.adminLogin.path);
    endSession(session);
    showToast('Logged out');
  };
  return (
    <button type="button" className={`${button.text} ${style.logout}`} onClick={() => void logOut()}>
      <LogOut aria-hidden="true" /> Logout
    </button>
  );
}
