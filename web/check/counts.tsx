import type { JSX } from 'react';
import type { TextFinding } from './checked.ts';
import style from './counts.module.css';
import { Sign } from './sign.tsx';
import { COUNTED, TONES, type Tone, toneOf } from './tone.ts';

interface CountsProps {
  findings: readonly TextFinding[];
  /** What alone is shown; null: all. */
  tone: Tone | null;
  onTone: (tone: Tone | null) => void;
}

/** How many there are of each result; pressed, only these are shown. */
export function Counts({ findings, tone, onTone }: CountsProps): JSX.Element {
  const counts = TONES.map((one) => ({ one, count: findings.filter((each) => toneOf(each) === one).length }));
  return (
    <fieldset className={style.counts}>
      <legend className="unseen">Show</legend>
      <button type="button" aria-pressed={tone === null} className={style.all} onClick={() => onTone(null)}>
        <b>{findings.length}</b> found
      </button>
      {counts.map(({ one, count }) =>
        count === 0 ? null : (
          <button
            key={one}
            type="button"
            aria-pressed={tone === one}
            className={style[one]}
            onClick={() => onTone(tone === one ? null : one)}
          >
            <Sign tone={one} />
            <b>{count}</b> {COUNTED[one]}
          </button>
        ),
      )}
    </fieldset>
  );
}
