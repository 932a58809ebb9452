import type { JSX } from 'react';
import style from './bar-chart.module.css';

export interface Bar {
  readonly id: string;
  readonly value: number;
  /** Below the bar, in one or two lines. */
  readonly label: readonly string[];
  /** It is not over yet. */
  readonly isOpen?: boolean;
}

/** The highest bar, in pixels. */
const MAX_HEIGHT = 180;
/** With more bars values and most labels would not fit. */
const MAX_LABELLED = 12;

/** Bars scaled to the highest; a table beside it gives the same numbers. */
export function BarChart({ title, bars }: { title: string; bars: readonly Bar[] }): JSX.Element {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  const isDense = bars.length > MAX_LABELLED;
  const everyNth = Math.ceil(bars.length / 6);
  const isLabelled = (index: number): boolean => !isDense || (bars.length - 1 - index) % everyNth === 0;
  return (
    <div
      role="img"
      aria-label={`${title}: a bar chart. The table has its numbers.`}
      className={isDense ? style.dense : style.chart}
    >
      {bars.map(({ id, value, label, isOpen }, index) => (
        <div key={id} className={style.column}>
          <div className={style.space}>
            {!isDense && <span>{value}</span>}
            <i
              className={isOpen ? style.open : style.bar}
              style={{ height: `${Math.round((value / highest) * MAX_HEIGHT)}px` }}
            />
          </div>
          <p className={style.label}>
            {isLabelled(index) && label.map((line) => <span key={line}>{line}</span>)}
          </p>
        </div>
      ))}
    </div>
  );
}
