import { type JSX, useContext, useEffect } from 'react';
import type { Care, ChatMessage } from '../../contract/chat.ts';
import { ownWords } from '../chat/messages.ts';
import style from './help.module.css';
import { loadRoom, useRoom } from './room.ts';
import { CareHere } from './use-care.ts';

/** Behind a visitor's message that called for help: whole for the newest, a line for those before it. */
export function HelpBehind({ message }: { message: ChatMessage }): JSX.Element | null {
  const { newest, loose } = useContext(CareHere);
  if (newest?.id === message.id) return <Help care={newest.care} />;
  // Stored this moment: the panel has come with its words, and stays.
  const known = newest?.id === null && !loose && newest.words === ownWords(message);
  if (known && !message.care) return <Help care={newest.care} />;
  return message.care ? (
    <p className={style.earlier}>Help was shown here; it stands at the top of the page.</p>
  ) : null;
}

/** Behind words on their way. */
export function HelpForWords({ words }: { words: string }): JSX.Element | null {
  const { newest } = useContext(CareHere);
  return newest && newest.id === null && newest.words === words ? <Help care={newest.care} /> : null;
}

/** Behind everything: for words that could not be sent. */
export function LooseHelp(): JSX.Element | null {
  const { newest, loose } = useContext(CareHere);
  return newest && loose ? <Help care={newest.care} /> : null;
}

/** The panel; until it is loaded, and where it cannot be, the bare lines: help never waits for a script. */
function Help({ care }: { care: Care }): JSX.Element {
  const room = useRoom();
  useEffect(() => void loadRoom(), []);
  if (room) return <room.CarePanel care={care} />;
  return (
    <ul className={style.plain}>
      {care.resources.map(({ name, contact, call }) => (
        <li key={name}>
          {name}: {call ? <a href={`tel:${call}`}>{contact}</a> : contact}
        </li>
      ))}
    </ul>
  );
}

/** Behind a turn at which it was time to say it again. */
export function ReminderBehind({ ids }: { ids: readonly (string | undefined)[] }): JSX.Element | null {
  const { reminded } = useContext(CareHere);
  const room = useRoom();
  return room && ids.some((id) => id && reminded.has(id)) ? (
    <room.Reminder className={style.reminder} />
  ) : null;
}
