import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { sql } from 'kysely';
import type { Storage } from '../storage/types.ts';

/** How many callers are remembered in memory; the one that was counted first is forgotten first. */
const MOST_KEYS = 20_000;
/** How often rows of past windows are taken out of the database, in counted requests. */
const TIDY_EVERY = 500;

/** Counts one request of a caller: answers how many there are in its window, and what is left of it in milliseconds. */
type Count = (key: string, windowMs: number) => Promise<{ current: number; ttl: number }>;

/**
 * Counts in this process. (The plugin's own store hands out one object that it goes on changing, so that requests of
 * the same moment all see the last count.) `now` in milliseconds since 1970.
 */
export function memoryStore(now: () => number): FastifyRateLimitStoreCtor {
  const windows = new Map<string, { count: number; readonly expiresAt: number }>();
  return storeOf(async (key, windowMs) => {
    const at = now();
    let window = windows.get(key);
    if (!window || window.expiresAt <= at) {
      windows.delete(key);
      if (windows.size >= MOST_KEYS) windows.delete(windows.keys().next().value ?? '');
      window = { count: 0, expiresAt: at + windowMs };
      windows.set(key, window);
    }
    window.count += 1;
    return { current: window.count, ttl: window.expiresAt - at };
  });
}

/** Counts in the `rate_limits` table, so that all instances on one database count together. */
export function databaseStore(storage: Storage, now: () => number): FastifyRateLimitStoreCtor {
  let counted = 0;
  return storeOf((key, windowMs) => {
    counted += 1;
    if (counted % TIDY_EVERY === 0) void removeExpired(storage, now()).catch(() => {});
    return countRow(storage, key, now(), windowMs);
  });
}

/** One statement, so that instances that count at the same time lose nothing. A past window begins anew at 1. */
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

/** As the plugin wants it: something that can be called with `new`. A function that returns an object serves. */
function storeOf(count: Count): FastifyRateLimitStoreCtor {
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
