/** A semaphore: a fixed number of slots, and a bounded queue of those who wait for one. */
export interface Slots {
  /**
   * Waits for a slot and returns a function that frees it (calling that twice does no harm).
   * `onWaiting` is called at once when no slot is free, so that the wait can be shown.
   * Rejects with `busy()` when the queue is full or the wait takes too long, and with the signal's reason when it aborts.
   */
  acquire(signal: AbortSignal, onWaiting?: () => void): Promise<() => void>;
  /** Runs `work` in a slot. Rejects as `acquire` does, or with what `work` throws. */
  run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>;
  /** How many callers are waiting. */
  readonly waiting: number;
  /** How many slots are in use. */
  readonly taken: number;
}

export interface SlotsArgs {
  readonly slots: number;
  /** How many callers may wait; without it, any number. */
  readonly maxWaiting?: number;
  /** How long a caller may wait, in milliseconds; without it, for ever. */
  readonly maxWaitMs?: number;
  /** The error for callers that get no slot. */
  readonly busy: () => Error;
}

/** Creates a semaphore that serves waiting callers in order. Taking a free slot costs one promise (docs/decisions/044-libraries.md). */
export function createSlots({ slots, maxWaiting = Infinity, maxWaitMs, busy }: SlotsArgs): Slots {
  /** One function for each waiting caller, in order of arrival; it gives the caller a slot. */
  const queue = new Set<() => void>();
  let taken = 0;

  function take(): () => void {
    taken++;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      taken--;
      const [next] = queue;
      next?.();
    };
  }

  function waitForSlot(signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const leaveQueue = (): void => {
        queue.delete(enter);
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
      };
      const enter = (): void => {
        leaveQueue();
        resolve(take());
      };
      const onAbort = (): void => {
        leaveQueue();
        reject(signal.reason);
      };
      const onTimeout = (): void => {
        leaveQueue();
        reject(busy());
      };
      const timer = maxWaitMs === undefined ? undefined : setTimeout(onTimeout, maxWaitMs);
      signal.addEventListener('abort', onAbort, { once: true });
      queue.add(enter);
    });
  }

  async function acquire(signal: AbortSignal, onWaiting?: () => void): Promise<() => void> {
    signal.throwIfAborted();
    if (taken < slots) return take();
    if (queue.size >= maxWaiting) throw busy();
    onWaiting?.();
    return waitForSlot(signal);
  }

  return {
    acquire,
    async run(work, signal) {
      const release = await acquire(signal);
      try {
        return await work();
      } finally {
        release();
      }
    },
    get waiting() {
      return queue.size;
    },
    get taken() {
      return taken;
    },
  };
}
