import type { LucideIcon } from 'lucide-react';
import type { JSX } from 'react';
import { Link } from 'wouter';
import style from './actions.module.css';

interface Action {
  readonly name: string;
  /** A page of ours, or an address elsewhere. */
  readonly href: string;
  readonly Icon: LucideIcon;
}

/** A list of links with icons beside an information page. */
export function Actions({ actions }: { actions: readonly Action[] }): JSX.Element {
  return (
    <ul className={style.actions}>
      {actions.map(({ name, href, Icon }) => (
        <li key={href}>
          {href.startsWith('/') ? (
            <Link href={href}>
              <Icon aria-hidden="true" />
              {name}
            </Link>
          ) : (
            <a href={href} target="_blank" rel="noopener noreferrer">
              <Icon aria-hidden="true" />
              {name}
              <span className="unseen"> (opens in a new tab)</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
