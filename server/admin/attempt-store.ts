import type { CompiledQuery } from 'kysely';
import type { Storage } from '../storage/types.ts';

/** Begins the key of every count of attempts, so that all can be deleted. */
export const SIGN_IN_PREFIX = 'sign-in ';

/** Counts one less in each window. */
export async function takeBackFromWindows({ db }: Storage, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable('rate_limits')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key_hash', 'in', keys)
    .where('count', '>', 0)
    .execute();
}

export async function deleteWindows({ db }: Storage, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db.deleteFrom('rate_limits').where('key_hash', 'in', keys).execute();
}

/** Deletes all counts of attempts, of whomever. */
export function compileDeleteAllAttempts({ db }: Storage): CompiledQuery {
  return db.deleteFrom('rate_limits').where('key_hash', 'like', `${SIGN_IN_PREFIX}%`).compile();
}
