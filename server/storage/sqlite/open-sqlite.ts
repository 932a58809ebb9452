import { EventEmitter } from 'node:events';
import { chmodSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { failureOf } from '../errors.ts';
import { isResponsive } from '../readiness.ts';
import type { Database } from '../schema.ts';
import type { Storage, StorageLog } from '../types.ts';
import { sqliteDialect, statementOf } from './dialect.ts';
import { type SqliteWorker, startSqliteWorker } from './worker-client.ts';

/** The database file in `dataDir`, behind its worker thread, which starts with the first query. */
export function openSqlite(dataDir: string, log: StorageLog): Storage {
  const path = join(dataDir, 'berea.sqlite');
  // Created here so that it never has wider permissions; SQLite gives the journal those of the file.
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  const worker = startSqliteWorker(path, (error) =>
    log.error({ code: 'STORAGE_WORKER_CRASHED', name: error.name }, 'The database thread stopped.'),
  );
  const journal = journalTruncator(worker, log);
  const hints = new EventEmitter();
  hints.setMaxListeners(0);
  return {
    engine: 'sqlite',
    description: path,
    db: new Kysely<Database>({ dialect: sqliteDialect(worker) }),
    transaction: (queries) => worker.run(queries.map(({ query, expect }) => statementOf(query, expect))),
    purgeDeleted: journal.truncate,
    close() {
      journal.stop();
      return worker.close();
    },
    ready: () => isResponsive(() => worker.run([{ sql: 'select 1', parameters: [], writes: false }])),
    async notify(channel, id) {
      setImmediate(() => hints.emit('hint', channel, id));
    },
    onNotify(listener) {
      hints.on('hint', listener);
      return () => hints.off('hint', listener);
    },
  };
}

const retryAfterMs = 30_000;

/** Truncates the journal; while another program reads from it (a backup, a shell), retries until it succeeds. */
function journalTruncator(
  worker: SqliteWorker,
  log: StorageLog,
): { truncate(): Promise<void>; stop(): void } {
  let retry: NodeJS.Timeout | undefined;
  async function truncate(): Promise<void> {
    clearTimeout(retry);
    try {
      await worker.checkpoint();
    } catch (error) {
      if (failureOf(error) !== 'busy') throw error;
      log.warn(
        { code: 'JOURNAL_IN_USE' },
        'Another program is reading the database; its journal will be truncated later.',
      );
      retry = setTimeout(() => truncate().catch(() => {}), retryAfterMs).unref();
    }
  }
  return { truncate, stop: () => clearTimeout(retry) };
}
