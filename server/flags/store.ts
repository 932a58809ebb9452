import type { Selectable } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { Storage } from '../storage/types.ts';

export type FlagRow = Selectable<Database['feature_flags']>;

/** All flags by name, as the public may know them. */
export async function readPublicFlags(storage: Storage): Promise<{ name: string; enabled: boolean }[]> {
  const rows = await storage.db.selectFrom('feature_flags').select(['name', 'enabled']).execute();
  return rows
    .map(({ name, enabled }) => ({ name, enabled: enabled === 1 }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function readFlags(storage: Storage): Promise<FlagRow[]> {
  return storage.db.selectFrom('feature_flags').selectAll().execute();
}

export function readFlag(storage: Storage, id: string): Promise<FlagRow | undefined> {
  return storage.db.selectFrom('feature_flags').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Switches a flag if it still is as it was read. */
export function switchFlag({ db }: Storage, row: FlagRow, enabled: 0 | 1, at: number) {
  return db
    .updateTable('feature_flags')
    .set({ enabled, updated_at: at })
    .where('id', '=', row.id)
    .where('enabled', '=', row.enabled)
    .compile();
}
