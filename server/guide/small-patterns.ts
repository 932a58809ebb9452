import { setFlagsFromString } from 'node:v8';

/**
 * Runs what makes patterns ready. Their code becomes half as large and takes half as long to make; matching takes
 * longer, so this is for many long patterns that each see a few words now and then
 * (docs/decisions/043-memory.md). Only what is compiled meanwhile is affected.
 */
export function withSmallPatterns<Result>(makeReady: () => Result): Result {
  setFlagsFromString('--no-regexp-optimization');
  try {
    return makeReady();
  } finally {
    setFlagsFromString('--regexp-optimization');
  }
}
