import { chmodSync, copyFileSync, existsSync, mkdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StorageStartError } from '../errors.ts';
import { migrate } from '../migrations/migrate.ts';
import { giveToOwnerOf } from '../ownership.ts';
import { clientOf, connect } from '../postgres/connection.ts';
import { LEAST_FREE_BYTES } from '../readiness.ts';
import { refuseWithoutDatabase } from '../refuse-without-database.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import { insertIntoSqlite, postgresRows } from '../transfer/rows.ts';
import { readTables } from '../transfer/tables.ts';
import { backupName, readBackups } from './backups.ts';
import { copySqlite } from './copy-sqlite.ts';
import { putInPlace } from './put-in-place.ts';
import { beginBackup, removeUnfinished } from './unfinished.ts';
import { type BackupContents, verifyBackup } from './verify.ts';

export interface BackupOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The installation's key, to compare the copy with; undefined: not compared. */
  readonly key: Uint8Array | undefined;
  /** The folder of the backups; by default `backups` in `dataDir`. */
  readonly folder: string;
  /** Puts a copy of the key file beside the backup. */
  readonly withKey: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface Backup {
  readonly path: string;
  readonly contents: BackupContents;
  /** The copy of the key beside it. */
  readonly keyPath: string | undefined;
}

const SILENT = { warn: () => {}, error: () => {} };

/**
 * Copies the database as it is at one moment into a file of its own, while the server runs, and verifies it by reading the
 * copy. Throws StorageStartError. Blocks its thread: the server runs it in a process of its own.
 */
export async function makeBackup(options: BackupOptions): Promise<Backup> {
  const { dataDir, databaseUrl, folder, key, now } = options;
  if (!databaseUrl) refuseWithoutDatabase(dataDir);
  if (mkdirSync(folder, { recursive: true, mode: 0o700 })) giveToOwnerOf(dirname(folder), folder);
  removeUnfinished(folder);
  const path = join(folder, backupName(now));
  const unfinished = beginBackup(path);
  try {
    const copy = join(unfinished.folder, 'berea.sqlite');
    if (databaseUrl) await copyPostgres(databaseUrl, unfinished.folder, now);
    else {
      const database = join(dataDir, 'berea.sqlite');
      refuseWithoutRoom(database, unfinished.folder);
      copySqlite(database, copy);
    }
    chmodSync(copy, 0o600);
    const contents = await verifyBackup(copy, key);
    giveToOwnerOf(folder, copy);
    putInPlace(copy, path);
    const keyPath = options.withKey ? copyKey(dataDir, unfinished.folder, path) : undefined;
    return { path, contents, keyPath };
  } finally {
    unfinished.remove();
  }
}

/** The newest `keep` backups stay. Returns how many were removed. `now` in milliseconds since 1970. */
export function removeOldBackups(folder: string, keep: number, now: number): number {
  const old = readBackups(folder, now).slice(keep);
  for (const { path } of old) {
    rmSync(path, { force: true });
    rmSync(`${path}.key`, { force: true });
  }
  return old.length;
}

/** A copy that fills the disk before it fails would keep the server from storing what visitors send meanwhile. */
function refuseWithoutRoom(database: string, folder: string): void {
  const bytes = [database, `${database}-wal`]
    .map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size);
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= bytes + LEAST_FREE_BYTES) return;
  throw new StorageStartError(
    `There is no room in ${folder}: a backup may need ${Math.ceil(bytes / 1_000_000)} MB.`,
  );
}

/** Into the same kind of file, `berea.sqlite` in `folder`: a backup of either engine can be restored into either. */
async function copyPostgres(databaseUrl: string, folder: string, now: number): Promise<void> {
  const empty = openSqlite(folder, SILENT);
  await migrate(empty, now);
  await empty.close();
  const db = new DatabaseSync(join(folder, 'berea.sqlite'));
  const client = clientOf(databaseUrl);
  try {
    await connect(client, databaseUrl);
    await client.query('begin isolation level repeatable read read only');
    const tables = readTables(db);
    // What the migrations wrote themselves.
    for (const { name } of [...tables].reverse()) db.exec(`delete from "${name}"`);
    const read = postgresRows(client);
    for (const table of tables) for await (const rows of read(table)) insertIntoSqlite(db, table, rows);
    await client.query('commit');
    db.exec('pragma journal_mode = delete');
  } finally {
    db.close();
    await client.end().catch(() => {});
  }
}

function copyKey(dataDir: string, work: string, path: string): string | undefined {
  const source = join(dataDir, 'encryption-key');
  if (!existsSync(source)) return undefined;
  const copy = join(work, 'encryption-key');
  copyFileSync(source, copy);
  chmodSync(copy, 0o600);
  giveToOwnerOf(dirname(path), copy);
  putInPlace(copy, `${path}.key`);
  return `${path}.key`;
}
