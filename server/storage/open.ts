import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type DataDirLock, lockDataDir } from './data-dir-lock.ts';
import { agreedEncryptionKey } from './encryption-key.ts';
import { StorageStartError } from './errors.ts';
import { migrate } from './migrations/migrate.ts';
import type { Storage, StorageLog } from './types.ts';

export interface StorageOptions {
  /** `postgres://...`; without it the database is a file in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** Made with mode 700 where it does not exist. */
  readonly dataDir: string;
  /** 32 bytes, base64; without it the key file in `dataDir` is used, or made. */
  readonly encryptionKey?: string | undefined;
  readonly log: StorageLog;
  /** Where this process will listen, told to a second process on the same `dataDir`. */
  readonly address?: string | undefined;
  /** Milliseconds since 1970: the time of seeded rows and of the lock's note. */
  readonly now?: () => number;
}

export interface OpenStorage extends Storage {
  /** 32 bytes; with a session id it makes the key of a conversation (encryption.ts). */
  readonly encryptionKey: Uint8Array;
}

/**
 * Opens the database, brings it to the newest shape and checks the encryption key.
 * Throws StorageStartError, whose message is a sentence for the operator, where any of it is not possible.
 */
export async function openStorage(options: StorageOptions): Promise<OpenStorage> {
  const dataDir = madeFolder(options.dataDir);
  const now = (options.now ?? Date.now)();
  let lock: DataDirLock | undefined;
  let storage: Storage | undefined;
  try {
    if (!options.databaseUrl) {
      lock = lockDataDir(dataDir, { pid: process.pid, address: options.address, since: now });
    }
    storage = await connect(options, dataDir);
    await migrate(storage, now);
    const encryptionKey = await agreedEncryptionKey(storage, {
      encryptionKey: options.encryptionKey,
      dataDir,
    });
    return { ...storage, encryptionKey, close: closing(storage, lock) };
  } catch (error) {
    await closing(storage, lock)().catch(() => {});
    throw error instanceof StorageStartError ? error : cannotBeUsed(storage, dataDir, error);
  }
}

function madeFolder(path: string): string {
  const folder = resolve(path);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new StorageStartError(`DATA_DIR (${folder}) cannot be made: ${codeOf(cause)}.`, { cause });
  }
  return folder;
}

/** Only the engine in use is loaded. */
async function connect({ databaseUrl, log }: StorageOptions, dataDir: string): Promise<Storage> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres/open-postgres.ts');
    return openPostgres(databaseUrl, log);
  }
  const { openSqlite } = await import('./sqlite/open-sqlite.ts');
  return openSqlite(dataDir, log);
}

function closing(storage: Storage | undefined, lock: DataDirLock | undefined): () => Promise<void> {
  return async () => {
    try {
      await storage?.close();
    } finally {
      lock?.release();
    }
  };
}

function cannotBeUsed(storage: Storage | undefined, dataDir: string, cause: unknown): StorageStartError {
  const setting = storage?.engine === 'postgres' ? 'DATABASE_URL' : 'DATA_DIR';
  const what = storage?.description ?? dataDir;
  const code = codeOf(cause);
  const words = inWords.get(code);
  const reason = words ? `${words} (${code})` : code;
  return new StorageStartError(`The database of ${setting} (${what}) cannot be used: ${reason}.`, { cause });
}

/** What an operator meets most often; other failures are named by their code. */
const inWords = new Map([
  ['ECONNREFUSED', 'nothing answers there'],
  ['ENOTFOUND', 'there is no such host'],
  ['28P01', 'user or password was refused'],
  ['28000', 'the user was refused'],
  ['3D000', 'there is no database of that name'],
  ['42501', 'the user may not make tables there'],
  ['EACCES', 'this user may not read or write it'],
  ['EROFS', 'it stands on a read-only disk'],
]);

/** The code of what went wrong at the bottom or, of SQLite, its words. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'WORKER_CRASHED' && error.cause instanceof Error) return codeOf(error.cause);
  if (code === 'ERR_SQLITE_ERROR' || code.startsWith('SQLITE_')) return error.message;
  return code || error.message;
}
