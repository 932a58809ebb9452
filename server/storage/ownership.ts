import { accessSync, chownSync, constants, existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/**
 * Gives files to whom `folder` belongs, where this process may: made by a command that root runs, they would be closed to
 * the user that the server runs as.
 */
export function giveToOwnerOf(folder: string, ...paths: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  for (const path of paths) {
    try {
      chownSync(path, uid, gid);
    } catch {
      // In a container, or on a shared folder, not even root may.
    }
  }
}

const { R_OK, W_OK, X_OK } = constants;
/** What the server needs of DATA_DIR, the folder itself first. */
const NEEDED: readonly (readonly [name: string, mode: number])[] = [
  ['', R_OK | W_OK | X_OK],
  ['lock.sqlite', R_OK | W_OK],
  ['berea.sqlite', R_OK | W_OK],
  ['berea.sqlite-wal', R_OK | W_OK],
  ['berea.sqlite-shm', R_OK | W_OK],
  ['encryption-key', R_OK],
];

/** "the user berea may not use .../lock.sqlite, which belongs to root", of the first such file in `dataDir`. */
export function closedFile(dataDir: string): string | undefined {
  for (const [name, mode] of NEEDED) {
    const path = join(dataDir, name);
    if (!existsSync(path)) continue;
    try {
      accessSync(path, mode);
    } catch (error) {
      // On a disk that may only be read nobody may, whoever owns it.
      if ((error as NodeJS.ErrnoException).code !== 'EACCES') return undefined;
      const owner = statSync(path).uid;
      return `${ownUser()} may not use ${path}, which belongs to ${owner === 0 ? 'root' : `the user with the number ${owner}`}`;
    }
  }
  return undefined;
}

function ownUser(): string {
  try {
    return `the user ${userInfo().username}`;
  } catch {
    // It has a number only, as in many containers.
    return `the user with the number ${process.getuid?.()}`;
  }
}
