import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import type { Game } from '../../../games/question.ts';
import { useTranslation } from '../../app/translation.ts';
import type { GameFilter } from '../filter.ts';
import { gamesQuery } from '../queries.ts';
import { BrowseGrid } from './browse-grid.tsx';

interface BrowseProps {
  filter: GameFilter;
  onSingle: (games: readonly Game[], first: Game) => void;
}

/** The questions of a filter to choose from; nothing where there are none, which the start of a quiz says. */
export function Browse({ filter, onSingle }: BrowseProps): JSX.Element | null {
  const [version] = useTranslation();
  const { data: games, isPending } = useQuery(gamesQuery(filter, version));
  if (isPending) return <BrowseGrid games={null} onPlay={() => {}} />;
  if (!games || games.length === 0) return null;
  return <BrowseGrid games={games} onPlay={(game) => onSingle(games, game)} />;
}
