/** How waiting is shown (behaviour 3.4). */
const MAX_PERCENT = 95;
const MAX_STEP = 5;

/** Adds 0 to 5 percent, up to 95. `chance` is a random number from 0 to 1. */
export const nextProgress = (now: number, chance: number): number =>
  Math.min(MAX_PERCENT, now + chance * MAX_STEP);

/** 1, 2, 3, then 1 again. */
export const nextDots = (now: number): number => (now % 3) + 1;
