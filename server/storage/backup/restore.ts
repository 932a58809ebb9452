import { chmodSync, copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockDataDir } from '../data-dir-lock.ts';
import { StorageStartError } from '../errors.ts';
import { createFolder, openStorage } from '../open.ts';
import { giveToOwnerOf } from '../ownership.ts';
import { copySqlite } from './copy-sqlite.ts';
import { putInPlace, syncFile } from './put-in-place.ts';
import { beforePath, isHalfRestored, restoringPath } from './restoring.ts';
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
  const { backup, now } = options;
  if (!existsSync(backup)) throw new StorageStartError(`There is no file ${backup}.`);
  if (resolve(backup) === resolve(restoringPath(options.dataDir)))
    throw new StorageStartError(
      `${backup} is a copy that an interrupted restore left. Name the backup itself.`,
    );
  const contents = await verifyBackup(backup, undefined);
  if (contents.needsKey) refuseWithoutKey(options);
  const dataDir = createFolder(options.dataDir);
  // To the end: a server that started before would lose its database where everything is put back.
  const lock = lockDataDir(dataDir, { pid: process.pid, since: now });
  try {
    return { contents, before: await replaceDatabase({ ...options, dataDir }) };
  } finally {
    lock.release();
  }
}

/** Before anything is made in the folder: a server that is started after the refusal finds nothing that looks begun. */
function refuseWithoutKey({ backup, dataDir, encryptionKey }: RestoreOptions): void {
  const keyFile = join(resolve(dataDir), 'encryption-key');
  if (encryptionKey !== undefined || existsSync(keyFile) || existsSync(`${backup}.key`)) return;
  throw new StorageStartError(
    `The key of ${backup} is missing: ENCRYPTION_KEY is not set, and there is neither ${keyFile} nor ${backup}.key. Nothing was restored. Put the key there before you start Berea here: it would begin with an empty database and a new key.`,
  );
}

/** Returns where the database that was there before is kept. */
async function replaceDatabase({ backup, dataDir, encryptionKey, now }: RestoreOptions) {
  const path = join(dataDir, 'berea.sqlite');
  const keyFile = join(dataDir, 'encryption-key');
  const copy = copyOfBackup(backup, dataDir);
  const before = beforePath(dataDir, now);
  const replaces = existsSync(path);
  const bringsKey = encryptionKey === undefined && !existsSync(keyFile) && existsSync(`${backup}.key`);
  copy.make(bringsKey);
  // Killed between these two, it leaves no database in its place: then nothing starts (restoring.ts).
  moveDatabase(path, before, ['', ...JOURNAL]);
  putInPlace(copy.database, path);
  // Last: one that is there without its database would be in the way of another backup's.
  if (bringsKey) putInPlace(copy.key, keyFile);
  try {
    // The folder is locked already.
    const opening = { dataDir, encryptionKey, log: SILENT, now: () => now, isBeside: true };
    await (await openStorage(opening)).close();
  } catch (error) {
    if (bringsKey) rmSync(keyFile, { force: true });
    renameSync(path, copy.database);
    for (const part of JOURNAL) rmSync(path + part, { force: true });
    moveDatabase(before, path, [...JOURNAL, '']);
    copy.discard();
    throw error;
  }
  return replaces ? before : undefined;
}

/** The copy of a backup, and of the key beside it, that is going to be moved into `dataDir`'s places. */
function copyOfBackup(backup: string, dataDir: string) {
  const database = restoringPath(dataDir);
  const key = join(dataDir, 'encryption-key.restoring');
  const wasInterrupted = isHalfRestored(dataDir);

  function discard(): void {
    rmSync(key, { force: true });
    rmSync(`${database}-journal`, { force: true });
    // An earlier restore was interrupted: until one succeeds its mark stays, or an empty database would be made.
    if (wasInterrupted) writeFileSync(database, '', { mode: 0o600 });
    else rmSync(database, { force: true });
  }

  /** Both are on the disk, or neither is. */
  function make(withKey: boolean): void {
    discard();
    try {
      copySqlite(backup, database);
      if (withKey) copyFileSync(`${backup}.key`, key);
      for (const file of withKey ? [database, key] : [database]) {
        chmodSync(file, 0o600);
        giveToOwnerOf(dataDir, file);
        syncFile(file);
      }
    } catch (error) {
      discard();
      throw error;
    }
  }
  return { database, key, make, discard };
}

/** The file with its journal, one part after another: the file goes first and comes back last, so that it is never opened without its journal. */
function moveDatabase(from: string, to: string, parts: readonly string[]): void {
  for (const part of parts) if (existsSync(from + part)) renameSync(from + part, to + part);
}
