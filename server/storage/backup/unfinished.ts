import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StorageStartError } from '../errors.ts';
import { type FileLock, lockFile } from '../lock-file.ts';

/** Earlier versions left files of such names too. */
const UNFINISHED = /^berea-[\dTZ-]+\.sqlite\.unfinished/;

/** A folder in which a backup is made. */
export interface UnfinishedBackup {
  readonly folder: string;
  remove(): void;
}

/** Makes the folder for a backup beside its later `path`. It is locked, so that others see that it is worked on. */
export function beginBackup(path: string): UnfinishedBackup {
  const folder = `${path}.unfinished`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockIn(folder);
  if (!lock) throw new StorageStartError(`Another backup is being made at ${path}.`);
  return {
    folder,
    remove() {
      lock.release();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Removes what is left in `backups` of processes that ended while they made one: each is a copy of the whole database. */
export function removeUnfinished(backups: string): void {
  for (const name of readdirSync(backups)) {
    const path = join(backups, name);
    if (UNFINISHED.test(name) && !isWorkedOn(path)) rmSync(path, { recursive: true, force: true });
  }
}

function isWorkedOn(path: string): boolean {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return false;
  const lock = lockIn(path);
  lock?.release();
  return lock === undefined;
}

const lockIn = (folder: string): FileLock | undefined => lockFile(join(folder, 'lock.sqlite'));
