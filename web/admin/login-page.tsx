import { useQueryClient } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type JSX, useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { Login } from '../../contract/admin.ts';
import { PAGES } from '../../contract/pages.ts';
import { RequestError, request, sentenceOf } from '../app/request.ts';
import { useStore } from '../app/store.ts';
import { showToast } from '../app/toast-queue.ts';
import { usePage } from '../app/use-page.ts';
import { Waiting } from '../app/waiting.tsx';
import { loadScreen } from '../lazy-screen.ts';
import button from '../ui/button.module.css';
import { Mark } from '../ui/mark.tsx';
import { adminKey, VERIFY_PATH } from './admin-request.ts';
import { useDenseText } from './dense-text.ts';
import { LoginForm, type LoginState, type TypedLogin } from './login-form.tsx';
import style from './login-page.module.css';
import { adminSession, beginSession, knownDevice } from './session.ts';
import { dashboardPath } from './tab-address.ts';
import { tabAt } from './tabs.ts';

/** /admin/login and /admin-login; `?tab=` names what is shown afterwards. */
export function LoginPage(): JSX.Element {
  usePage(PAGES.adminLogin.name);
  useDenseText();
  const [, navigate] = useLocation();
  const search = useSearch();
  const client = useQueryClient();
  const session = useStore(adminSession);
  const [state, setState] = useState<LoginState>({ kind: 'idle', asksForCode: false });
  useEffect(() => {
    if (session) navigate(dashboardPath(search), { replace: true });
  }, [session, navigate, search]);

  const signIn = async (typed: TypedLogin): Promise<void> => {
    const { asksForCode } = state;
    setState({ kind: 'submitting', asksForCode });
    // What is shown next is on its way meanwhile; a failure is shown where it is drawn.
    void loadScreen(tabAt(search).Panel).catch(() => undefined);
    try {
      const body = { ...typed, device: knownDevice() };
      const login: Login = await (await request('POST', '/api/admin/login', body)).json();
      showToast('Login successful', `Welcome back, ${login.user.username}`);
      // What another operator was shown is nobody else's; who this one is needs not be asked again.
      client.removeQueries({ queryKey: adminKey() });
      client.setQueryData(adminKey(VERIFY_PATH), { user: login.user });
      beginSession(login);
    } catch (error) {
      // Name and password are right, and there is a second factor.
      if (error instanceof RequestError && error.code === 'CODE_REQUIRED') {
        setState({ kind: 'idle', asksForCode: true });
        return;
      }
      const reason = sentenceOf(error) || 'Login failed';
      setState({ kind: 'failed', asksForCode, reason });
      showToast('Login failed', reason);
    }
  };
  if (session) {
    return (
      <main id="main" tabIndex={-1}>
        <Waiting isAtOnce />
      </main>
    );
  }
  return (
    <div className={style.page}>
      <main id="main" tabIndex={-1} className={style.main}>
        <p className={style.brand}>
          <Mark /> Berea
        </p>
        <LoginForm
          state={state}
          onSubmit={(typed) => void signIn(typed)}
          onTyping={(asksForCode) => setState({ kind: 'idle', asksForCode })}
        />
        <Link href={PAGES.home.path} className={button.text}>
          <ArrowLeft aria-hidden="true" /> Back to Home
        </Link>
      </main>
    </div>
  );
}
