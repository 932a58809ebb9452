/** What went wrong in the database, independent of the engine. Messages contain no values of rows. */
export type StorageFailure =
  | 'unique'
  | 'foreign-key'
  | 'constraint'
  | 'busy'
  | 'full'
  | 'io-error'
  | 'read-only'
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

/** The database cannot be used. Stops the start; the message is a sentence for the operator. */
export class StorageStartError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'StorageStartError';
  }
}

/** Replaces Kysely's own transactions, in which other work could be awaited while rows are locked. */
export async function refuseTransaction(): Promise<never> {
  throw new Error('A transaction is a list of queries: use Storage.transaction.');
}

/** Whether a query failed because the row already exists (a primary key or unique index), on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  return failureOf(error) === 'unique';
}

/** Classifies an error of `Storage.db` or `Storage.transaction`, on either engine. */
export function failureOf(error: unknown): StorageFailure {
  if (error instanceof StorageError) return error.failure;
  if (isConnectionLost(error)) return 'closed';
  const state = codeOf(error) ?? '';
  if (state === '23505') return 'unique';
  if (state === '23503') return 'foreign-key';
  if (state.startsWith('23')) return 'constraint';
  if (state === '40001' || state === '40P01' || state === '55P03') return 'busy';
  if (state === '25006') return 'read-only';
  if (state === '58030') return 'io-error';
  // Too many connections: no disk is full.
  if (state === '53300') return 'closed';
  if (state.startsWith('53')) return 'full';
  if (state.startsWith('08') || state.startsWith('57P')) return 'closed';
  return 'failed';
}

/** Error codes of Node for a server that cannot be reached or has closed the connection. */
const CONNECTION_LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What `pg` and its pool say of such a server in errors without a code. */
const CONNECTION_LOST_MESSAGES = new Set([
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]);

/** Whether a database server cannot be reached, has closed the connection, or does not answer in time. */
function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Whatever the reason: the file of a local socket is missing while its server is stopped.
  if ('syscall' in error && error.syscall === 'connect') return true;
  const code = codeOf(error);
  return code === undefined ? CONNECTION_LOST_MESSAGES.has(error.message) : CONNECTION_LOST.has(code);
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** Whether the database is unreachable or busy, or its disk is full or broken: the query itself is fine and may work later. */
export function isUnavailable(error: unknown): boolean {
  return ['busy', 'full', 'io-error', 'read-only', 'closed', 'crashed'].includes(failureOf(error));
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
  [8, 'read-only'], // SQLITE_READONLY
  [10, 'io-error'], // SQLITE_IOERR
  [13, 'full'], // SQLITE_FULL
  [19, 'constraint'], // SQLITE_CONSTRAINT
]);

/** The failure for an (extended) SQLite result code; 0 if there was none. */
export function sqliteFailure(resultCode: number): StorageFailure {
  return sqliteFailures.get(resultCode) ?? sqlitePrimaryFailures.get(resultCode & 0xff) ?? 'failed';
}
