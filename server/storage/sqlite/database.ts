import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Answer, Request, Statement, StatementResult, WorkerFailure } from './protocol.ts';

type Run = Extract<Request, { kind: 'run' }>;

export interface WorkerDatabase {
  /** Carries out all of them in one transaction; a request that fails is undone alone. */
  runGroup(requests: readonly Run[]): Answer[];
  /** Moves the journal into the file and cuts the journal to nothing. */
  checkpoint(id: number): Answer;
  close(id: number): Answer;
}

/** Milliseconds that another program on the file (a backup, a shell) is waited for. */
const patience = 5000;

/** So many compiled statements are kept. Our queries are some hundred; only lists of varying length make more. */
const keptStatements = 400;

/** Opens the file as this project wants it kept. Runs in the worker; blocking is its purpose. */
export function openDatabase(path: string): WorkerDatabase {
  const db = new DatabaseSync(path, { timeout: patience, enableForeignKeyConstraints: true });
  // FULL: what was answered survives a power cut. secure_delete: what is deleted is overwritten with zeros.
  // temp_store: sorting never spills readable rows into a file of its own.
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;' +
      'PRAGMA temp_store = MEMORY; PRAGMA cache_size = -8000; PRAGMA journal_size_limit = 16777216;',
  );
  const prepare = statementCache(db);
  return {
    runGroup: (requests) => runGroup(db, prepare, requests),
    checkpoint: (id) => answered(id, () => cutJournal(db)),
    close: (id) =>
      answered(id, () => {
        try {
          db.exec('PRAGMA optimize; PRAGMA wal_checkpoint(TRUNCATE)');
        } finally {
          db.close();
        }
      }),
  };
}

/** Throws SQLITE_BUSY where another program still reads from the journal. Others do not wait for that one. */
function cutJournal(db: DatabaseSync): void {
  db.exec('PRAGMA busy_timeout = 100');
  const outcome = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  db.exec(`PRAGMA busy_timeout = ${patience}`);
  if (outcome?.busy) throw Object.assign(new Error('The journal is still read.'), { errcode: 5 });
}

function runGroup(db: DatabaseSync, prepare: Prepare, requests: readonly Run[]): Answer[] {
  const writes = requests.some((request) => request.statements.some((statement) => statement.writes));
  if (!writes) return requests.map((request) => runOne(db, prepare, request));
  try {
    db.exec('BEGIN IMMEDIATE');
    const answers: Answer[] = [];
    for (const request of requests) {
      answers.push(runOne(db, prepare, request));
      // A full disk or a failed read ends the transaction by itself: then nothing of the group was kept.
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

/** One request. A single statement undoes itself when it fails; several, or one with a condition, need a savepoint. */
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
  /** Of the rows it answers; none where it is neither a select nor RETURNING. */
  readonly columns: readonly string[];
  /** Whether it changes rows; SQLite's count is left over from an earlier statement where one does not. */
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
  const kept = new Map<string, Prepared>();
  return (sql) => {
    const known = kept.get(sql);
    if (known) {
      kept.delete(sql);
      kept.set(sql, known);
      return known;
    }
    const statement = db.prepare(sql);
    if (/^\s*(create|alter|drop)\b/i.test(sql)) {
      // It changes the columns of what was prepared before, and may name columns that are SQLite's own affair.
      kept.clear();
      return { statement, columns: [], changes: false };
    }
    statement.setReturnArrays(true);
    const prepared = {
      statement,
      columns: statement.columns().map((column) => column.name),
      changes: /^\s*(insert|update|delete|replace)\b/i.test(sql),
    };
    kept.set(sql, prepared);
    if (kept.size > keptStatements) kept.delete(kept.keys().next().value!);
    return prepared;
  };
}

function answered(id: number, work: () => void): Answer {
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
