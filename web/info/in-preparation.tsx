import type { JSX } from 'react';
import { Link } from 'wouter';
import { PAGES } from '../../contract/pages.ts';
import { Shell } from '../app/shell.tsx';
import { usePage } from '../app/use-page.ts';
import button from '../ui/button.module.css';
import style from './info.module.css';

/** A page that is not built yet: says so, and offers what is there already. */
export function InPreparation({ name }: { name: string }): JSX.Element {
  usePage(name);
  return (
    <Shell>
      <section className={style.page}>
        <p className={style.status}>Coming soon</p>
        <h1>{name}</h1>
        <p className={style.lead}>
          We are still building this page. In the meantime, you can ask a question in the chat or look up a
          passage in the Bible.
        </p>
        <div className={style.actions}>
          <Link href="/chat" className={button.primary}>
            Start Chatting
          </Link>
          <Link href={PAGES.bible.path} className={button.quiet}>
            {PAGES.bible.name}
          </Link>
          <Link href="/" className={button.quiet}>
            Back to Home
          </Link>
        </div>
      </section>
    </Shell>
  );
}
