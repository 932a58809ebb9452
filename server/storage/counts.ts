import type { CompiledQuery, Kysely } from 'kysely';
import { prepared } from './prepared.ts';
import type { Database } from './schema.ts';

const hourLength = 3_600_000;

/** The start of the hour (UTC) that a time falls in; both in milliseconds since 1970. */
export function hourOf(time: number): number {
  return Math.floor(time / hourLength) * hourLength;
}

/** The query that adds to an hourly count (`sessions`, `messages`, `output_tokens`, ...), for a transaction's list. */
export function countHour(db: Kysely<Database>, name: string, now: number, by = 1): CompiledQuery {
  return addToHour(db, { hour: hourOf(now), name, count: by });
}

const addToHour = prepared((db, row: { hour: number; name: string; count: number }) =>
  db
    .insertInto('hourly_counts')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['hour', 'name'])
        .doUpdateSet((old) => ({ count: old('hourly_counts.count', '+', old.ref('excluded.count')) })),
    ),
);

/** The query that adds several hourly counts at once, for a transaction's list. `counts` must not be empty. */
export function countHours(
  db: Kysely<Database>,
  counts: ReadonlyMap<string, number>,
  now: number,
): CompiledQuery {
  const hour = hourOf(now);
  // In one order everywhere, so that two transactions never wait for each other.
  const rows = [...counts].map(([name, count]) => ({ hour, name, count })).sort(byName);
  return db
    .insertInto('hourly_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['hour', 'name'])
        .doUpdateSet((old) => ({ count: old('hourly_counts.count', '+', old.ref('excluded.count')) })),
    )
    .compile();
}

const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);
