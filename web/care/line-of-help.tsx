import type { JSX } from 'react';
import type { Care } from '../../contract/chat.ts';
import { saysMore, waysTo } from './help-lines.ts';
import style from './line-of-help.module.css';

interface LineOfHelpProps {
  resource: Care['resources'][number];
  /** What to do first; the others are there as well. */
  first: boolean;
  /** Said above the buttons. */
  name: string;
}

/** One line with every way to reach it, large enough for a hand that shakes. */
export function LineOfHelp({ resource, first, name }: LineOfHelpProps): JSX.Element {
  const { contact, hours } = resource;
  const ways = waysTo(resource);
  return (
    <li>
      <p className={style.name}>
        {name}
        {hours && <span className={style.hours}>{hours}</span>}
      </p>
      <div className={style.ways}>
        {ways.map(({ href, label }, index) => (
          <a
            key={href}
            href={href}
            className={first && index === 0 ? style.first : style.way}
            {...(/^https?:/.test(href) && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {label}
            <span className="unseen">, {name}</span>
          </a>
        ))}
      </div>
      {saysMore(resource, ways) && <p className={style.contact}>{sentence(contact)}</p>}
    </li>
  );
}

const sentence = (contact: string): string => `${contact.charAt(0).toUpperCase()}${contact.slice(1)}.`;
