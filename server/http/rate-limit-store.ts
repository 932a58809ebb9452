import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { sql } from 'kysely';
import type { Storage } from '../storage/types.ts';

/** How often rows of past windows are taken out, in counted requests. */
const TIDY_EVERY = 500;

/** Counts in the `rate_limits` table, so that all instances on one database count together. */
export function rateLimitStore(storage: Storage, now: () => number): FastifyRateLimitStoreCtor {
  let counted = 0;
  const store: FastifyRateLimitStore = {
    incr(key, callback, windowMs) {
      counted += 1;
      if (counted % TIDY_EVERY === 0) void removeExpired(storage, now()).catch(() => {});
      countOne(storage, key, now(), windowMs).then(
        (result) => callback(null, result),
        (error: Error) => callback(error),
      );
    },
    child: () => store,
  };
  // The plugin calls it with `new`; a function that returns an object serves.
  return function rateLimitTable() {
    return store;
  } as unknown as FastifyRateLimitStoreCtor;
}

/** One statement, so that instances that count at the same time lose nothing. A past window begins anew at 1. */
async function countOne(storage: Storage, key: string, at: number, windowMs: number) {
  const row = await storage.db
    .insertInto('rate_limits')
    .values({ key_hash: key, count: 1, expires_at: at + windowMs })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({
        count: sql<number>`case when rate_limits.expires_at <= ${at} then 1 else rate_limits.count + 1 end`,
        expires_at: sql<number>`case when rate_limits.expires_at <= ${at} then ${at + windowMs} else rate_limits.expires_at end`,
      }),
    )
    .returning(['count', 'expires_at'])
    .executeTakeFirstOrThrow();
  return { current: row.count, ttl: row.expires_at - at };
}

async function removeExpired(storage: Storage, at: number): Promise<void> {
  await storage.db.deleteFrom('rate_limits').where('expires_at', '<=', at).execute();
}
