import { type JSX, useContext, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import {
  AGE_ANSWERS,
  AGE_BANDS,
  AGE_HELP,
  AGE_QUESTION,
  AGE_TOGETHER,
  AGE_UNSAID,
  AGE_WHY,
} from '../../content/care/age.ts';
import { PAGES } from '../../contract/pages.ts';
import { type StatedAge, setStatedAge, useStatedAge } from '../app/age-band.ts';
import { useStore } from '../app/store.ts';
import button from '../ui/button.module.css';
import style from './age-question.module.css';
import { CareContext } from './care-state.ts';

export interface AgeQuestionProps {
  /** In a conversation without messages; after its first finished reply; after a later one. */
  at: 'welcome' | 'first-reply' | 'later-reply';
}

/** The question was shown on this page: whoever writes on without an answer is not asked again. */
let wasAsked = false;

/**
 * Asks for the visitor's age band once, as a card below the first finished reply, answered or put away by one tap. Never
 * shown beside help.
 */
export function AgeQuestion({ at }: AgeQuestionProps): JSX.Element | null {
  const age = useStatedAge();
  const isHelped = useStore(useContext(CareContext), ({ help, isSecret }) => help !== null || isSecret);
  const [answeredHere, setAnsweredHere] = useState(false);
  const isAsked = age === null && !isHelped && at === 'first-reply';
  useEffect(() => {
    if (isAsked) wasAsked = true;
    if (age === null && wasAsked && at === 'later-reply') setStatedAge('unsaid');
    if (age !== null) wasAsked = false;
  }, [isAsked, age, at]);

  if (isHelped) return null;
  if (isAsked) return <Question onAnswer={() => setAnsweredHere(true)} />;
  if (age === null || age === 'unsaid' || !AGE_ANSWERS[age]) return null;
  if (age !== 'under-13' && !answeredHere) return null;
  return <Answer age={age} isShort={at === 'later-reply'} takesFocus={answeredHere} />;
}

function Question({ onAnswer }: { onAnswer: () => void }): JSX.Element {
  return (
    <section className={style.card} aria-labelledby="age-question" data-print="no">
      <h2 id="age-question">{AGE_QUESTION}</h2>
      <p>{AGE_WHY}</p>
      <div className={style.bands}>
        {AGE_BANDS.map(({ band, name }) => (
          <button
            key={band}
            type="button"
            className={button.quiet}
            onClick={() => {
              setStatedAge(band);
              onAnswer();
            }}
          >
            {name}
          </button>
        ))}
      </div>
      <button type="button" className={style.unsaid} onClick={() => setStatedAge('unsaid')}>
        {AGE_UNSAID}
      </button>
    </section>
  );
}

interface AnswerProps {
  age: Exclude<StatedAge, 'unsaid'>;
  /** It was said in full before. */
  isShort: boolean;
  takesFocus: boolean;
}

/** What Berea says to the age that was chosen. */
function Answer({ age, isShort, takesFocus }: AnswerProps): JSX.Element {
  const answer = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: a screen reader continues with what replaced it.
  useEffect(() => {
    if (takesFocus) answer.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div ref={answer} className={style.answer} tabIndex={-1} data-print="no">
      <p>
        {isShort ? AGE_TOGETHER : AGE_ANSWERS[age]}{' '}
        {age === 'under-13' && <Link href={PAGES.safety.path}>{AGE_HELP}</Link>}
      </p>
      <button type="button" className={button.text} onClick={() => setStatedAge(null)}>
        Change
      </button>
    </div>
  );
}
