import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { LogFields } from '../../log-fields.ts';
import { readBackups } from './backups.ts';
import { removeUnfinished } from './unfinished.ts';

export interface ScheduleOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly key: Uint8Array;
  readonly everyMs: number;
  /** How many backups are kept. */
  readonly keep: number;
  readonly log: {
    info(fields: LogFields, message: string): void;
    error(fields: LogFields, message: string): void;
  };
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What the process is told; options of make-backup.ts with the count that is kept. */
export interface BackupJob extends Pick<ScheduleOptions, 'dataDir' | 'databaseUrl' | 'key' | 'keep'> {
  readonly folder: string;
  readonly now: number;
}

/** How often it is looked whether a backup is due: the last one may be from before a restart. */
const LOOK_EVERY_MS = 60_000;

/** Makes a backup whenever the last one is old enough, in a process of its own. Returns what stops it: one that is being made is given up. */
export function scheduleBackups(options: ScheduleOptions): () => Promise<void> {
  const { dataDir, databaseUrl, key, everyMs, keep, log, now } = options;
  const folder = join(dataDir, 'backups');
  const stopped = new AbortController();
  let running: Promise<void> | undefined;
  let failedAt: number | undefined;

  const failed = (): void => {
    // Tried again after as long, so that a full disk is not kept busy.
    failedAt = now();
    log.error({ code: 'BACKUP_FAILED' }, 'a backup could not be made');
  };
  /** Also where the last time is one to come: the clock was wrong then. */
  const isDue = (last: number): boolean => last > now() || now() - last >= everyMs;

  function look(): void {
    if (running || !isDue(failedAt ?? 0)) return;
    try {
      if (!isDue(readBackups(folder, now())[0]?.at ?? 0)) return;
    } catch {
      // The folder may be another user's, or on a disk that is away.
      failed();
      return;
    }
    const job: BackupJob = { dataDir, databaseUrl, key, keep, folder, now: now() };
    running = makeInProcess(job, stopped.signal)
      .catch(() => 'failed' as const)
      .then((outcome) => {
        running = undefined;
        if (outcome === 'made') return log.info({ code: 'BACKUP_MADE' }, 'a backup was made and verified');
        removeRemains(folder);
        if (outcome === 'failed') failed();
      });
  }
  look();
  const timer = setInterval(look, Math.min(LOOK_EVERY_MS, everyMs)).unref();
  return async () => {
    clearInterval(timer);
    stopped.abort();
    await running;
  };
}

/** A service manager, or Ctrl+C in a terminal, may send them to every process, to this one before the server. */
const STOPPED_BY: readonly unknown[] = ['SIGTERM', 'SIGINT'];

/** A process can be ended at any time. A thread cannot while SQLite copies, and the end of our process would wait for it. */
function makeInProcess(job: BackupJob, signal: AbortSignal): Promise<'made' | 'stopped' | 'failed'> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./child.ts', import.meta.url), {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    const end = (): void => void child.kill('SIGKILL');
    signal.addEventListener('abort', end);
    child.once('error', reject);
    child.once('close', (code, endedBy) => {
      signal.removeEventListener('abort', end);
      if (code === 0) resolve('made');
      else resolve(signal.aborted || STOPPED_BY.includes(endedBy) ? 'stopped' : 'failed');
    });
    child.send(job, () => {});
  });
}

/** Of a process that was ended. */
function removeRemains(folder: string): void {
  try {
    removeUnfinished(folder);
  } catch {
    // The next backup tries it again.
  }
}
