import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StorageStartError } from '../errors.ts';

const DATABASE = 'berea.sqlite';
const BEFORE = `${DATABASE}.before-`;

/** The copy of a backup that is about to become the database of `dataDir`. */
export const restoringPath = (dataDir: string): string => join(dataDir, `${DATABASE}.restoring`);

/** Where a restore at this time (milliseconds since 1970) keeps the database that is in its way. */
export const beforePath = (dataDir: string, now: number): string =>
  join(dataDir, BEFORE + new Date(now).toISOString().replaceAll(':', '-'));

/**
 * Whether a restore was interrupted while no database was in its place. A further restore that failed may have removed
 * the copy, so what was there before counts, too.
 */
export function isHalfRestored(dataDir: string): boolean {
  if (existsSync(join(dataDir, DATABASE))) return false;
  return existsSync(restoringPath(dataDir)) || readdirSync(dataDir).some((name) => name.startsWith(BEFORE));
}

/** Throws StorageStartError if a restore was interrupted in `dataDir`: an empty database would be made there. */
export function refuseHalfRestored(dataDir: string): void {
  if (!isHalfRestored(dataDir)) return;
  throw new StorageStartError(
    `Restoring a backup into DATA_DIR (${dataDir}) was interrupted. Run npm run restore again. A database that was there before is ${BEFORE}...: move it elsewhere only to begin with an empty one.`,
  );
}
