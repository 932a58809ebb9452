import { type JSX, useEffect, useState } from 'react';
import { nextDots, nextProgress } from './progress.ts';
import style from './working.module.css';

/** What stands in an answer's place until its first word (behaviour 3.4). */
export function Working({ extensive }: { extensive: boolean }): JSX.Element {
  const [dots, setDots] = useState(1);
  const [progress, setProgress] = useState(0);
  useEffect(() => {
    const dotting = setInterval(() => setDots(nextDots), 500);
    const rising = setInterval(() => setProgress((now) => nextProgress(now, Math.random())), 1_000);
    return () => {
      clearInterval(dotting);
      clearInterval(rising);
    };
  }, []);

  return (
    <div className={style.working} aria-live="off">
      <p className={style.what}>
        {extensive ? 'Processing extensive content' : 'Seeking biblical guidance'}
        <span className={style.dots} aria-hidden="true">
          {'.'.repeat(dots)}
        </span>
      </p>
      <progress className={style.bar} max={100} value={progress} aria-label="Progress of the reply" />
      <p className={style.note}>
        <span>{Math.round(progress)}%</span> Large content may take up to 60 seconds
      </p>
    </div>
  );
}
