import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StorageStartError } from '../errors.ts';
import { migrate } from '../migrations/migrate.ts';
import { clientOf } from '../postgres/connection.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import { insertIntoSqlite, postgresRows } from '../transfer/rows.ts';
import { readTables } from '../transfer/tables.ts';
import { backupName, readBackups } from './backups.ts';
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
 * copy. Throws StorageStartError. Blocks its thread: the server runs it in one of its own.
 */
export async function makeBackup(options: BackupOptions): Promise<Backup> {
  const { dataDir, databaseUrl, folder, key, now } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, backupName(now));
  const unfinished = `${path}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    if (databaseUrl) await copyPostgres(databaseUrl, unfinished, now);
    else copySqlite(join(dataDir, 'berea.sqlite'), unfinished);
    chmodSync(unfinished, 0o600);
    const contents = await verifyBackup(unfinished, key);
    renameSync(unfinished, path);
    return { path, contents, keyPath: options.withKey ? copyKey(dataDir, path) : undefined };
  } finally {
    for (const rest of ['', '-wal', '-shm', '-journal']) rmSync(unfinished + rest, { force: true });
  }
}

/** The newest `keep` backups stay. Returns how many were removed. */
export function removeOldBackups(folder: string, keep: number): number {
  const old = readBackups(folder).slice(keep);
  for (const { path } of old) {
    rmSync(path, { force: true });
    rmSync(`${path}.key`, { force: true });
  }
  return old.length;
}

/** Without what was deleted, which the file itself may still hold in free pages. */
function copySqlite(source: string, target: string): void {
  if (!existsSync(source)) throw new StorageStartError(`There is no database at ${source}.`);
  const db = new DatabaseSync(source, { readOnly: true, timeout: 30_000 });
  try {
    db.prepare('vacuum into ?').run(target);
  } finally {
    db.close();
  }
}

/** Into the same kind of file: a backup of either engine can be restored into either. */
async function copyPostgres(databaseUrl: string, target: string, now: number): Promise<void> {
  const work = `${target}.work`;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { mode: 0o700 });
  const client = clientOf(databaseUrl);
  try {
    const empty = openSqlite(work, SILENT);
    await migrate(empty, now);
    await empty.close();
    const db = new DatabaseSync(join(work, 'berea.sqlite'));
    await client.connect();
    await client.query('begin isolation level repeatable read read only');
    const tables = readTables(db);
    // What the migrations wrote themselves.
    for (const { name } of [...tables].reverse()) db.exec(`delete from "${name}"`);
    const read = postgresRows(client);
    for (const table of tables) for await (const rows of read(table)) insertIntoSqlite(db, table, rows);
    await client.query('commit');
    db.exec('pragma journal_mode = delete');
    db.close();
    renameSync(join(work, 'berea.sqlite'), target);
  } finally {
    await client.end().catch(() => {});
    rmSync(work, { recursive: true, force: true });
  }
}

function copyKey(dataDir: string, path: string): string | undefined {
  const source = join(dataDir, 'encryption-key');
  if (!existsSync(source)) return undefined;
  const target = `${path}.key`;
  copyFileSync(source, target);
  chmodSync(target, 0o600);
  return target;
}
