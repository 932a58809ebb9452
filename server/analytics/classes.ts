import { FIRST_WORD_CLASSES } from '../chat/count-reply.ts';

/** Where classes of sessions begin: by messages, and by minutes. */
export const LENGTHS = [1, 3, 5, 11, 21, 51] as const;
export const MINUTES = [0, 1, 5, 15, 60] as const;

/** Classes as the API gives them. */
export function ranges(bounds: readonly number[], sessions: readonly number[]) {
  return bounds.map((from, at) => ({ from, to: bounds[at + 1] ?? null, sessions: sessions[at] ?? 0 }));
}

/**
 * The class (milliseconds) within which `share` of `answers` began; null if that many are in no class.
 * `counts` has a class's number of answers.
 */
export function firstWordWithin(
  counts: ReadonlyMap<number, number>,
  answers: number,
  share: number,
): number | null {
  let begun = 0;
  for (const most of FIRST_WORD_CLASSES) {
    begun += counts.get(most) ?? 0;
    if (answers > 0 && begun >= answers * share) return most;
  }
  return null;
}
