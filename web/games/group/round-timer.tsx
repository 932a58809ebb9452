import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { JSX } from 'react';
import button from '../../ui/button.module.css';
import { useCountdown } from '../play/use-countdown.ts';
import style from './round-timer.module.css';
import type { RoundClock } from './running.ts';

interface RoundTimerProps {
  minutes: number;
  /** null until it is started. */
  clock: RoundClock | null;
  onChange: (clock: RoundClock | null) => void;
}

/** The clock of a round: the leader starts it, stops it and sets it back. */
export function RoundTimer({ minutes, clock, onChange }: RoundTimerProps): JSX.Element {
  const whole = minutes * 60;
  const { rest, deadline } = clock ?? { rest: whole, deadline: null };
  const running = useCountdown(deadline, () => onChange({ rest: 0, deadline: null }));
  const left = deadline === null ? rest : Math.min(rest, running);
  const toggle = (): void => {
    if (deadline === null) onChange({ rest, deadline: Date.now() + rest * 1_000 });
    else onChange({ rest: left, deadline: null });
  };
  const figure = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div className={style.timer} data-print="no">
      <b role="timer" aria-label={`${figure} left`} className={left === 0 ? style.over : undefined}>
        {figure}
      </b>
      <progress className={style.bar} max={whole} value={left} aria-hidden="true" />
      <button type="button" className={button.quiet} disabled={left === 0} onClick={toggle}>
        {deadline === null ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        {deadline !== null ? 'Pause' : rest < whole ? 'Go on' : 'Start the clock'}
      </button>
      <button type="button" className={button.text} onClick={() => onChange(null)}>
        <RotateCcw aria-hidden="true" />
        Reset
      </button>
      <span role="status">{left === 0 ? 'Time is up.' : ''}</span>
    </div>
  );
}
