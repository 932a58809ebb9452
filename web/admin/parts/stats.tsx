import type { JSX } from 'react';
import style from './parts.module.css';

export interface Stat {
  readonly name: string;
  readonly value: string;
  /** What the number means, below it. */
  readonly note: string;
}

/** Numbers side by side, each with what it means. */
export function Stats({ stats, slim = false }: { stats: readonly Stat[]; slim?: boolean }): JSX.Element {
  return (
    <div className={style.stats}>
      {stats.map(({ name, value, note }) => (
        <dl key={name} className={slim ? style.slim : style.stat}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          <dd>{note}</dd>
        </dl>
      ))}
    </div>
  );
}
