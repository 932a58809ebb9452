/** The figures shown while waiting (behaviour 3.4). */
const CAP = 95;
const STEP = 5;

/** Rises by a random 0 to 5, at most to 95. `chance` from 0 to 1. */
export const nextProgress = (now: number, chance: number): number => Math.min(CAP, now + chance * STEP);

/** One, two, three, one. */
export const nextDots = (now: number): number => (now % 3) + 1;
