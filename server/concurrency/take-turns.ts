/** Work that takes longer lets other requests go first; in milliseconds. */
const TURN_MS = 8;
/** Short pieces of work share a round of the event loop until this time has passed; in milliseconds. */
const ROUND_MS = 4;
/**
 * Where a round of the event loop is long, requests get as much of it as what was done since they began to wait, up to
 * this: with four milliseconds of every thirty, more came than were begun. In milliseconds.
 */
const LONGEST_ROUND_MS = 15;

interface Waiting {
  readonly begin: () => void;
  /** A loop goes on for its whole turn: nothing else shares its round. */
  readonly isLoop: boolean;
}

/** Those who wait for their next turn, in order. Each line has rounds of its own. */
export interface Line {
  readonly waiting: Waiting[];
  /** When its next round was asked for; undefined while nobody waits. */
  scheduledAt: number | undefined;
  /** When the first turn was given in this round of the event loop (aTurn). */
  givenAt: number | undefined;
}

export const newLine = (): Line => ({ waiting: [], scheduledAt: undefined, givenAt: undefined });

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

/**
 * For one short piece of a request's work: a turn at once where nobody waits and this round of the event loop has time left,
 * else as takeTurns(0) gives it. A request passes several of them, and each that waits costs it a whole round.
 */
export function aTurn(line = requests): Promise<void> | undefined {
  const now = performance.now();
  if (line.waiting.length === 0 && now - (line.givenAt ?? now) < ROUND_MS) {
    if (line.givenAt === undefined) {
      line.givenAt = now;
      setImmediate(() => {
        line.givenAt = undefined;
      });
    }
    return undefined;
  }
  return takeTurns(0, line)();
}

function schedule(line: Line): void {
  if (line.scheduledAt !== undefined) return;
  line.scheduledAt = performance.now();
  setImmediate(() => void round(line));
}

async function round(line: Line): Promise<void> {
  const began = performance.now();
  const others = line === requests ? began - (line.scheduledAt ?? began) : 0;
  const until = began + Math.min(LONGEST_ROUND_MS, Math.max(ROUND_MS, others));
  for (let left = line.waiting.length; left > 0 && performance.now() < until; left--) {
    const next = line.waiting.shift();
    next?.begin();
    if (next?.isLoop) break;
    // Its piece is worked on before this goes on.
    await undefined;
  }
  line.scheduledAt = undefined;
  if (line.waiting.length > 0) schedule(line);
}
