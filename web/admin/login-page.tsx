import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type JSX, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Login } from '../../contract/admin.ts';
import { PAGES } from '../../contract/pages.ts';
import { RequestError, request, sentenceOf } from '../app/request.ts';
import { useStore } from '../app/store.ts';
import { showToast } from '../app/toast-queue.ts';
import { usePage } from '../app/use-page.ts';
import button from '../ui/button.module.css';
import { Mark } from '../ui/mark.tsx';
import { useDenseText } from './dense-text.ts';
import { LoginForm, type LoginState, type TypedLogin } from './login-form.tsx';
import style from './login-page.module.css';
import { adminSession, beginSession, knownDevice } from './session.ts';

/** /admin/login and /admin-login. */
export function LoginPage(): JSX.Element {
  usePage(PAGES.adminLogin.name);
  useDenseText();
  const [, navigate] = useLocation();
  const session = useStore(adminSession);
  const [state, setState] = useState<LoginState>({ kind: 'idle', asksForCode: false });
  useEffect(() => {
    if (session) navigate(PAGES.admin.path, { replace: true });
  }, [session, navigate]);

  const signIn = async (typed: TypedLogin): Promise<void> => {
    const { asksForCode } = state;
    setState({ kind: 'submitting', asksForCode });
    try {
      const body = { ...typed, device: knownDevice() };
      const login: Login = await (await request('POST', '/api/admin/login', body)).json();
      showToast('Login successful', `Welcome back, ${login.user.username}`);
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
