import { closeSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StorageStartError } from './errors.ts';

/** The process that holds the lock, as its note describes it. */
export interface LockHolder {
  readonly pid: number;
  /** Where it was going to listen when it started. */
  readonly address?: string | undefined;
  /** Milliseconds since 1970. */
  readonly since: number;
}

export interface DataDirLock {
  release(): void;
}

const sqliteBusy = 5;

/** Referenced here so that garbage collection never closes, and so releases, a lock. */
const heldLocks = new Set<DatabaseSync>();

/**
 * Locks the data folder for this process. The lock is an exclusive transaction on a small SQLite file: the
 * system releases it when the process ends, even by kill -9, so a stale lock is not possible.
 * A note beside it names the holder. Throws StorageStartError, naming the holder, if the folder is locked already.
 */
export function lockDataDir(dataDir: string, holder: LockHolder): DataDirLock {
  const path = join(dataDir, 'lock.sqlite');
  const note = join(dataDir, 'lock.json');
  closeSync(openSync(path, 'a', 0o600));
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new StorageStartError(inUseMessage(dataDir, readNote(note)), { cause: error });
    throw error;
  }
  heldLocks.add(lock);
  writeFileSync(`${note}.new`, `${JSON.stringify(holder)}\n`, { mode: 0o600 });
  renameSync(`${note}.new`, note);
  return {
    release() {
      if (!heldLocks.delete(lock)) return;
      rmSync(note, { force: true });
      lock.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

function inUseMessage(dataDir: string, holder: LockHolder | undefined): string {
  const who = holder
    ? `process ${holder.pid}${holder.address ? ` at ${holder.address}` : ''}, since ${new Date(holder.since).toISOString()}`
    : 'a process that has only just started';
  return `DATA_DIR (${dataDir}) is in use by another Berea: ${who}. Stop it first, or set another DATA_DIR.`;
}

/** The lock's holder; undefined if the note is missing or was left by a process that has ended. */
function readNote(path: string): LockHolder | undefined {
  try {
    const holder: LockHolder = JSON.parse(readFileSync(path, 'utf8'));
    return isAlive(holder.pid) ? holder : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
