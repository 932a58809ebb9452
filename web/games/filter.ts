import type { Game } from '../../games/question.ts';
import { CATEGORY_NAMES, DIFFICULTY_NAMES } from './labels.ts';

export interface GameFilter {
  readonly category: Game['category'] | 'all';
  readonly difficulty: Game['difficulty'] | 'all';
}

export const NO_FILTER: GameFilter = { category: 'all', difficulty: 'all' };

/** "hard questions about places", for the sentence of No Games Found. */
export function filterInWords({ category, difficulty }: GameFilter): string {
  const level = difficulty === 'all' ? '' : `${DIFFICULTY_NAMES[difficulty].toLowerCase()} `;
  const subject = category === 'all' ? '' : ` about ${CATEGORY_NAMES[category].toLowerCase()}`;
  return `${level}questions${subject}`;
}

export const isInFilter = (game: Game, { category, difficulty }: GameFilter): boolean =>
  (category === 'all' || game.category === category) &&
  (difficulty === 'all' || game.difficulty === difficulty);
