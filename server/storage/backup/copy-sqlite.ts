import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StorageStartError } from '../errors.ts';

/**
 * Copies a database into `target`, which is not there or empty: as it is at one moment, with what only its journal has,
 * and without what was deleted, which the file itself may still hold in free pages.
 */
export function copySqlite(source: string, target: string): void {
  if (!existsSync(source)) throw new StorageStartError(`There is no database at ${source}.`);
  const db = new DatabaseSync(source, { readOnly: true, timeout: 30_000 });
  try {
    db.prepare('vacuum into ?').run(target);
  } finally {
    db.close();
  }
}
