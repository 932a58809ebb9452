import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { JSX } from 'react';
import { points } from '../labels.ts';
import style from './question-sheet.module.css';
import type { QuestionState } from './run.ts';

/** What became of the answer, in words; read out by a screen reader. */
export function Verdict({ question: { wrong, result } }: { question: QuestionState }): JSX.Element {
  return (
    <div role="status">
      {result?.kind === 'correct' && (
        <p className={style.correct}>Correct! 🎉 You earned {points(result.earned)}!</p>
      )}
      {result?.kind === 'revealed' && <p className={style.revealed}>Answer revealed</p>}
      {result?.kind === 'revealed' && <p className="unseen">The answer is {result.game.correctAnswer}.</p>}
      {result === null && wrong.length > 0 && (
        <p key={wrong.length} className={style.again}>
          <RotateCcw aria-hidden="true" />
          Not quite right - Try again! Use a hint if you need help.
        </p>
      )}
    </div>
  );
}
