import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { type JSX, useEffect, useRef } from 'react';
import { Reference } from '../../passages/reference.tsx';
import button from '../../ui/button.module.css';
import { scheduleOf } from '../learn/deck.ts';
import { dueInWords } from '../learn/schedule.ts';
import { type Result, type Run, totalsOf } from './run.ts';
import style from './summary.module.css';
import { summaryLine } from './summary-line.ts';

interface SummaryProps {
  run: Run;
  onPlayAgain: () => void;
  onMenu: () => void;
}

/** The end of a run: score and accuracy, then the passages to read again. */
export function Summary({ run, onPlayAgain, onMenu }: SummaryProps): JSX.Element {
  const { score, possible, accuracy, streak, bestStreak, correct, answered } = totalsOf(run);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const isKnown = ({ kind, attempts }: Result): boolean => kind === 'correct' && attempts === 1;
  const known = run.results.filter(isKnown);
  const again = run.results.filter((result) => !isKnown(result));
  return (
    <div className={style.done}>
      <h1 ref={heading} tabIndex={-1}>
        Session Complete!
      </h1>
      <p className={style.line}>{summaryLine(correct, answered, run.results.length - answered)}</p>
      <dl className={style.score}>
        <div>
          <dt>Final score</dt>
          <dd>
            {score} <small>of {possible}</small>
          </dd>
        </div>
        <div>
          <dt>Accuracy</dt>
          <dd>{accuracy}%</dd>
        </div>
        <div>
          <dt>Streak</dt>
          <dd>
            {streak} <small>best {bestStreak}</small>
          </dd>
        </div>
      </dl>
      {again.length > 0 && (
        <>
          <h2>To read again</h2>
          <ul className={style.list}>
            {again.map((result) => (
              <ToReadAgain key={result.game.id} result={result} />
            ))}
          </ul>
        </>
      )}
      {known.length > 0 && (
        <>
          <h2>Known</h2>
          <p className={style.known}>
            <Check aria-hidden="true" />
            {known.map(({ game }) => (
              <Reference key={game.id} reference={game.scripture}>
                {game.scripture}
              </Reference>
            ))}
          </p>
        </>
      )}
      <div className={style.actions}>
        <button type="button" className={button.primary} onClick={onPlayAgain}>
          Play Again
        </button>
        <button type="button" className={button.quiet} onClick={onMenu}>
          Back to Menu
        </button>
      </div>
    </div>
  );
}

function ToReadAgain({ result }: { result: Result }): JSX.Element {
  const { game, kind, attempts } = result;
  const schedule = kind === 'skipped' ? undefined : scheduleOf(game.id);
  const Icon = kind === 'correct' ? RotateCcw : X;
  const outcome = { revealed: 'Revealed.', skipped: 'Skipped.', correct: `Took ${attempts} tries.` }[kind];
  return (
    <li>
      <Icon aria-hidden="true" />
      <span>
        <Reference reference={game.scripture} className={style.reference}>
          {game.scripture}
        </Reference>
        <span className={style.note}>
          {game.title}. {outcome}
          {schedule && ` Comes back ${dueInWords(schedule, Date.now())}.`}
        </span>
      </span>
    </li>
  );
}
