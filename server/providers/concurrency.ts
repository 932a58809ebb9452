import { ProviderError } from './types.ts';

/** Places to ask a service at (`AI_CONCURRENCY`); who comes when all are taken waits in order. */
export interface Slots {
  /**
   * Waits for a place, and gives back how to leave it (calling that twice does no harm).
   * `onWaiting` is called at once if there is none free, so that the wait can be shown.
   * @throws ProviderError PROVIDER_OVERLOADED after the longest wait; the signal's reason when it aborts.
   */
  acquire(signal: AbortSignal, onWaiting?: () => void): Promise<() => void>;
  /** How many wait now. */
  readonly waiting: number;
  /** How many places are taken now. */
  readonly taken: number;
}

/** How long a reply waits for a place before it is told that the service is overloaded (docs/operations.md, `AI_CONCURRENCY`). */
export const LONGEST_WAIT_MS = 30_000;

interface Waiter {
  readonly enter: (leave: () => void) => void;
}

/** `places` calls at once. Without waiting it costs one promise. */
export function createSlots(places: number, longestWaitMs = LONGEST_WAIT_MS): Slots {
  const queue = new Set<Waiter>();
  let taken = 0;

  function take(): () => void {
    taken++;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      taken--;
      letNextIn();
    };
  }

  function letNextIn(): void {
    const [next] = queue;
    if (next === undefined || taken >= places) return;
    queue.delete(next);
    next.enter(take());
  }

  function queueUp(signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const stopWaiting = () => {
        queue.delete(waiter);
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
      };
      const giveUp = () => {
        stopWaiting();
        reject(signal.reason);
      };
      const waiter: Waiter = {
        enter(leave) {
          stopWaiting();
          resolve(leave);
        },
      };
      const timer = setTimeout(() => {
        stopWaiting();
        reject(new ProviderError('PROVIDER_OVERLOADED'));
      }, longestWaitMs);
      signal.addEventListener('abort', giveUp, { once: true });
      queue.add(waiter);
    });
  }

  return {
    async acquire(signal, onWaiting) {
      signal.throwIfAborted();
      if (taken < places && queue.size === 0) return take();
      onWaiting?.();
      return queueUp(signal);
    },
    get waiting() {
      return queue.size;
    },
    get taken() {
      return taken;
    },
  };
}
