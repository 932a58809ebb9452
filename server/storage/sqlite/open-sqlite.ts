import { EventEmitter } from 'node:events';
import { chmodSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { answersInTime } from '../answers-in-time.ts';
import type { Database } from '../schema.ts';
import type { Storage, StorageLog } from '../types.ts';
import { sqliteDialect, statementOf } from './dialect.ts';
import { startSqliteWorker } from './worker-client.ts';

/** The database file in `dataDir`, behind its worker. Nothing is read or written yet. */
export function openSqlite(dataDir: string, log: StorageLog): Storage {
  const path = join(dataDir, 'berea.sqlite');
  // Made here so that it never exists with wider rights; SQLite gives its journal the rights of the file.
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  const worker = startSqliteWorker(path, (error) =>
    log.error({ code: 'STORAGE_WORKER_CRASHED', name: error.name }, 'The database thread stopped.'),
  );
  const hints = new EventEmitter();
  hints.setMaxListeners(0);
  return {
    engine: 'sqlite',
    description: path,
    db: new Kysely<Database>({ dialect: sqliteDialect(worker) }),
    transaction: (queries) => worker.run(queries.map(({ query, expect }) => statementOf(query, expect))),
    forgetDeleted: () => worker.checkpoint(),
    close: () => worker.close(),
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
