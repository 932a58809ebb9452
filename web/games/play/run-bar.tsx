import X from 'lucide-react/icons/x';
import type { JSX } from 'react';
import button from '../../ui/button.module.css';
import { type Result, type Run, totalsOf } from './run.ts';
import style from './run-bar.module.css';

/** Where a run is: its question, how the earlier ones went, points, and the way out. */
export function RunBar({ run, onClose }: { run: Run; onClose: () => void }): JSX.Element {
  const { kind, games, index, results } = run;
  const { score } = totalsOf(run);
  const hasEnd = kind !== 'single';
  return (
    <div className={style.run}>
      <div className={style.place}>
        <b>{hasEnd ? `Question ${index + 1} of ${games.length}` : `Question ${index + 1}`}</b>
        {hasEnd && (
          <ol className={style.steps} aria-label={`${results.length} answered`}>
            {games.map(({ id }, at) => (
              <li key={id} className={stepLook(results[at], at === index)} />
            ))}
          </ol>
        )}
      </div>
      <span>
        <b>{score}</b> {score === 1 ? 'point' : 'points'}
      </span>
      <button type="button" className={`${button.text} ${style.close}`} onClick={onClose}>
        <X aria-hidden="true" />
        <span>Close Game</span>
      </button>
    </div>
  );
}

function stepLook(result: Result | undefined, isNow: boolean): string | undefined {
  if (result) return result.kind === 'correct' ? style.right : style.missed;
  return isNow ? style.now : undefined;
}
