import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StorageStartError } from '../errors.ts';

/** The copy of a backup that is about to become the database of `dataDir`. */
export const restoringPath = (dataDir: string): string => join(dataDir, 'berea.sqlite.restoring');

/** Throws StorageStartError if a restore was interrupted while no database was in its place: an empty one would be made there. */
export function refuseHalfRestored(dataDir: string): void {
  if (existsSync(join(dataDir, 'berea.sqlite')) || !existsSync(restoringPath(dataDir))) return;
  throw new StorageStartError(
    `Restoring a backup into DATA_DIR (${dataDir}) was interrupted. Run npm run restore again; a database that was there before is berea.sqlite.before-...`,
  );
}
