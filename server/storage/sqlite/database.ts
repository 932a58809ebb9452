import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { LruMap } from 'toad-cache';
import type { Answer, Request, Statement, StatementResult, WorkerFailure } from './protocol.ts';

type Run = Extract<Request, { kind: 'run' }>;

export interface WorkerDatabase {
  /** Runs all requests in one transaction; a request that fails is undone alone. */
  runGroup(requests: readonly Run[]): Answer[];
  /** Writes the journal (WAL) into the database file and truncates it. */
  checkpoint(id: number): Answer;
  close(id: number): Answer;
}

/** How long to wait for a lock of another program on the file (a backup, a shell). */
const busyTimeoutMs = 5000;

/** There are about a hundred different queries; only lists of varying length make more. */
const maxCachedStatements = 400;

/** Opens the database file with this project's settings. Runs in the worker thread, so it may block. */
export function openDatabase(path: string): WorkerDatabase {
  const db = new DatabaseSync(path, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  // FULL: committed data survives a power cut. secure_delete: deleted data is overwritten with zeros.
  // temp_store: sorting never writes rows to a temporary file.
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;' +
      'PRAGMA temp_store = MEMORY; PRAGMA cache_size = -8000; PRAGMA journal_size_limit = 16777216;',
  );
  const prepare = statementCache(db);
  return {
    runGroup: (requests) => runGroup(db, prepare, requests),
    checkpoint: (id) => answerOf(id, () => truncateJournal(db)),
    close: (id) =>
      answerOf(id, () => {
        try {
          db.exec('PRAGMA optimize; PRAGMA wal_checkpoint(TRUNCATE)');
        } finally {
          db.close();
        }
      }),
  };
}

/** Throws SQLITE_BUSY if another program still reads from the journal. Waits only briefly, so as not to hold up requests. */
function truncateJournal(db: DatabaseSync): void {
  db.exec('PRAGMA busy_timeout = 100');
  const outcome = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
  if (outcome?.busy) throw Object.assign(new Error('The journal is in use.'), { errcode: 5 });
}

function runGroup(db: DatabaseSync, prepare: Prepare, requests: readonly Run[]): Answer[] {
  const writes = requests.some((request) => request.statements.some((statement) => statement.writes));
  if (!writes) return requests.map((request) => runOne(db, prepare, request));
  try {
    db.exec('BEGIN IMMEDIATE');
    const answers: Answer[] = [];
    for (const request of requests) {
      answers.push(runOne(db, prepare, request));
      // On a full disk or a failed read SQLite rolls back by itself: then nothing of the group was committed.
      if (!db.isTransaction) return failAll(requests, answers.at(-1)!);
    }
    db.exec('COMMIT');
    return answers;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    return failAll(requests, { id: 0, failure: failureOf(error) });
  }
}

function failAll(requests: readonly Run[], cause: Answer): Answer[] {
  const failure = 'failure' in cause ? cause.failure : { resultCode: 0, message: 'The transaction ended.' };
  return requests.map(({ id }) => ({ id, failure }));
}

/** Runs one request. A single statement is atomic; several, or one with `expect`, need a savepoint. */
function runOne(db: DatabaseSync, prepare: Prepare, { id, statements }: Run): Answer {
  const atomic = statements.length > 1 || statements[0]?.expect !== undefined;
  try {
    if (!atomic) return { id, results: statements.map((statement) => execute(prepare, statement)) };
    db.exec('SAVEPOINT request');
    const results: StatementResult[] = [];
    for (const [position, statement] of statements.entries()) {
      const result = execute(prepare, statement);
      if (statement.expect !== undefined && result.changed !== statement.expect) {
        undo(db);
        return { id, refused: position };
      }
      results.push(result);
    }
    db.exec('RELEASE request');
    return { id, results };
  } catch (error) {
    if (atomic && db.isTransaction) undo(db);
    return { id, failure: failureOf(error) };
  }
}

function undo(db: DatabaseSync): void {
  db.exec('ROLLBACK TO request; RELEASE request');
}

interface Prepared {
  readonly statement: StatementSync;
  /** Of the rows it returns; empty unless it is a select or has RETURNING. */
  readonly columns: readonly string[];
  /** Whether it changes rows. Otherwise SQLite's count is that of an earlier statement. */
  readonly changes: boolean;
}
type Prepare = (sql: string) => Prepared;

function execute(prepare: Prepare, { sql, parameters }: Statement): StatementResult {
  const { statement, columns, changes } = prepare(sql);
  const values = parameters as SQLInputValue[];
  if (columns.length === 0) {
    const { changes: changed } = statement.run(...values);
    return { columns, rows: [], changed: changes ? Number(changed) : 0 };
  }
  const rows = statement.all(...values) as unknown as unknown[][];
  return { columns, rows, changed: changes ? rows.length : 0 };
}

function statementCache(db: DatabaseSync): Prepare {
  const cache = new LruMap<Prepared>(maxCachedStatements);
  return (sql) => {
    const cached = cache.get(sql);
    if (cached) return cached;
    const statement = db.prepare(sql);
    if (/^\s*(create|alter|drop)\b/i.test(sql)) {
      // It invalidates the columns of cached statements, and its own columns are not those of a result.
      cache.clear();
      return { statement, columns: [], changes: false };
    }
    statement.setReturnArrays(true);
    const prepared = {
      statement,
      columns: statement.columns().map((column) => column.name),
      changes: /^\s*(insert|update|delete|replace)\b/i.test(sql),
    };
    cache.set(sql, prepared);
    return prepared;
  };
}

function answerOf(id: number, work: () => void): Answer {
  try {
    work();
    return { id, results: [] };
  } catch (error) {
    return { id, failure: failureOf(error) };
  }
}

function failureOf(error: unknown): WorkerFailure {
  const resultCode =
    error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;
  return { resultCode, message: error instanceof Error ? error.message : 'The database failed.' };
}
