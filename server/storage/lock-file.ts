import { closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const sqliteBusy = 5;

/** Referenced here so that garbage collection never closes, and so releases, a lock. */
const heldLocks = new Set<DatabaseSync>();

export interface FileLock {
  release(): void;
}

/**
 * Locks a file for this process, and creates it if need be. The lock is an exclusive transaction on it as a small SQLite
 * file: the system releases it when the process ends, even by kill -9, so a stale lock is not possible. Returns undefined
 * if it is locked already.
 */
export function lockFile(path: string): FileLock | undefined {
  // Not opened if it is there: closing it would release a lock of this process (POSIX).
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  heldLocks.add(lock);
  return {
    release() {
      if (heldLocks.delete(lock)) lock.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}
