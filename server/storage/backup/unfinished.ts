import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StorageStartError } from '../errors.ts';
import { type FileLock, lockFile } from '../lock-file.ts';

/** What is left of a backup: its folder, or only the lock, with SQLite's journal of it. Earlier versions left files of such names too. */
const LEFT = /^(berea-[\dTZ-]+\.sqlite)\.(unfinished|lock)/;

/** From its lock to its folder a backup needs no time worth mentioning: a younger lock without one may be of one that begins. */
const LOCK_IS_LEFT_AFTER_MS = 3_600_000;

/** A folder in which a backup is made. */
export interface UnfinishedBackup {
  readonly folder: string;
  remove(): void;
}

/** Makes the folder for a backup beside its later `path`. The backup is locked, so that others see that it is worked on. */
export function beginBackup(path: string): UnfinishedBackup {
  // Before the folder is there: others would take one without a lock for a remnant.
  const lock = lockBackup(path);
  if (!lock) throw new StorageStartError(`Another backup is being made at ${path}.`);
  const folder = `${path}.unfinished`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    folder,
    remove() {
      rmSync(folder, { recursive: true, force: true });
      lock.release();
    },
  };
}

/**
 * Removes what is left in `backups` of processes that ended while they made one: a copy of the whole database, or a lock
 * alone. What cannot be removed stays.
 */
export function removeUnfinished(backups: string): void {
  for (const name of readdirSync(backups)) {
    const [, backup, part] = LEFT.exec(name) ?? [];
    if (backup === undefined) continue;
    try {
      const path = join(backups, name);
      if (part === 'lock' && isYoung(path)) continue;
      removeIfLeft(path, join(backups, backup));
    } catch {
      // It is another user's, or another process removes it just now: no reason not to make a backup.
    }
  }
}

/** To take a lock, if only for a moment, would stop a backup that begins just now. */
const isYoung = (path: string): boolean => Date.now() - statSync(path).mtimeMs < LOCK_IS_LEFT_AFTER_MS;

function removeIfLeft(path: string, backup: string): void {
  const lock = lockBackup(backup);
  if (!lock) return;
  try {
    rmSync(path, { recursive: true, force: true });
  } finally {
    lock.release();
  }
}

/** Locks the backup that is to be `path`; undefined if it is worked on. */
function lockBackup(path: string): FileLock | undefined {
  const file = `${path}.lock`;
  const lock = lockFile(file);
  return (
    lock && {
      release() {
        lock.release();
        rmSync(file, { force: true });
      },
    }
  );
}
