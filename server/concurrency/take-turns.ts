/** Work that takes longer lets other requests go first; in milliseconds. */
const TURN_MS = 8;
/** Short pieces of work share a round of the event loop until this time has passed; in milliseconds. */
const ROUND_MS = 4;

interface Waiting {
  readonly begin: () => void;
  /** A loop goes on for its whole turn: nothing else shares its round. */
  readonly isLoop: boolean;
}

/** Those who wait for their next turn, in order. */
const waiting: Waiting[] = [];
let scheduled = false;

/**
 * For a loop with much to do: the function that it gets is awaited before each piece, and lets other work go first once
 * this one has taken its time. All such loops together get one turn in each round of the event loop. With 0 each piece
 * waits for its turn, and pieces that are short share a round.
 */
export function takeTurns(turnMs = TURN_MS): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < turnMs) return undefined;
    return new Promise((resolve) => {
      const begin = (): void => {
        began = performance.now();
        resolve();
      };
      waiting.push({ begin, isLoop: turnMs > 0 });
      schedule();
    });
  };
}

function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  setImmediate(() => void round());
}

async function round(): Promise<void> {
  const until = performance.now() + ROUND_MS;
  for (let left = waiting.length; left > 0 && performance.now() < until; left--) {
    const next = waiting.shift();
    next?.begin();
    if (next?.isLoop) break;
    // Its piece is worked on before this goes on.
    await undefined;
  }
  scheduled = false;
  if (waiting.length > 0) schedule();
}
