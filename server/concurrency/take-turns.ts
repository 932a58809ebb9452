import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work that takes longer lets other requests have their turn; in milliseconds. */
const TURN_MS = 8;

/**
 * For a loop with much to do: the function that it gets is awaited before each piece, and lets other work go first once
 * this one has taken its time.
 */
export function takeTurns(turnMs = TURN_MS): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < turnMs) return;
    await nextTurn();
    began = performance.now();
  };
}
