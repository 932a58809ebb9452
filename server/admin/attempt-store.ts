import type { Storage } from '../storage/types.ts';

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
