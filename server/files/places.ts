import { AppError } from '../../contract/errors.ts';

export interface PlacesOptions {
  /** How many work at once. */
  readonly places: number;
  /** How many may wait for a place. */
  readonly waiting: number;
  /** How long one waits at most. */
  readonly waitMs: number;
  /** What those are told for whom there is no place. */
  readonly busy?: () => AppError;
}

/** Runs work in one of few places. */
export type Places = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>;

export const busy = (): AppError =>
  new AppError('NOT_AVAILABLE', {
    message: 'Many documents are being read at the moment. Please try again in half a minute.',
    retryAfterSeconds: 30,
  });

/** Work beyond `places` waits its turn, for a bounded time, in a bounded queue; else it rejects with NOT_AVAILABLE. */
export function createPlaces({ places, waiting, waitMs, busy: full = busy }: PlacesOptions): Places {
  const queue: (() => void)[] = [];
  let working = 0;

  const turn = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (error: unknown): void => {
        const at = queue.indexOf(begin);
        if (at >= 0) queue.splice(at, 1);
        settle();
        reject(error);
      };
      const onAbort = (): void => leave(signal.reason);
      const timer = setTimeout(() => leave(full()), waitMs);
      const settle = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
      };
      const begin = (): void => {
        settle();
        resolve();
      };
      signal.addEventListener('abort', onAbort, { once: true });
      queue.push(begin);
    });

  return async (work, signal) => {
    signal.throwIfAborted();
    if (working < places) working += 1;
    else if (queue.length >= waiting) throw full();
    // Who is called takes over the place of the one who leaves.
    else await turn(signal);
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
