import type { JSX } from 'react';
import type { TextFinding } from './checked.ts';
import { COUNT_LABELS, TONES, type Tone, toneOf } from './tone.ts';
import style from './tone-filter.module.css';
import { ToneIcon } from './tone-icon.tsx';

interface ToneFilterProps {
  findings: readonly TextFinding[];
  /** The tone that is shown; null for all. */
  tone: Tone | null;
  onToneChange: (tone: Tone | null) => void;
}

/** The number of findings of each tone; pressing one shows only those. */
export function ToneFilter({ findings, tone, onToneChange }: ToneFilterProps): JSX.Element {
  const counts = TONES.map((one) => ({ one, count: findings.filter((each) => toneOf(each) === one).length }));
  return (
    <fieldset className={style.filter}>
      <legend className="unseen">Show</legend>
      <button
        type="button"
        aria-pressed={tone === null}
        className={style.all}
        onClick={() => onToneChange(null)}
      >
        <b>{findings.length}</b> found
      </button>
      {counts.map(({ one, count }) =>
        count === 0 ? null : (
          <button
            key={one}
            type="button"
            aria-pressed={tone === one}
            className={style[one]}
            onClick={() => onToneChange(tone === one ? null : one)}
          >
            <ToneIcon tone={one} />
            <b>{count}</b> {COUNT_LABELS[one]}
          </button>
        ),
      )}
    </fieldset>
  );
}
