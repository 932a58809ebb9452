import { type JSX, useEffect, useMemo, useState } from 'react';
import type { Game } from '../../../games/question.ts';
import { seededRandom, shuffled } from '../../../games/random.ts';
import button from '../../ui/button.module.css';
import { DIFFICULTY_NAMES, points, TYPE_NAMES } from '../labels.ts';
import { TypeIcon } from '../play/type-icon.tsx';
import style from './browse-grid.module.css';

interface BrowseGridProps {
  /** null while they are loading. */
  games: readonly Game[] | null;
  onPlay: (game: Game) => void;
}

/** Drawn at first, and at each "Show more". */
const PAGE_SIZE = 24;

/** All questions of a filter as cards; a click plays that one alone. */
export function BrowseGrid({ games, onPlay }: BrowseGridProps): JSX.Element {
  const [count, setCount] = useState(PAGE_SIZE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter begins at its first page
  useEffect(() => setCount(PAGE_SIZE), [games]);
  // All kinds mixed, in the same order each time.
  const mixed = useMemo(() => games && shuffled(games, seededRandom('browse')), [games]);
  const left = (games?.length ?? 0) - count;
  return (
    <section aria-labelledby="browse" aria-busy={games === null}>
      <div className={style.head}>
        <h2 id="browse">Browse all</h2>
        <span className={style.count}>
          {games === null
            ? 'Loading questions'
            : `${games.length} ${games.length === 1 ? 'question' : 'questions'}, each tied to its passage`}
        </span>
      </div>
      <ul className={style.grid}>
        {mixed === null
          ? // biome-ignore lint/suspicious/noArrayIndexKey: nine empty cards
            Array.from({ length: 9 }, (_, at) => <li key={at} className={style.empty} />)
          : mixed.slice(0, count).map((game) => (
              <li key={game.id}>
                <button type="button" className={style.game} onClick={() => onPlay(game)}>
                  <span className={style.type}>
                    <TypeIcon type={game.type} />
                    {TYPE_NAMES[game.type]}
                  </span>
                  <span className={style.title}>{game.title}</span>
                  <span className={style.meta}>
                    <span>{game.scripture}</span>
                    <span>
                      {DIFFICULTY_NAMES[game.difficulty]}, {points(game.points)}
                    </span>
                  </span>
                </button>
              </li>
            ))}
      </ul>
      {left > 0 && (
        <p className={style.more}>
          <button type="button" className={button.quiet} onClick={() => setCount(count + PAGE_SIZE)}>
            Show {Math.min(PAGE_SIZE, left)} more of {left}
          </button>
        </p>
      )}
    </section>
  );
}
