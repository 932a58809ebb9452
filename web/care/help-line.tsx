import type { JSX } from 'react';
import type { Care } from '../../contract/chat.ts';
import style from './help-line.module.css';
import { contactLinks, hasMoreToSay } from './help-lines.ts';

interface HelpLineItemProps {
  resource: Care['resources'][number];
  /** The line to try first: its first link stands out. */
  first: boolean;
  /** Shown above the links. */
  name: string;
}

/** One help line with every way to reach it, large enough for a shaking hand. */
export function HelpLineItem({ resource, first, name }: HelpLineItemProps): JSX.Element {
  const { contact, hours } = resource;
  const links = contactLinks(resource);
  return (
    <li>
      <p className={style.name}>
        {name}
        {hours && <span className={style.hours}>{hours}</span>}
      </p>
      <div className={style.links}>
        {links.map(({ href, label }, index) => (
          <a
            key={href}
            href={href}
            className={first && index === 0 ? style.first : style.link}
            {...(/^https?:/.test(href) && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {label}
            <span className="unseen">, {name}</span>
          </a>
        ))}
      </div>
      {hasMoreToSay(resource, links) && <p className={style.contact}>{asSentence(contact)}</p>}
    </li>
  );
}

const asSentence = (contact: string): string => `${contact.charAt(0).toUpperCase()}${contact.slice(1)}.`;
