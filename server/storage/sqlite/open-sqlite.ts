import { EventEmitter } from 'node:events';
import { chmodSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { failureOf } from '../errors.ts';
import { createWriteMemory, findProblem, isNearlyFull } from '../readiness.ts';
import type { Database } from '../schema.ts';
import { slowQueryLogger, timed } from '../slow-queries.ts';
import type { QueryResult, Storage, StorageLog } from '../types.ts';
import { sqliteDialect, statementOf } from './dialect.ts';
import type { Statement } from './protocol.ts';
import { type SqliteWorker, startSqliteWorker } from './worker-client.ts';

/** The database file in `dataDir`, behind its worker thread, which starts with the first query. */
export function openSqlite(dataDir: string, log: StorageLog): Storage {
  const path = join(dataDir, 'berea.sqlite');
  // Created here so that it never has wider permissions; SQLite gives the journal those of the file.
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  const memory = createWriteMemory();
  const thread = startSqliteWorker(path, (error) =>
    log.error({ code: 'STORAGE_WORKER_CRASHED', kind: error.name }, 'The database thread stopped.'),
  );
  const worker: SqliteWorker = { ...thread, run: (statements) => remembered(thread, statements, memory) };
  const journal = journalTruncator(worker, log);
  const hints = new EventEmitter();
  hints.setMaxListeners(0);
  return {
    engine: 'sqlite',
    description: path,
    db: new Kysely<Database>({ dialect: sqliteDialect(worker), log: slowQueryLogger(log) }),
    transaction: (queries) =>
      timed(log, () => worker.run(queries.map(({ query, expect }) => statementOf(query, expect)))),
    purgeDeleted: journal.truncate,
    close() {
      journal.stop();
      return worker.close();
    },
    findProblem: async () => {
      const found = await findProblem(() => worker.run([PROBE]));
      return found ?? memory.problem() ?? ((await isNearlyFull(dataDir)) ? 'disk-full' : undefined);
    },
    async notify(channel, id) {
      setImmediate(() => hints.emit('hint', channel, id));
    },
    onNotify(listener) {
      hints.on('hint', listener);
      return () => hints.off('hint', listener);
    },
  };
}

/** A write of nothing, which takes the lock and reaches the journal as any other. */
const PROBE: Statement = {
  sql: "insert into installation (name, value) values ('last_probe', '1') on conflict (name) do update set value = case value when '1' then '0' else '1' end",
  parameters: [],
  writes: true,
};

async function remembered(
  thread: SqliteWorker,
  statements: readonly Statement[],
  memory: ReturnType<typeof createWriteMemory>,
): Promise<readonly QueryResult[]> {
  try {
    const results = await thread.run(statements);
    if (statements[0] !== PROBE && statements.some(({ writes }) => writes)) memory.succeeded();
    return results;
  } catch (error) {
    memory.failed(error);
    throw error;
  }
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
