import X from 'lucide-react/icons/x';
import { type JSX, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import {
  AGE_ANSWERS,
  AGE_BANDS,
  AGE_HELP,
  AGE_QUESTION,
  AGE_SHORT,
  AGE_TOGETHER,
  AGE_UNSAID,
  AGE_WHY,
} from '../../content/care/age.ts';
import { type StatedAge, setStatedAge, useStatedAge } from '../app/age-band.ts';
import button from '../ui/button.module.css';
import style from './age-question.module.css';

export interface AgeQuestionProps {
  isLoaded: boolean;
  /** The conversation is loaded and has no message. */
  isEmpty: boolean;
  /** A message was answered, or is being answered. */
  hasBegun: boolean;
  /** Help is shown in this conversation: nothing is asked. */
  isHelped: boolean;
}

/** Asks for the visitor's age band above the first message, answered by one tap. Never shown beside help. */
export function AgeQuestion({ isLoaded, hasBegun, isHelped }: AgeQuestionProps): JSX.Element | null {
  const age = useStatedAge();
  const [answeredHere, setAnsweredHere] = useState(false);
  if (isHelped || !isLoaded) return null;
  if (age === null) return hasBegun ? null : <Question onAnswer={() => setAnsweredHere(true)} />;
  if (age === 'unsaid' || !AGE_ANSWERS[age]) return null;
  if (age !== 'under-13' && (!answeredHere || hasBegun)) return null;
  return <Answer age={age} hasBegun={hasBegun} takesFocus={answeredHere} />;
}

function Question({ onAnswer }: { onAnswer: () => void }): JSX.Element {
  return (
    <fieldset className={style.question}>
      <legend>
        <span className={style.long}>{AGE_QUESTION}</span>
        <span className={style.short} aria-hidden="true">
          {AGE_SHORT}
        </span>
      </legend>
      <div className={style.bands}>
        {AGE_BANDS.map(({ band, name }) => (
          <button
            key={band}
            type="button"
            className={style.band}
            onClick={() => {
              setStatedAge(band);
              onAnswer();
            }}
          >
            {name}
          </button>
        ))}
        <button
          type="button"
          className={button.icon}
          aria-label={AGE_UNSAID}
          title={AGE_UNSAID}
          onClick={() => setStatedAge('unsaid')}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <p className={style.why}>{AGE_WHY}</p>
    </fieldset>
  );
}

interface AnswerProps {
  age: Exclude<StatedAge, 'unsaid'>;
  hasBegun: boolean;
  takesFocus: boolean;
}

/** What Berea says to the age that was chosen. */
function Answer({ age, hasBegun, takesFocus }: AnswerProps): JSX.Element {
  const answer = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: a screen reader continues with what replaced it.
  useEffect(() => {
    if (takesFocus) answer.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div ref={answer} className={style.answer} tabIndex={-1}>
      <p>
        {hasBegun ? AGE_TOGETHER : AGE_ANSWERS[age]}{' '}
        {age === 'under-13' && <Link href="/safety">{AGE_HELP}</Link>}
      </p>
      <button type="button" className={button.text} onClick={() => setStatedAge(null)}>
        Change
      </button>
    </div>
  );
}
