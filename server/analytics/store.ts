import { type RawBuilder, sql } from 'kysely';
import type { Storage } from '../storage/types.ts';
import { DAY_MS } from './days.ts';

/** Sums come as text from PostgreSQL. */
const numbers = <Row extends object>(row: Row): { [Name in keyof Row]: number } =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)])) as {
    [Name in keyof Row]: number;
  };

const total = (of: RawBuilder<unknown>) => sql<number>`coalesce(sum(${of}), 0)`;

/** Of sessions with a message. Read from the index chat_sessions_activity alone. */
export async function readTotals({ db }: Storage, activeSince: number) {
  const { since, ...counts } = await db
    .selectFrom('chat_sessions')
    .select([
      sql<number>`count(*)`.as('sessions'),
      total(sql.ref('message_count')).as('messages'),
      total(sql`case when last_active_at >= ${sql.lit(activeSince)} then 1 else 0 end`).as('active'),
      sql<number | null>`min(created_at)`.as('since'),
    ])
    .where('message_count', '>', 0)
    .executeTakeFirstOrThrow();
  return { ...numbers(counts), since: since === null ? null : Number(since) };
}

/**
 * How many sessions that began since `since` fall into each class by messages and by minutes; the lists say where classes
 * begin. One pass over the index: grouping would sort all rows.
 */
export async function readClasses(
  { db }: Storage,
  bounds: { readonly lengths: readonly number[]; readonly minutes: readonly number[] },
  since: number,
): Promise<{ lengths: number[]; minutes: number[] }> {
  const below = {
    lengths: (bound: number) => sql`message_count < ${sql.lit(bound)}`,
    minutes: (bound: number) => sql`last_active_at - created_at < ${sql.lit(bound * 60_000)}`,
  };
  const columns = (['lengths', 'minutes'] as const).flatMap((kind) =>
    bounds[kind]
      .slice(1)
      .map((bound) => sql<number>`count(*) filter (where ${below[kind](bound)})`.as(`${kind}_${bound}`)),
  );
  const row: Record<string, unknown> = await db
    .selectFrom('chat_sessions')
    .select([sql<number>`count(*)`.as('sessions'), ...columns])
    .where('message_count', '>', 0)
    // A session that began since then was active since then: this reads less of the index.
    .where('last_active_at', '>=', since)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  const classes = (kind: 'lengths' | 'minutes'): number[] => {
    const upTo = [
      ...bounds[kind].slice(1).map((bound) => Number(row[`${kind}_${bound}`])),
      Number(row.sessions),
    ];
    return upTo.map((count, at) => count - (upTo[at - 1] ?? 0));
  };
  return { lengths: classes('lengths'), minutes: classes('minutes') };
}

/** The sessions that were active last. */
export function readRecentSessions({ db }: Storage, limit: number) {
  return db
    .selectFrom('chat_sessions')
    .select(['created_at', 'last_active_at', 'message_count'])
    .where('message_count', '>', 0)
    .orderBy('last_active_at', 'desc')
    .limit(limit)
    .execute();
}

/** Sums of the hourly counts of these names since `since`, by the day (days since 1970). */
export async function readDailyCounts({ db }: Storage, names: readonly string[], since: number) {
  const rows = await db
    .selectFrom('hourly_counts')
    .select(['name', sql<number>`hour / ${sql.lit(DAY_MS)}`.as('day'), total(sql.ref('count')).as('count')])
    .where('hour', '>=', since)
    .where('name', 'in', names)
    .groupBy(['name', sql`2`])
    .execute();
  return rows.map(({ name, day, count }) => ({ name, day: Number(day), count: Number(count) }));
}

/** Sums of an hourly count since `since`, by the hour of the day (UTC). */
export async function readHoursOfDay({ db }: Storage, name: string, since: number): Promise<number[]> {
  const rows = await db
    .selectFrom('hourly_counts')
    .select([sql<number>`(hour / 3600000) % 24`.as('hour_of_day'), total(sql.ref('count')).as('count')])
    .where('hour', '>=', since)
    .where('name', '=', name)
    .groupBy(sql`1`)
    .execute();
  const hours = Array.from({ length: 24 }, () => 0);
  for (const row of rows) hours[Number(row.hour_of_day)] = Number(row.count);
  return hours;
}

/** Sums since `since` of all hourly counts whose name begins with one of these. */
export async function readCountsBeginning({ db }: Storage, beginnings: readonly string[], since: number) {
  const rows = await db
    .selectFrom('hourly_counts')
    .select(['name', total(sql.ref('count')).as('count')])
    .where('hour', '>=', since)
    .where((row) => row.or(beginnings.map((beginning) => row('name', 'like', `${beginning}%`))))
    .groupBy('name')
    .execute();
  return rows.map(({ name, count }) => ({ name, count: Number(count) }));
}

/** How often each entry was asked since a day (YYYY-MM-DD). */
export async function readTopics(
  { db }: Storage,
  since: string,
): Promise<{ entry: string; count: number }[]> {
  const rows = await db
    .selectFrom('topic_counts')
    .select(['entry', total(sql.ref('count')).as('count')])
    .where('day', '>=', since)
    .groupBy('entry')
    .execute();
  return rows.map(({ entry, count }) => ({ entry, count: Number(count) }));
}

/** The days since `since` on which these entries were asked `atLeast` times or more, oldest first. */
export function readTopicDays(
  { db }: Storage,
  { entries, atLeast, since }: { entries: readonly string[]; atLeast: number; since: string },
) {
  return db
    .selectFrom('topic_counts')
    .select(['day', 'entry', 'count'])
    .where('day', '>=', since)
    .where('count', '>=', atLeast)
    .where('entry', 'in', entries)
    .orderBy('day')
    .execute();
}
