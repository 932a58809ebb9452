import type { JSX } from 'react';
import style from './clock.module.css';
import { useCountdown } from './use-countdown.ts';

interface ClockProps {
  /** Milliseconds since 1970; null while the clock stands. */
  deadline: number | null;
  /** Seconds that are left while the clock stands; without them it shows a dash. */
  rest?: number;
  /** Seconds that the whole takes. */
  seconds: number;
  onEnd: () => void;
  /** Shown at its end. */
  note: string;
}

/** The seconds left, as a figure and a bar. A screen reader says them only when it is asked. */
export function Clock({ deadline, rest, seconds, onEnd, note }: ClockProps): JSX.Element {
  const running = Math.min(seconds, useCountdown(deadline, onEnd));
  const left = deadline === null ? rest : running;
  return (
    <div className={style.clock}>
      <div
        className={style.timer}
        role="timer"
        aria-label={deadline === null ? 'The clock stands' : `${running} seconds left`}
      >
        <b aria-hidden="true">{left ?? '–'}</b>
        <progress className={style.bar} max={seconds} value={left ?? 0} aria-hidden="true" />
      </div>
      <span>{note}</span>
    </div>
  );
}
