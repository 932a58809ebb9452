import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataDir } from '../data-dir-lock.ts';
import { StorageStartError } from '../errors.ts';
import { openStorage } from '../open.ts';
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

/**
 * Puts a backup in the place of the database in `dataDir`, which must not be in use, and opens it: migrations of this
 * version are applied, the key is compared. If that fails, everything is as it was. Throws StorageStartError.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { backup, dataDir, encryptionKey, now } = options;
  if (!existsSync(backup)) throw new StorageStartError(`There is no file ${backup}.`);
  const contents = await verifyBackup(backup, undefined);
  const path = join(dataDir, 'berea.sqlite');
  const keyFile = join(dataDir, 'encryption-key');
  const lock = lockDataDir(dataDir, { pid: process.pid, since: now });
  const before = existsSync(path)
    ? `${path}.before-${new Date(now).toISOString().replaceAll(':', '-')}`
    : undefined;
  const bringsKey = encryptionKey === undefined && !existsSync(keyFile) && existsSync(`${backup}.key`);
  try {
    if (before) moveDatabase(path, before);
    copyFileSync(backup, path);
    if (bringsKey) copyFileSync(`${backup}.key`, keyFile);
  } finally {
    lock.release();
  }
  try {
    const storage = await openStorage({ dataDir, encryptionKey, log: SILENT, now: () => now });
    await storage.close();
  } catch (error) {
    for (const rest of ['', '-wal', '-shm']) rmSync(path + rest, { force: true });
    if (bringsKey) rmSync(keyFile, { force: true });
    if (before) moveDatabase(before, path);
    throw error;
  }
  return { contents, before };
}

/** The file with its journal. */
function moveDatabase(from: string, to: string): void {
  for (const rest of ['', '-wal', '-shm']) if (existsSync(from + rest)) renameSync(from + rest, to + rest);
}
