import { type JSX, useContext } from 'react';
import { ownWords } from '../chat/messages.ts';
import { CareHere, type CareSlotProps } from './care-here.ts';
import { CarePanel } from './care-panel.tsx';
import style from './help.module.css';
import { Reminder } from './reminders.tsx';

/** What stands in a place of the thread: the panel for the newest words that called for help, a line for those before them. */
export function Help({ message, words, turn, loose }: CareSlotProps): JSX.Element | null {
  const state = useContext(CareHere);
  const { newest } = state;
  if (turn)
    return turn.some((id) => id && state.reminded.has(id)) ? <Reminder className={style.reminder} /> : null;
  if (message) {
    if (newest?.id === message.id) return <CarePanel care={newest.care} />;
    // Stored this moment: the panel has come with its words, and stays.
    const known = newest?.id === null && !state.loose && newest.words === ownWords(message);
    const called = message.care?.level === 'urgent';
    if (known && !called) return <CarePanel care={newest.care} />;
    return called ? (
      <p className={style.earlier}>Help was shown here. It is at the top of this page.</p>
    ) : null;
  }
  const here = loose ? state.loose : newest?.id === null && newest.words === words;
  return newest && here ? <CarePanel care={newest.care} /> : null;
}
