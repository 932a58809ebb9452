import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { FifoMap } from 'toad-cache';
import type { Storage } from '../storage/types.ts';
import { countInWindow, removeEndedWindows } from '../storage/windows.ts';

/** How many callers are counted in memory; beyond that the oldest window is dropped. */
const MAX_KEYS = 20_000;
/** Rows of past windows are deleted each time this many requests were counted. */
const CLEANUP_EVERY = 500;

/** Counts one request of a caller. Resolves to the number of requests in its window and the milliseconds until the window ends. */
export type Count = (key: string, windowMs: number) => Promise<{ current: number; ttl: number }>;

/**
 * Counts in this process. (The plugin's own store returns one object that it keeps changing, so that concurrent
 * requests all see the last count.) `now` in milliseconds since 1970.
 */
export function memoryStore(now: () => number): FastifyRateLimitStoreCtor {
  return toPluginStore(countInMemory(now));
}

/** Counts in this process. */
export function countInMemory(now: () => number): Count {
  const windows = new FifoMap<{ count: number; readonly expiresAt: number }>(MAX_KEYS);
  return async (key, windowMs) => {
    const at = now();
    let window = windows.get(key);
    if (!window || window.expiresAt <= at) {
      windows.delete(key);
      window = { count: 0, expiresAt: at + windowMs };
      windows.set(key, window);
    }
    window.count += 1;
    return { current: window.count, ttl: window.expiresAt - at };
  };
}

/** Counts in the `rate_limits` table, shared by all instances on one database. */
export function databaseStore(storage: Storage, now: () => number): FastifyRateLimitStoreCtor {
  let requests = 0;
  return toPluginStore(async (key, windowMs) => {
    requests += 1;
    if (requests % CLEANUP_EVERY === 0) void removeEndedWindows(storage, now()).catch(() => {});
    const at = now();
    const { count, expiresAt } = await countInWindow(storage, key, at, windowMs);
    return { current: count, ttl: expiresAt - at };
  });
}

/** The plugin calls the store with `new`: a function that returns an object will do. */
function toPluginStore(count: Count): FastifyRateLimitStoreCtor {
  const store: FastifyRateLimitStore = {
    incr(key, callback, windowMs) {
      count(key, windowMs).then(
        (result) => callback(null, result),
        (error: Error) => callback(error),
      );
    },
    child: () => store,
  };
  return function rateLimitStore() {
    return store;
  } as unknown as FastifyRateLimitStoreCtor;
}
