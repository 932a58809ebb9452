import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataDir } from '../data-dir-lock.ts';
import { StorageStartError } from '../errors.ts';
import { openStorage } from '../open.ts';
import { putInPlace, syncFile } from './put-in-place.ts';
import { beforePath, restoringPath } from './restoring.ts';
import { type BackupContents, verifyBackup } from './verify.ts';

export interface RestoreOptions {
  readonly backup: string;
  readonly dataDir: string;
  /** ENCRYPTION_KEY, base64; without it the key file of `dataDir`, or the one beside the backup. */
  readonly encryptionKey: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface Restored {
  readonly contents: BackupContents;
  /** Where the database that was there before is kept. */
  readonly before: string | undefined;
}

const SILENT = { warn: () => {}, error: () => {} };

/** What SQLite keeps beside a database file. */
const JOURNAL = ['-wal', '-shm'];

/**
 * Puts a backup in the place of the database in `dataDir`, which must not be in use, and opens it: migrations of this
 * version are applied, the key is compared. If that fails, everything is as it was. Throws StorageStartError.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { backup, dataDir, encryptionKey, now } = options;
  if (!existsSync(backup)) throw new StorageStartError(`There is no file ${backup}.`);
  const contents = await verifyBackup(backup, undefined);
  const path = join(dataDir, 'berea.sqlite');
  const restoring = restoringPath(dataDir);
  const keyFile = join(dataDir, 'encryption-key');
  const keyRestoring = `${keyFile}.restoring`;
  const before = beforePath(dataDir, now);
  const lock = lockDataDir(dataDir, { pid: process.pid, since: now });
  const replaces = existsSync(path);
  const bringsKey = encryptionKey === undefined && !existsSync(keyFile) && existsSync(`${backup}.key`);
  try {
    rmSync(keyRestoring, { force: true });
    copyAll([[backup, restoring], ...(bringsKey ? [[`${backup}.key`, keyRestoring] as const] : [])]);
    // Killed between these two, it leaves no database in its place: then nothing starts (restoring.ts).
    moveDatabase(path, before, ['', ...JOURNAL]);
    putInPlace(restoring, path);
    // Last: one that is there without its database would be in the way of another backup's.
    if (bringsKey) putInPlace(keyRestoring, keyFile);
  } finally {
    lock.release();
  }
  try {
    const storage = await openStorage({ dataDir, encryptionKey, log: SILENT, now: () => now });
    await storage.close();
  } catch (error) {
    if (bringsKey) rmSync(keyFile, { force: true });
    renameSync(path, restoring);
    for (const part of JOURNAL) rmSync(path + part, { force: true });
    moveDatabase(before, path, [...JOURNAL, '']);
    rmSync(restoring, { force: true });
    throw error;
  }
  return { contents, before: replaces ? before : undefined };
}

/** Copies files onto the disk, all or none. */
function copyAll(copies: readonly (readonly [from: string, to: string])[]): void {
  try {
    for (const [from, to] of copies) {
      copyFileSync(from, to);
      chmodSync(to, 0o600);
      syncFile(to);
    }
  } catch (error) {
    for (const [, to] of copies) rmSync(to, { force: true });
    throw error;
  }
}

/** The file with its journal, one part after another: the file goes first and comes back last, so that it is never opened without its journal. */
function moveDatabase(from: string, to: string, parts: readonly string[]): void {
  for (const part of parts) if (existsSync(from + part)) renameSync(from + part, to + part);
}
