import { randomBytes, timingSafeEqual } from 'node:crypto';
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mac } from './encryption.ts';
import { StorageStartError } from './errors.ts';
import type { Storage } from './types.ts';

const keyLength = 32;
const checkName = 'encryption_check';

interface KeySource {
  /** ENCRYPTION_KEY, base64; undefined if it is not set. */
  readonly encryptionKey?: string | undefined;
  readonly dataDir: string;
}

/**
 * The installation's key: from ENCRYPTION_KEY, else from DATA_DIR/encryption-key, else created there once.
 * The database holds a check value of the key it was written under. Throws StorageStartError if the key is another one,
 * or is missing although the database already has a check value.
 */
export async function resolveEncryptionKey(storage: Storage, source: KeySource): Promise<Uint8Array> {
  const storedCheck = await readCheck(storage);
  const key = configuredKey(source) ?? (storedCheck === undefined ? createKey(source.dataDir) : undefined);
  if (!key) {
    throw new StorageStartError(
      `The key for the conversations in the database (${storage.description}) is missing: ENCRYPTION_KEY is not set ` +
        `and ${keyPath(source.dataDir)} does not exist. Set ENCRYPTION_KEY or restore the file from a backup; ` +
        'with a new key every stored conversation would be unreadable.',
    );
  }
  const check = checkValueOf(key);
  const expected = storedCheck ?? (await writeCheck(storage, check));
  if (!isEqual(expected, check)) {
    throw new StorageStartError(
      `ENCRYPTION_KEY (or ${keyPath(source.dataDir)}) is not the key that the database (${storage.description}) was ` +
        'written under. Set the key that it was first started with; all instances on one database need the same one.',
    );
  }
  return key;
}

/** The installation's key as it is configured; undefined if there is none yet. Throws StorageStartError if it is malformed. */
export const readKey = (source: KeySource): Uint8Array | undefined => configuredKey(source);

function keyPath(dataDir: string): string {
  return join(dataDir, 'encryption-key');
}

function configuredKey({ encryptionKey, dataDir }: KeySource): Uint8Array | undefined {
  if (encryptionKey !== undefined) return parseKey(encryptionKey, 'ENCRYPTION_KEY');
  try {
    return parseKey(readFileSync(keyPath(dataDir), 'utf8'), keyPath(dataDir));
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function parseKey(text: string, origin: string): Uint8Array {
  const trimmed = text.trim();
  const bytes = Buffer.from(trimmed, 'base64');
  const wellFormed = /^[A-Za-z0-9+/_-]{43}=?$/.test(trimmed);
  if (!wellFormed || bytes.length !== keyLength) {
    throw new StorageStartError(
      `${origin} is not an encryption key: ENCRYPTION_KEY is ${keyLength} bytes in base64 (44 characters), ` +
        'as made by "openssl rand -base64 32".',
    );
  }
  return Uint8Array.from(bytes);
}

/** Atomic, and never overwrites the key of another instance: written to a temporary file, then linked into place. */
function createKey(dataDir: string): Uint8Array {
  const path = keyPath(dataDir);
  const temporaryPath = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`;
  const key = randomBytes(keyLength);
  writeFileSync(temporaryPath, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(temporaryPath, path);
    return Uint8Array.from(key);
  } catch (error) {
    // Another instance on this folder was first: use its key.
    if (isCode(error, 'EEXIST')) return parseKey(readFileSync(path, 'utf8'), path);
    // A file system without hard links (exFAT, some shared folders): `wx` creates the file exclusively.
    writeFileSync(path, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
    return Uint8Array.from(key);
  } finally {
    unlinkSync(temporaryPath);
  }
}

/** What the database holds of its key. */
export function checkValueOf(key: Uint8Array): string {
  return mac(key, 'encryption check', 'berea');
}

function isEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function readCheck({ db }: Storage): Promise<string | undefined> {
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('name', '=', checkName)
    .executeTakeFirst();
  return row?.value;
}

/** Writes the check value unless another instance was first. Returns the stored one. */
async function writeCheck(storage: Storage, value: string): Promise<string> {
  await storage.db
    .insertInto('installation')
    .values({ name: checkName, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await readCheck(storage)) ?? value;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
