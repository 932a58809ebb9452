/** Work that takes longer lets other requests go first; in milliseconds. */
const TURN_MS = 8;
/** Short pieces of work share a round of the event loop until this time has passed; in milliseconds. */
const ROUND_MS = 4;

interface Waiting {
  readonly begin: () => void;
  /** A loop goes on for its whole turn: nothing else shares its round. */
  readonly isLoop: boolean;
}

/** Those who wait for their next turn, in order. Each line has rounds of its own. */
export interface Line {
  readonly waiting: Waiting[];
  scheduled: boolean;
}

export const newLine = (): Line => ({ waiting: [], scheduled: false });

const requests = newLine();

/**
 * For a loop with much to do: the function that it gets is awaited before each piece, and lets other work go first once
 * this one has taken its time. All such loops together get one turn in each round of the event loop. With 0 each piece
 * waits for its turn, and pieces that are short share a round. `line` is for work that requests are not to wait for.
 */
export function takeTurns(turnMs = TURN_MS, line = requests): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < turnMs) return undefined;
    return new Promise((resolve) => {
      const begin = (): void => {
        began = performance.now();
        resolve();
      };
      line.waiting.push({ begin, isLoop: turnMs > 0 });
      schedule(line);
    });
  };
}

function schedule(line: Line): void {
  if (line.scheduled) return;
  line.scheduled = true;
  setImmediate(() => void round(line));
}

async function round(line: Line): Promise<void> {
  const until = performance.now() + ROUND_MS;
  for (let left = line.waiting.length; left > 0 && performance.now() < until; left--) {
    const next = line.waiting.shift();
    next?.begin();
    if (next?.isLoop) break;
    // Its piece is worked on before this goes on.
    await undefined;
  }
  line.scheduled = false;
  if (line.waiting.length > 0) schedule(line);
}
