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

/** The backups in a folder, newest first. */
export function readBackups(folder: string): KeptBackup[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const time = NAME.exec(name)?.[1];
      if (time === undefined) return [];
      const at = Date.parse(`${time.slice(0, 10)}${time.slice(10).replaceAll('-', ':')}Z`);
      const path = join(folder, name);
      return [{ path, at, bytes: statSync(path).size }];
    })
    .sort((one, other) => other.at - one.at);
}
