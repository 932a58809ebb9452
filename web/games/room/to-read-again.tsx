import type { JSX } from 'react';
import type { RoomView } from '../../../contract/rooms.ts';
import { Reference } from '../../passages/reference.tsx';
import { askedText } from './asked-text.ts';
import style from './to-read-again.module.css';

type Asked = NonNullable<RoomView['asked']>[number];

/** The end of a game: what was asked, with answers and passages, on screen and on paper. */
export function ToReadAgain({ view: { asked = [] } }: { view: RoomView }): JSX.Element | null {
  if (asked.length === 0) return null;
  return (
    <section className={style.again} aria-labelledby="again">
      <h2 id="again">To read again</h2>
      <ol>
        {asked.map((one) => (
          <Question key={one.question} one={one} />
        ))}
      </ol>
    </section>
  );
}

function Question({ one: { question, correctAnswer, scripture } }: { one: Asked }): JSX.Element {
  const { asked, about } = askedText(question);
  return (
    <li>
      {asked}
      {about && <span className={style.about}>{about}</span>}
      <span className={style.answer}>
        <b>{correctAnswer}</b> <Reference reference={scripture}>{scripture}</Reference>
      </span>
    </li>
  );
}
