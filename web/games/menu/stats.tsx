import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { statsQuery } from '../queries.ts';
import style from './stats.module.css';

/** What this visitor has played, as four plain figures. */
export function Stats(): JSX.Element {
  const { data } = useQuery(statsQuery());
  const figures = [
    ['Games played', data?.totalGamesPlayed],
    ['Total score', data?.totalScore],
    ['Current streak', data?.currentStreak],
    ['Best streak', data?.bestStreak],
  ] as const;
  return (
    <dl className={style.stats}>
      {figures.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count === undefined ? '–' : count.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  );
}
