import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { sql } from 'kysely';
import { FifoMap } from 'toad-cache';
import type { Storage } from '../storage/types.ts';

/** How many callers are counted in memory; beyond that the oldest window is dropped. */
const MAX_KEYS = 20_000;
/** Rows of past windows are deleted each time this many requests were counted. */
const CLEANUP_EVERY = 500;

/** Counts one request of a caller. Resolves to the number of requests in its window and the milliseconds until the window ends. */
type Count = (key: string, windowMs: number) => Promise<{ current: number; ttl: number }>;

/**
 * Counts in this process. (The plugin's own store returns one object that it keeps changing, so that concurrent
 * requests all see the last count.) `now` in milliseconds since 1970.
 */
export function memoryStore(now: () => number): FastifyRateLimitStoreCtor {
  const windows = new FifoMap<{ count: number; readonly expiresAt: number }>(MAX_KEYS);
  return toPluginStore(async (key, windowMs) => {
    const at = now();
    let window = windows.get(key);
    if (!window || window.expiresAt <= at) {
      windows.delete(key);
      window = { count: 0, expiresAt: at + windowMs };
      windows.set(key, window);
    }
    window.count += 1;
    return { current: window.count, ttl: window.expiresAt - at };
  });
}

/** Counts in the `rate_limits` table, shared by all instances on one database. */
export function databaseStore(storage: Storage, now: () => number): FastifyRateLimitStoreCtor {
  let requests = 0;
  return toPluginStore((key, windowMs) => {
    requests += 1;
    if (requests % CLEANUP_EVERY === 0) void removeExpired(storage, now()).catch(() => {});
    return countRow(storage, key, now(), windowMs);
  });
}

/** One SQL statement, so that no concurrent count is lost. After the end of a window the count starts again at 1. */
async function countRow(storage: Storage, key: string, at: number, windowMs: number) {
  const expired = sql`rate_limits.expires_at <= ${at}`;
  const row = await storage.db
    .insertInto('rate_limits')
    .values({ key_hash: key, count: 1, expires_at: at + windowMs })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({
        count: sql<number>`case when ${expired} then 1 else rate_limits.count + 1 end`,
        expires_at: sql<number>`case when ${expired} then excluded.expires_at else rate_limits.expires_at end`,
      }),
    )
    .returning(['count', 'expires_at'])
    .executeTakeFirstOrThrow();
  return { current: row.count, ttl: row.expires_at - at };
}

async function removeExpired(storage: Storage, at: number): Promise<void> {
  await storage.db.deleteFrom('rate_limits').where('expires_at', '<=', at).execute();
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
