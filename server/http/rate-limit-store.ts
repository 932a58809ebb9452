import { FifoMap } from 'toad-cache';
import type { Storage } from '../storage/types.ts';
import { countInWindow, isOver, removeEndedWindows } from '../storage/windows.ts';

/** How many callers of one limit are counted in memory (some 1.2 MB; of all limits together 25 MB); beyond that the oldest window is dropped. */
const MAX_KEYS = 5_000;
/** Rows of past windows are also deleted each time this many requests were counted: within an hour many would gather. */
const CLEANUP_EVERY = 500;

/** Counts a request of a caller, `cost` times. Resolves to the count of its window and the milliseconds until the window ends. */
export type Count = (
  key: string,
  windowMs: number,
  cost: number,
) => Promise<{ current: number; ttl: number }>;

/** Counts one limit in this process. `now` in milliseconds since 1970. */
export function countInMemory(now: () => number): Count {
  const windows = new FifoMap<{ count: number; readonly expiresAt: number }>(MAX_KEYS);
  return async (key, windowMs, cost) => {
    const at = now();
    let window = windows.get(key);
    if (!window || isOver(window.expiresAt, at, at + windowMs)) {
      windows.delete(key);
      window = { count: 0, expiresAt: at + windowMs };
      windows.set(key, window);
    }
    window.count += cost;
    return { current: window.count, ttl: window.expiresAt - at };
  };
}

/** Counts in the `rate_limits` table, shared by all instances on one database. */
export function countInDatabase(storage: Storage, now: () => number): Count {
  let requests = 0;
  return async (key, windowMs, cost) => {
    requests += 1;
    if (requests % CLEANUP_EVERY === 0) void removeEndedWindows(storage, now()).catch(() => {});
    const at = now();
    const { count, expiresAt } = await countInWindow(storage, { key, at, windowMs, cost });
    return { current: count, ttl: expiresAt - at };
  };
}
