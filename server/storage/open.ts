import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { refuseHalfRestored } from './backup/restoring.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { resolveEncryptionKey } from './encryption-key.ts';
import { StorageStartError } from './errors.ts';
import type { FileLock } from './lock-file.ts';
import { migrate } from './migrations/migrate.ts';
import type { Storage, StorageLog } from './types.ts';

export interface StorageOptions {
  /** `postgres://...`; without it the database is a file in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** Created with mode 700 if it does not exist. */
  readonly dataDir: string;
  /** 32 bytes, base64; without it the key file in `dataDir` is used, and created if there is none. */
  readonly encryptionKey?: string | undefined;
  readonly log: StorageLog;
  /** Where this process will listen; named in the error of a second process on the same `dataDir`. */
  readonly address?: string | undefined;
  /** For a command beside the running server: the folder is not locked. SQLite itself keeps the two apart. */
  readonly isBeside?: boolean;
  /** Milliseconds since 1970, for seeded rows and the lock's note. */
  readonly now?: () => number;
}

export interface OpenStorage extends Storage {
  /** 32 bytes; conversation keys are derived from it and the session id (encryption.ts). */
  readonly encryptionKey: Uint8Array;
}

/**
 * Opens the database, applies pending migrations and checks the encryption key.
 * Throws StorageStartError, whose message is a sentence for the operator, if any of that fails.
 */
export async function openStorage(options: StorageOptions): Promise<OpenStorage> {
  const dataDir = createFolder(options.dataDir);
  const now = (options.now ?? Date.now)();
  let lock: FileLock | undefined;
  let storage: Storage | undefined;
  try {
    if (!options.databaseUrl && !options.isBeside) {
      lock = lockDataDir(dataDir, { pid: process.pid, address: options.address, since: now });
    }
    storage = await connect(options, dataDir);
    await migrate(storage, now);
    const encryptionKey = await resolveEncryptionKey(storage, {
      encryptionKey: options.encryptionKey,
      dataDir,
    });
    return { ...storage, encryptionKey, close: closeAll(storage, lock) };
  } catch (error) {
    await closeAll(storage, lock)().catch(() => {});
    throw error instanceof StorageStartError ? error : unusableDatabase(storage, dataDir, error);
  }
}

/** Creates DATA_DIR if it is not there; its absolute path. Throws StorageStartError. */
export function createFolder(path: string): string {
  const folder = resolve(path);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new StorageStartError(`DATA_DIR (${folder}) cannot be created: ${codeOf(cause)}.`, { cause });
  }
  return folder;
}

/** Only the engine in use is loaded. */
async function connect({ databaseUrl, log }: StorageOptions, dataDir: string): Promise<Storage> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres/open-postgres.ts');
    return openPostgres(databaseUrl, log);
  }
  refuseHalfRestored(dataDir);
  const { openSqlite } = await import('./sqlite/open-sqlite.ts');
  return openSqlite(dataDir, log);
}

function closeAll(storage: Storage | undefined, lock: FileLock | undefined): () => Promise<void> {
  return async () => {
    try {
      await storage?.close();
    } finally {
      lock?.release();
    }
  };
}

function unusableDatabase(storage: Storage | undefined, dataDir: string, cause: unknown): StorageStartError {
  const setting = storage?.engine === 'postgres' ? 'DATABASE_URL' : 'DATA_DIR';
  const what = storage?.description ?? dataDir;
  const code = codeOf(cause);
  const explanation = errorReasons.get(code);
  const reason = explanation ? `${explanation} (${code})` : code;
  return new StorageStartError(`The database of ${setting} (${what}) cannot be used: ${reason}.`, { cause });
}

/** Explanations of the most common failures; others are named by their code alone. */
const errorReasons = new Map([
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
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'WORKER_CRASHED' && error.cause instanceof Error) return codeOf(error.cause);
  if (code === 'ERR_SQLITE_ERROR' || code.startsWith('SQLITE_')) return error.message;
  return code || error.message;
}
