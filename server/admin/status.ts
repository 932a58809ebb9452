import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { InstallationStatus, ServiceStatus } from '../../contract/admin.ts';
import type { Bible } from '../../scripture/types.ts';
import type { Log } from '../http/logging.ts';
import type { ServiceHealth } from '../providers/health.ts';
import { readBackups } from '../storage/backup/backups.ts';
import { databaseBytes } from '../storage/size.ts';
import type { Storage } from '../storage/types.ts';

/** A service of this installation, as the status names it. */
interface WatchedService {
  readonly name: string;
  readonly health: () => ServiceHealth;
}

export interface StatusDeps {
  readonly storage: Storage;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly dataDir: string;
  readonly provider: (WatchedService & { readonly model: string }) | null;
  readonly voice: WatchedService | null;
  readonly bible: Bible;
  /** YYYY-MM */
  readonly helpLinesChecked: string;
  readonly retentionDays: number;
  readonly log: Pick<Log, 'warned'>;
}

/** How this installation is doing, for operators (behaviour 16.5). */
export async function readStatus(deps: StatusDeps): Promise<InstallationStatus> {
  const { storage, provider, voice, dataDir } = deps;
  const [bytes, disk] = await Promise.all([databaseBytes(storage), diskOf(dataDir)]);
  return {
    version: deps.version,
    startedAt: new Date(deps.startedAt).toISOString(),
    database: { engine: storage.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL', bytes },
    provider: provider && { ...statusOf(provider), model: provider.model },
    voice: voice && statusOf(voice),
    disk,
    lastBackupAt: dateOf(lastBackup(join(dataDir, 'backups'))),
    helpLinesChecked: deps.helpLinesChecked,
    translations: Object.values(deps.bible).map(({ id, name }) => ({ id, name })),
    warnings: [...deps.log.warned]
      .sort(([, one], [, other]) => other.lastAt - one.lastAt)
      .map(([code, { times, lastAt }]) => ({ code, times, lastAt: new Date(lastAt).toISOString() })),
    retentionDays: deps.retentionDays,
  };
}

function statusOf({ name, health }: WatchedService): ServiceStatus {
  const { lastSuccessAt, lastFailureAt, lastFailure } = health();
  return {
    name,
    lastSuccessAt: dateOf(lastSuccessAt),
    lastFailureAt: dateOf(lastFailureAt),
    lastFailure: lastFailure ?? null,
  };
}

const dateOf = (time: number | undefined): string | null =>
  time === undefined ? null : new Date(time).toISOString();

/** What is free for this user; null where the system does not say. */
async function diskOf(folder: string): Promise<InstallationStatus['disk']> {
  try {
    const { bsize, bavail, blocks } = await statfs(folder);
    return { freeBytes: bsize * bavail, totalBytes: bsize * blocks };
  } catch {
    return null;
  }
}

/** When the newest backup in a folder was begun; undefined if there is none, or the folder cannot be read. */
function lastBackup(folder: string): number | undefined {
  try {
    return readBackups(folder, Date.now())[0]?.at;
  } catch {
    return undefined;
  }
}
