import type { JSX } from 'react';
import button from '../../ui/button.module.css';
import { filterInWords, type GameFilter } from '../filter.ts';
import style from './no-games.module.css';

/** No question fits the filters: says which, and offers the way out. */
export function NoGames({ filter, onReset }: { filter: GameFilter; onReset: () => void }): JSX.Element {
  return (
    <section className={style.none}>
      <svg viewBox="0 0 120 70" aria-hidden="true">
        <path d="M22 40c10-16 34-22 56-8 4 2.5 8 5.5 12 8-4 2.5-8 5.5-12 8-22 14-46 8-56-8Z" />
        <path d="M90 40c4-5 9-9 15-11-3 7-3 15 0 22-6-2-11-6-15-11Z" />
        <path d="M50 30c3 6 3 13 0 20M31 46c3 1 6 .6 9-1" />
        <circle cx="40" cy="36" r="1.6" />
        <path
          className={style.sea}
          d="M4 64c8-4 12 4 20 0s12 4 20 0 12 4 20 0 12 4 20 0 12 4 20 0 8 2 12 0"
        />
      </svg>
      <h2>No Games Found</h2>
      <p>The net came up empty for {filterInWords(filter)}. Cast it on the other side, or start over.</p>
      <button type="button" className={button.primary} onClick={onReset}>
        Reset Filters
      </button>
    </section>
  );
}
