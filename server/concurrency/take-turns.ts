/** Work that takes longer lets other requests go first; in milliseconds. */
const TURN_MS = 8;

/** Those who wait for their next turn, in order. */
const waiting: (() => void)[] = [];
let scheduled = false;

/**
 * For a loop with much to do: the function that it gets is awaited before each piece, and lets other work go first once
 * this one has taken its time. All such loops together get one turn in each round of the event loop.
 */
export function takeTurns(turnMs = TURN_MS): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < turnMs) return undefined;
    return new Promise((resolve) => {
      waiting.push(() => {
        began = performance.now();
        resolve();
      });
      schedule();
    });
  };
}

function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  setImmediate(() => {
    scheduled = false;
    waiting.shift()?.();
    if (waiting.length > 0) schedule();
  });
}
