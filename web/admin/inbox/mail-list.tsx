import type { JSX } from 'react';
import type { ContactMessage } from '../../../contract/contact.ts';
import { whenOf } from '../parts/format.ts';
import style from './inbox.module.css';

export const KIND_NAMES: Readonly<Record<ContactMessage['type'], string>> = {
  general: 'General',
  technical: 'Technical',
  feedback: 'Feedback',
  prayer: 'Prayer',
  partnership: 'Partnership',
};

interface MailListProps {
  messages: readonly ContactMessage[];
  openId: string | undefined;
  onOpen: (id: string) => void;
}

/** Who wrote, about what, and when; newest first. */
export function MailList({ messages, openId, onOpen }: MailListProps): JSX.Element {
  return (
    <ul className={style.list} aria-label="Messages">
      {messages.map(({ id, name, type, subject, createdAt, handledAt }) => (
        <li key={id}>
          <button
            type="button"
            data-mail
            aria-current={id === openId}
            className={style.mail}
            onClick={() => onOpen(id)}
          >
            <span className={handledAt === null ? style.dot : style.noDot} />
            <span className={handledAt === null ? style.new : undefined}>{name}</span>
            <span className={style.when}>{whenOf(createdAt)}</span>
            <span className={style.about}>
              {KIND_NAMES[type]} · {subject}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
