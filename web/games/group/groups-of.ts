import type { Random } from '../../../games/question.ts';
import { shuffled } from '../../../games/random.ts';

/** The names that were typed, one a line or separated by commas. */
export const namesIn = (text: string): string[] =>
  text
    .split(/[,\n;]/)
    .map((name) => name.trim().slice(0, 40))
    .filter(Boolean);

/**
 * Draws lots: the names in groups of these sizes. Places without a name stay empty; names without a place go to the
 * smallest groups.
 */
export function groupsOf(names: readonly string[], sizes: readonly number[], random: Random): string[][] {
  const drawn = shuffled(names, random);
  const groups: string[][] = sizes.map(() => []);
  // In turn, so that fewer names than places leave no group alone.
  for (let turn = 0; drawn.length > 0 && turn < Math.max(...sizes); turn += 1) {
    for (const [at, size] of sizes.entries()) {
      const name = turn < size ? drawn.pop() : undefined;
      if (name !== undefined) groups[at]?.push(name);
    }
  }
  for (const name of drawn) {
    const [smallest] = groups.toSorted((one, other) => one.length - other.length);
    smallest?.push(name);
  }
  return groups;
}
