import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StorageStartError } from './errors.ts';
import { type FileLock, lockFile } from './lock-file.ts';
import { giveToOwnerOf } from './ownership.ts';

/** The process that holds the lock, as its note describes it. */
export interface LockHolder {
  readonly pid: number;
  /** Where it was going to listen when it started. */
  readonly address?: string | undefined;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/**
 * Locks the data folder for this process (lock-file.ts). A note beside the lock names the holder. Throws
 * StorageStartError, naming the holder, if the folder is locked already.
 */
export function lockDataDir(dataDir: string, holder: LockHolder): FileLock {
  const note = join(dataDir, 'lock.json');
  const path = join(dataDir, 'lock.sqlite');
  const lock = lockFile(path);
  if (!lock) throw new StorageStartError(inUseMessage(dataDir, readNote(note)));
  writeFileSync(`${note}.new`, `${JSON.stringify(holder)}\n`, { mode: 0o600 });
  giveToOwnerOf(dataDir, path, `${note}.new`);
  renameSync(`${note}.new`, note);
  let isHeld = true;
  return {
    release() {
      if (!isHeld) return;
      isHeld = false;
      rmSync(note, { force: true });
      lock.release();
    },
  };
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
