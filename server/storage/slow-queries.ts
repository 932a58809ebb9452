import type { Logger } from 'kysely';
import type { StorageLog } from './types.ts';

/** A query that takes longer is worth an operator's look; in milliseconds. */
const SLOW_MS = 1_000;

/** Warns of a slow query by its kind and duration: never its text or values. */
function warnIfSlow(log: StorageLog, kind: string, ms: number): void {
  if (ms > SLOW_MS)
    log.warn({ code: 'SLOW_QUERY', kind, ms: Math.round(ms) }, 'the database took long for a query');
}

/** For Kysely's `log`: single queries. */
export function slowQueryLogger(log: StorageLog): Logger {
  return ({ query, queryDurationMillis }) =>
    warnIfSlow(log, /^\s*(\w{1,20})/.exec(query.sql)?.[1] ?? 'query', queryDurationMillis);
}

/** Runs a transaction, and warns if it takes long. */
export async function timed<T>(log: StorageLog, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    warnIfSlow(log, 'transaction', performance.now() - began);
  }
}
