import type { Game, Random } from './question.ts';
import { shuffled } from './random.ts';

/**
 * As many questions as are asked for, at random, none twice: neither by its id nor by the same question and answer. Fewer
 * where there are no more.
 */
export function pickQuestions(games: readonly Game[], count: number, random: Random): Game[] {
  const seen = new Set<string>();
  const isNew = ({ id, question, correctAnswer }: Game): boolean => {
    const same = `${question}\n${correctAnswer}`;
    if (seen.has(id) || seen.has(same)) return false;
    seen.add(id).add(same);
    return true;
  };
  return shuffled(games, random).filter(isNew).slice(0, count);
}
