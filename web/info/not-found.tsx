import type { JSX } from 'react';
import { Link } from 'wouter';
import { Shell } from '../app/shell.tsx';
import { usePage } from '../app/use-page.ts';
import button from '../ui/button.module.css';
import style from './info.module.css';

export function NotFound(): JSX.Element {
  usePage('404 Page Not Found');
  return (
    <Shell>
      <section className={style.page}>
        <h1>404 Page Not Found</h1>
        <p className={style.lead}>
          There is nothing at this address. Perhaps a letter of it got lost on the way.
        </p>
        <div className={style.ways}>
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
