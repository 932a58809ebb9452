import type { JSX } from 'react';
import style from './clock.module.css';
import { useCountdown } from './use-countdown.ts';

interface ClockProps {
  /** Milliseconds since 1970; null while the clock stands. */
  deadline: number | null;
  /** Seconds that the whole takes. */
  seconds: number;
  onEnd: () => void;
  /** Shown at its end. */
  note: string;
}

/** The seconds left, as a figure and a bar. A screen reader says them only when it is asked. */
export function Clock({ deadline, seconds, onEnd, note }: ClockProps): JSX.Element {
  const left = Math.min(seconds, useCountdown(deadline, onEnd));
  return (
    <div className={style.clock}>
      <div
        className={style.timer}
        role="timer"
        aria-label={deadline === null ? 'The clock stands' : `${left} seconds left`}
      >
        <b aria-hidden="true">{deadline === null ? '–' : left}</b>
        <progress
          className={style.bar}
          max={seconds}
          value={deadline === null ? 0 : left}
          aria-hidden="true"
        />
      </div>
      <span>{note}</span>
    </div>
  );
}
