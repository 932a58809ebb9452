import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { agreedEncryptionKey } from './encryption-key.ts';
import { migrate } from './migrations/migrate.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import type { Storage, StorageLog } from './types.ts';

export interface StorageOptions {
  /** `postgres://...`; without it the database is a file in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** Made with mode 700 where it does not exist. */
  readonly dataDir: string;
  /** 32 bytes, base64; without it the key file in `dataDir` is used, or made. */
  readonly encryptionKey?: string | undefined;
  readonly log: StorageLog;
  /** Where this process will listen, for a second one that asks who holds `dataDir`. */
  readonly address?: string | undefined;
  /** Milliseconds since 1970; the time of seeded rows. */
  readonly now?: () => number;
}

export interface OpenStorage extends Storage {
  /** 32 bytes; with a session id it makes the key of a conversation (encryption.ts). */
  readonly encryptionKey: Uint8Array;
}

/**
 * Opens the database, brings it to the newest shape and checks the encryption key.
 * Throws StorageStartError, whose message is a sentence for the operator.
 */
export async function openStorage(options: StorageOptions): Promise<OpenStorage> {
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const storage = openSqlite(dataDir, options.log);
  try {
    await migrate(storage, (options.now ?? Date.now)());
    const encryptionKey = await agreedEncryptionKey(storage, {
      encryptionKey: options.encryptionKey,
      dataDir,
    });
    return { ...storage, encryptionKey };
  } catch (error) {
    await storage.close();
    throw error;
  }
}
