import type { JSX } from 'react';
import { Link } from 'wouter';
import { Shell } from '../app/shell.tsx';
import { usePage } from '../app/use-page.ts';
import button from '../ui/button.module.css';
import style from './info.module.css';

/** The screen for every address that is not in contract/pages.ts. */
export function NotFound(): JSX.Element {
  usePage('404 Page Not Found');
  return (
    <Shell>
      <section className={style.page}>
        <h1>404 Page Not Found</h1>
        <p className={style.lead}>
          There is no page at this address. Please check it for typos, or start from one of these pages.
        </p>
        <div className={style.actions}>
          <Link href="/" className={button.primary}>
            Back to Home
          </Link>
          <Link href="/chat" className={button.quiet}>
            Start Chatting
          </Link>
        </div>
      </section>
    </Shell>
  );
}
