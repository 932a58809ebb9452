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
import { type ToldAge, tellAge, useToldAge } from '../app/age-band.ts';
import type { Loaded } from '../chat/loaded.ts';
import button from '../ui/button.module.css';
import style from './age-question.module.css';

export interface AgePlaceProps {
  loaded: Loaded | undefined;
  /** Words are on their way, or being answered. */
  busy: boolean;
  /** Help stands here: nothing is asked. */
  cared: boolean;
}

/** Asked by one tap beside the first message; whoever would rather write, writes. Never in the way of help. */
export function AgeQuestion({ loaded, busy, cared }: AgePlaceProps): JSX.Element | null {
  const told = useToldAge();
  const [asked, setAsked] = useState(false);
  const answer = useRef<HTMLDivElement>(null);
  const note = told && told !== 'unsaid' ? AGE_ANSWERS[told] : undefined;

  // The button that was pressed is gone: a screen reader goes on with what came in its place.
  useEffect(() => {
    if (asked && told) answer.current?.focus({ preventScroll: true });
  }, [asked, told]);

  if (cared || !loaded) return null;
  const own = loaded.messages.filter(({ role }) => role === 'user').length;
  const begun = loaded.more || own > 1 || (own === 1 && busy);
  if (told === null) {
    if (begun) return null;
    return (
      <fieldset className={style.age}>
        <legend>
          <span className={style.whole}>{AGE_QUESTION}</span>
          <span className={style.short} aria-hidden="true">
            {AGE_SHORT}
          </span>
        </legend>
        <div className={style.bands}>
          {AGE_BANDS.map(({ band, name }) => (
            <AgeButton key={band} age={band} onTold={() => setAsked(true)}>
              {name}
            </AgeButton>
          ))}
          <button
            type="button"
            className={button.icon}
            aria-label={AGE_UNSAID}
            title={AGE_UNSAID}
            onClick={() => tellAge('unsaid')}
          >
            <X aria-hidden="true" />
          </button>
        </div>
        <p className={style.why}>{AGE_WHY}</p>
      </fieldset>
    );
  }
  if (!note || (told !== 'under-13' && (!asked || begun))) return null;
  return (
    <div ref={answer} className={style.answer} tabIndex={-1}>
      <p>
        {begun ? AGE_TOGETHER : note} {told === 'under-13' && <Link href="/safety">{AGE_HELP}</Link>}
      </p>
      <button type="button" className={button.text} onClick={() => tellAge(null)}>
        Change
      </button>
    </div>
  );
}

interface AgeButtonProps {
  age: ToldAge;
  onTold: () => void;
  children: string;
}

function AgeButton({ age, onTold, children }: AgeButtonProps): JSX.Element {
  return (
    <button
      type="button"
      className={style.band}
      onClick={() => {
        tellAge(age);
        onTold();
      }}
    >
      {children}
    </button>
  );
}
