import { StorageStartError } from './errors.ts';

/** "The database of DATABASE_URL (berea at localhost:5432) cannot be used: there is no database of that name (3D000)." */
export function unusable(
  setting: 'DATABASE_URL' | 'DATA_DIR',
  what: string,
  cause: unknown,
): StorageStartError {
  const code = codeOf(cause);
  const explanation = REASONS.get(code);
  const reason = explanation ? `${explanation} (${code})` : code;
  return new StorageStartError(`The database of ${setting} (${what}) cannot be used: ${reason}.`, { cause });
}

/** Explanations of the most common failures; others are named by their code alone. */
const REASONS = new Map([
  ['ECONNREFUSED', 'nothing answers there'],
  ['ENOTFOUND', 'there is no such host'],
  ['28P01', 'user or password was refused'],
  ['28000', 'the user was refused'],
  ['3D000', 'there is no database of that name'],
  ['42501', 'the user may not create tables there'],
  ['EACCES', 'this user may not read or write it'],
  ['EROFS', 'it is on a read-only disk'],
]);

/** The code of the underlying error or, for SQLite, its message. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'WORKER_CRASHED' && error.cause instanceof Error) return codeOf(error.cause);
  if (code === 'ERR_SQLITE_ERROR' || code.startsWith('SQLITE_')) return error.message;
  return code || error.message;
}
