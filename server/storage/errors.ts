/** What went wrong in the database, in words that hold on both engines. Messages carry no values of rows. */
export type StorageFailure =
  | 'unique'
  | 'foreign-key'
  | 'constraint'
  | 'busy'
  | 'full'
  | 'closed'
  | 'crashed'
  | 'failed';

/** A query that failed. `code` is the engine's own (an SQLite result code, a PostgreSQL SQLSTATE), for the log. */
export class StorageError extends Error {
  readonly failure: StorageFailure;
  readonly code: string;
  constructor(failure: StorageFailure, code: string, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'StorageError';
    this.failure = failure;
    this.code = code;
  }
}

/** The database cannot be used as it stands: the message is a sentence for the operator and stops the start. */
export class StorageStartError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'StorageStartError';
  }
}

/** In place of Kysely's own transactions, within which other work would be awaited while rows are held. */
export async function refuseTransaction(): Promise<never> {
  throw new Error('A transaction is a list of queries: use Storage.transaction.');
}

/** Whether a query failed because its row exists already (a primary key or a unique index), on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  return failureOf(error) === 'unique';
}

/** What kind of failure an error of `Storage.db` or `Storage.transaction` is, on either engine. */
export function failureOf(error: unknown): StorageFailure {
  if (error instanceof StorageError) return error.failure;
  const state = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (state === '23505') return 'unique';
  if (state === '23503') return 'foreign-key';
  if (state.startsWith('23')) return 'constraint';
  if (state === '40001' || state === '40P01' || state === '55P03') return 'busy';
  if (state.startsWith('53')) return 'full';
  if (state.startsWith('08') || state.startsWith('57P') || CONNECTION_LOST.has(state)) return 'closed';
  return 'failed';
}

/** What Node and `pg` say where the server cannot be reached or has gone away. */
const CONNECTION_LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Whether it failed because the database is away or full, not because of the query: later it may work. */
export function isAway(error: unknown): boolean {
  return ['busy', 'full', 'closed', 'crashed'].includes(failureOf(error));
}

// https://www.sqlite.org/rescode.html, extended result codes.
const sqliteFailures = new Map<number, StorageFailure>([
  [2067, 'unique'], // SQLITE_CONSTRAINT_UNIQUE
  [1555, 'unique'], // SQLITE_CONSTRAINT_PRIMARYKEY
  [787, 'foreign-key'], // SQLITE_CONSTRAINT_FOREIGNKEY
]);
const sqlitePrimaryFailures = new Map<number, StorageFailure>([
  [5, 'busy'], // SQLITE_BUSY
  [6, 'busy'], // SQLITE_LOCKED
  [13, 'full'], // SQLITE_FULL
  [19, 'constraint'], // SQLITE_CONSTRAINT
]);

/** The failure that an (extended) SQLite result code means; 0 where there was none. */
export function sqliteFailure(resultCode: number): StorageFailure {
  return sqliteFailures.get(resultCode) ?? sqlitePrimaryFailures.get(resultCode & 0xff) ?? 'failed';
}
