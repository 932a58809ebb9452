import { type JSX, useEffect, useState } from 'react';
import { nextDots, nextProgress } from './progress.ts';
import style from './reply-progress.module.css';

/** Shown in place of a reply until its text begins (behaviour 3.4). */
export function ReplyProgress({ isExtensive }: { isExtensive: boolean }): JSX.Element {
  const [dots, setDots] = useState(1);
  const [progress, setProgress] = useState(0);
  useEffect(() => {
    const dotTimer = setInterval(() => setDots(nextDots), 500);
    const progressTimer = setInterval(() => setProgress((now) => nextProgress(now, Math.random())), 1_000);
    return () => {
      clearInterval(dotTimer);
      clearInterval(progressTimer);
    };
  }, []);

  return (
    <div className={style.progress} aria-live="off">
      <p className={style.label}>
        {isExtensive ? 'Processing extensive content' : 'Seeking biblical guidance'}
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
