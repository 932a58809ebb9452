import type { JSX } from 'react';
import style from './skip-link.module.css';

/** The first link on every screen, for keyboards: jumps over the navigation. */
export function SkipLink({ to, children }: { to: string; children: string }): JSX.Element {
  return (
    <a className={style.skip} href={`#${to}`} data-print="no">
      {children}
    </a>
  );
}
