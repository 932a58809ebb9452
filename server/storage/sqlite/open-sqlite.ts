import { EventEmitter } from 'node:events';
import { chmodSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { answersInTime } from '../answers-in-time.ts';
import { failureOf } from '../errors.ts';
import type { Database } from '../schema.ts';
import type { Storage, StorageLog } from '../types.ts';
import { sqliteDialect, statementOf } from './dialect.ts';
import { type SqliteWorker, startSqliteWorker } from './worker-client.ts';

/** The database file in `dataDir`, behind its worker. Nothing is read or written yet. */
export function openSqlite(dataDir: string, log: StorageLog): Storage {
  const path = join(dataDir, 'berea.sqlite');
  // Made here so that it never exists with wider rights; SQLite gives its journal the rights of the file.
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  const worker = startSqliteWorker(path, (error) =>
    log.error({ code: 'STORAGE_WORKER_CRASHED', name: error.name }, 'The database thread stopped.'),
  );
  const journal = cuttingJournal(worker, log);
  const hints = new EventEmitter();
  hints.setMaxListeners(0);
  return {
    engine: 'sqlite',
    description: path,
    db: new Kysely<Database>({ dialect: sqliteDialect(worker) }),
    transaction: (queries) => worker.run(queries.map(({ query, expect }) => statementOf(query, expect))),
    forgetDeleted: journal.cut,
    close() {
      journal.stop();
      return worker.close();
    },
    ready: () => answersInTime(() => worker.run([{ sql: 'select 1', parameters: [], writes: false }])),
    async notify(channel, id) {
      setImmediate(() => hints.emit('hint', channel, id));
    },
    onNotify(listener) {
      hints.on('hint', listener);
      return () => hints.off('hint', listener);
    },
  };
}

const cutAgainAfter = 30_000;

/** Cuts the journal; while another program reads from it (a backup, a shell), tries again until it is done. */
function cuttingJournal(worker: SqliteWorker, log: StorageLog): { cut(): Promise<void>; stop(): void } {
  let later: NodeJS.Timeout | undefined;
  async function cut(): Promise<void> {
    clearTimeout(later);
    try {
      await worker.checkpoint();
    } catch (error) {
      if (failureOf(error) !== 'busy') throw error;
      log.warn({ code: 'JOURNAL_IN_USE' }, 'Another program reads the database: its journal is cut later.');
      later = setTimeout(() => cut().catch(() => {}), cutAgainAfter).unref();
    }
  }
  return { cut, stop: () => clearTimeout(later) };
}
