import ChevronDown from 'lucide-react/icons/chevron-down';
import { type JSX, useEffect, useState } from 'react';
import style from './questions.module.css';
import { Words } from './words.tsx';

interface Question {
  readonly id: string;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
}

/** Questions of which one answer at most is open. The one that the address names (`/help#offline`) is open at first. */
export function Questions({ questions }: { questions: readonly Question[] }): JSX.Element {
  const [open, setOpen] = useState<string | null>(null);
  useEffect(() => {
    const named = location.hash.slice(1);
    if (questions.some(({ id }) => id === named)) setOpen(named);
  }, [questions]);
  return (
    <div className={style.questions}>
      {questions.map(({ id, question, answer }) => {
        const isOpen = open === id;
        return (
          <div key={id} id={id} className={style.question}>
            <h3>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={`${id}-answer`}
                onClick={() => setOpen(isOpen ? null : id)}
              >
                {question}
                <ChevronDown aria-hidden="true" />
              </button>
            </h3>
            <div id={`${id}-answer`} className={style.answer} hidden={!isOpen}>
              {answer.map((paragraph) => (
                <p key={paragraph}>
                  <Words>{paragraph}</Words>
                </p>
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}
