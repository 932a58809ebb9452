import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from './schema.ts';

const hourLength = 3_600_000;

/** The start of the hour (UTC) that a time falls in; both in milliseconds since 1970. */
export function hourOf(time: number): number {
  return Math.floor(time / hourLength) * hourLength;
}

/** Adds to one of the hourly counts (`sessions`, `messages`, `output_tokens`, ...); fits into a transaction's list. */
export function countHour(db: Kysely<Database>, name: string, now: number, by = 1): CompiledQuery {
  return db
    .insertInto('hourly_counts')
    .values({ hour: hourOf(now), name, count: by })
    .onConflict((conflict) =>
      conflict
        .columns(['hour', 'name'])
        .doUpdateSet((row) => ({ count: row('hourly_counts.count', '+', row.ref('excluded.count')) })),
    )
    .compile();
}
