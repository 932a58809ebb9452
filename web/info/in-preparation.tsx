import type { JSX } from 'react';
import { Link } from 'wouter';
import { Shell } from '../app/shell.tsx';
import { usePage } from '../app/use-page.ts';
import button from '../ui/button.module.css';
import style from './info.module.css';

/** A room that is being built says so, and leads to the one that is open. */
export function InPreparation({ name }: { name: string }): JSX.Element {
  usePage(name);
  return (
    <Shell>
      <section className={style.page}>
        <p className={style.sign}>In preparation</p>
        <h1>{name}</h1>
        <p className={style.lead}>
          This page is still being built. What you can do today is ask in the chat.
        </p>
        <div className={style.ways}>
          <Link href="/chat" className={button.primary}>
            Start Chatting
          </Link>
          <Link href="/" className={button.quiet}>
            Back to Home
          </Link>
        </div>
      </section>
    </Shell>
  );
}
