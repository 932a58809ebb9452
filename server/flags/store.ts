import type { Storage } from '../storage/types.ts';

/** All flags by name, as the public may know them. */
export async function readPublicFlags(storage: Storage): Promise<{ name: string; enabled: boolean }[]> {
  const rows = await storage.db.selectFrom('feature_flags').select(['name', 'enabled']).execute();
  return rows
    .map(({ name, enabled }) => ({ name, enabled: enabled === 1 }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
