import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NAME = /^berea-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2})Z\.sqlite$/;

/** "berea-2026-11-23T18-00-00Z.sqlite" */
export const backupName = (now: number): string =>
  `berea-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`;

export interface KeptBackup {
  readonly path: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * The backups in a folder, newest first. Those of a time to come were made while the clock was wrong: they count as the
 * oldest. `now` in milliseconds since 1970.
 */
export function readBackups(folder: string, now: number): KeptBackup[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const time = NAME.exec(name)?.[1];
      if (time === undefined) return [];
      const at = Date.parse(`${time.slice(0, 10)}${time.slice(10).replaceAll('-', ':')}Z`);
      const path = join(folder, name);
      const file = statSync(path, { throwIfNoEntry: false });
      // It may have been removed since the folder was read.
      return file ? [{ path, at, bytes: file.size }] : [];
    })
    .sort((one, other) => Number(one.at > now) - Number(other.at > now) || other.at - one.at);
}
