import { DatabaseSync } from 'node:sqlite';
import { checkValueOf } from '../encryption-key.ts';
import { StorageStartError } from '../errors.ts';
import { migrations } from '../migrations/migrate.ts';
import { createSum, type TableSum } from '../transfer/checksum.ts';
import { sqliteRows } from '../transfer/rows.ts';
import { readTables } from '../transfer/tables.ts';

/** What a backup holds. */
export interface BackupContents {
  readonly tables: ReadonlyMap<string, TableSum>;
  /** Migrations that this version will apply when it opens the copy. */
  readonly pendingMigrations: number;
  /** Whether it was written under a key, which whoever opens it has to have. */
  readonly needsKey: boolean;
}

/**
 * Opens a copy and reads all of it: whether the file is sound, what is in it, and whether `key` is the one it was written
 * under. Throws StorageStartError, a sentence for the operator.
 */
export async function verifyBackup(path: string, key: Uint8Array | undefined): Promise<BackupContents> {
  const db = openCopy(path);
  try {
    const [sound] = db.prepare('pragma integrity_check').all() as { integrity_check: string }[];
    const foreign = db.prepare('pragma foreign_key_check').all();
    if (sound?.integrity_check !== 'ok' || foreign.length > 0)
      throw new StorageStartError(`${path} is damaged: it cannot serve as a backup.`);
    const applied = (db.prepare('select name from migrations').all() as { name: string }[]).map(
      ({ name }) => name,
    );
    if (applied.some((name) => migrations.every((one) => one.name !== name)))
      throw new StorageStartError(`${path} was written by a newer version of Berea. Use that version.`);
    const keyCheck = readKeyCheck(db);
    if (key && keyCheck !== undefined && keyCheck !== checkValueOf(key))
      throw new StorageStartError(
        `${path} was written under another ENCRYPTION_KEY than the one that is set here: its conversations could not be read.`,
      );
    const tables = new Map<string, TableSum>();
    const read = sqliteRows(db);
    for (const table of readTables(db)) {
      const sum = createSum(table);
      for await (const rows of read(table)) for (const row of rows) sum.add(row);
      tables.set(table.name, sum.sum());
    }
    return {
      tables,
      pendingMigrations: migrations.length - applied.length,
      needsKey: keyCheck !== undefined,
    };
  } finally {
    db.close();
  }
}

function openCopy(path: string): DatabaseSync {
  try {
    const db = new DatabaseSync(path, { readOnly: true });
    db.prepare('select name from migrations limit 1').all();
    return db;
  } catch (cause) {
    throw new StorageStartError(`${path} is not a backup of Berea.`, { cause });
  }
}

const readKeyCheck = (db: DatabaseSync) =>
  db.prepare("select value from installation where name = 'encryption_check'").get()?.value;
