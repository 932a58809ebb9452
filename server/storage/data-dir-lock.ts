import { closeSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StorageStartError } from './errors.ts';

export interface Holder {
  readonly pid: number;
  /** Where it listens, as far as it knew when it started. */
  readonly address?: string | undefined;
  /** Milliseconds since 1970. */
  readonly since: number;
}

export interface DataDirLock {
  release(): void;
}

const sqliteBusy = 5;

/** Kept so that no lock is collected as garbage, and with it dropped, while its process lives. */
const held = new Set<DatabaseSync>();

/**
 * Takes the folder for this process alone. The lock is an exclusive transaction on a small SQLite file: the
 * system drops it when the process ends, even by kill -9, so that no stale lock ever stands in the way.
 * A note beside it says who holds it. Throws StorageStartError, naming the holder, where another one does.
 */
export function lockDataDir(dataDir: string, holder: Holder): DataDirLock {
  const path = join(dataDir, 'lock.sqlite');
  const note = join(dataDir, 'lock.json');
  closeSync(openSync(path, 'a', 0o600));
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new StorageStartError(sentence(dataDir, readNote(note)), { cause: error });
    throw error;
  }
  held.add(lock);
  writeFileSync(`${note}.new`, `${JSON.stringify(holder)}\n`, { mode: 0o600 });
  renameSync(`${note}.new`, note);
  return {
    release() {
      if (!held.delete(lock)) return;
      rmSync(note, { force: true });
      lock.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

function sentence(dataDir: string, holder: Holder | undefined): string {
  const who = holder
    ? `process ${holder.pid}${holder.address ? ` at ${holder.address}` : ''}, since ${new Date(holder.since).toISOString()}`
    : 'a process that has only just started';
  return `DATA_DIR (${dataDir}) is in use by another Berea: ${who}. Stop it first, or set another DATA_DIR.`;
}

/** Who holds the lock; undefined where the note is missing or was left behind by a process that is gone. */
function readNote(path: string): Holder | undefined {
  try {
    const holder: Holder = JSON.parse(readFileSync(path, 'utf8'));
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
