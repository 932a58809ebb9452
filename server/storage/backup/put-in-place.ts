import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

/** Gives a finished file its name. After a power cut there is no name without its bytes, and the name is there before what follows. */
export function putInPlace(from: string, to: string): void {
  syncFile(from);
  renameSync(from, to);
  try {
    sync(dirname(to), 'r');
  } catch {
    // Not every system and disk can sync a folder. SQLite does not insist on it either.
  }
}

/** Returns once all that was written to a file is on the disk. */
export function syncFile(path: string): void {
  sync(path, 'r+');
}

function sync(path: string, flags: string): void {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
