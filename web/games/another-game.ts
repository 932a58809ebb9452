import type { Game, Random } from '../../games/question.ts';
import { shuffled } from '../../games/random.ts';

/** A random question other than the current one; the same only where there is no other. */
export function anotherGame(
  games: readonly Game[],
  currentId: string | null,
  random: Random,
): Game | undefined {
  const others = games.filter(({ id }) => id !== currentId);
  return shuffled(others.length > 0 ? others : games, random)[0];
}
