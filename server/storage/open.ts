import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { refuseHalfRestored } from './backup/restoring.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { resolveEncryptionKey } from './encryption-key.ts';
import { StorageStartError } from './errors.ts';
import type { FileLock } from './lock-file.ts';
import { migrate } from './migrations/migrate.ts';
import { closedFile } from './ownership.ts';
import type { Storage, StorageLog } from './types.ts';
import { codeOf, unusable } from './unusable.ts';

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
  const closed = storage?.engine === 'postgres' ? undefined : closedFile(dataDir);
  if (closed)
    return new StorageStartError(
      `The database of ${setting} (${what}) cannot be used: ${closed}. Give the folder to the user that Berea runs as: chown -R USER ${dataDir}`,
      { cause },
    );
  return unusable(setting, what, cause);
}
