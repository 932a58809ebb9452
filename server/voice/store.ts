import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { isRowOver } from '../storage/windows.ts';

type Db = Kysely<Database>;

export interface CharacterCount {
  /** HMAC of who is counted. */
  readonly key: string;
  readonly characters: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** When the count begins anew. */
  readonly until: number;
}

/** Adds to a day's count and returns it; after the end of the day it begins again. For a transaction's list. */
export function addCharacters(db: Db, { key, characters, now, until }: CharacterCount): CompiledQuery {
  const isPast = isRowOver(now, until);
  return db
    .insertInto('rate_limits')
    .values({ key_hash: key, count: characters, expires_at: until })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({
        count: sql<number>`case when ${isPast} then excluded.count else rate_limits.count + excluded.count end`,
        expires_at: sql<number>`case when ${isPast} then excluded.expires_at else rate_limits.expires_at end`,
      }),
    )
    .returning('count')
    .compile();
}

/** A day's count, which ends at `until`; 0 where nothing was counted. */
export async function readCharacters(
  db: Db,
  { key, now, until }: Omit<CharacterCount, 'characters'>,
): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select('count')
    .where('key_hash', '=', key)
    .where(sql<boolean>`not ${isRowOver(now, until)}`)
    .executeTakeFirst();
  return row?.count ?? 0;
}
