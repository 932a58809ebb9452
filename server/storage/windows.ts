import { sql } from 'kysely';
import type { Storage } from './types.ts';

/** How often something happened in a window of time, and when the window ends (milliseconds since 1970). */
export interface WindowCount {
  readonly count: number;
  readonly expiresAt: number;
}

/** What is counted: `cost` times, at a time in milliseconds since 1970. */
export interface WindowEntry {
  readonly key: string;
  readonly at: number;
  readonly windowMs: number;
  readonly cost?: number;
}

/** Clocks of instances differ by minutes. A window that ends a day later than it could was begun while the clock was wrong. */
const CLOCK_WAS_WRONG_MS = 86_400_000;

/**
 * Whether a window that ends at `expiresAt` is over, so that another one begins, which would end at `nextEnd`. After a
 * clock was ahead and set right, nobody is to be refused until the time that it showed.
 */
export const isOver = (expiresAt: number, at: number, nextEnd: number): boolean =>
  expiresAt <= at || expiresAt > nextEnd + CLOCK_WAS_WRONG_MS;

/** `isOver`, for a row of `rate_limits`. */
export const isRowOver = (at: number, nextEnd: number) =>
  sql`(rate_limits.expires_at <= ${at} or rate_limits.expires_at > ${nextEnd + CLOCK_WAS_WRONG_MS})`;

/**
 * Counts in the `rate_limits` table, shared by all instances on one database. One SQL statement, so that no concurrent
 * count is lost. After the end of a window the count starts anew. `key` must say nothing about a person: use a MAC.
 */
export async function countInWindow(
  storage: Storage,
  { key, at, windowMs, cost = 1 }: WindowEntry,
): Promise<WindowCount> {
  const expired = isRowOver(at, at + windowMs);
  const row = await storage.db
    .insertInto('rate_limits')
    .values({ key_hash: key, count: cost, expires_at: at + windowMs })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({
        count: sql<number>`case when ${expired} then excluded.count else rate_limits.count + excluded.count end`,
        expires_at: sql<number>`case when ${expired} then excluded.expires_at else rate_limits.expires_at end`,
      }),
    )
    .returning(['count', 'expires_at'])
    .executeTakeFirstOrThrow();
  return { count: row.count, expiresAt: row.expires_at };
}

/** Deletes the rows of windows that have ended. */
export async function removeEndedWindows(storage: Storage, at: number): Promise<void> {
  await storage.db.deleteFrom('rate_limits').where('expires_at', '<=', at).execute();
}
