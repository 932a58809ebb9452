import { randomBytes, timingSafeEqual } from 'node:crypto';
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mac } from './encryption.ts';
import { StorageStartError } from './errors.ts';
import type { Storage } from './types.ts';

const keyLength = 32;
const checkName = 'encryption_check';

interface KeySource {
  /** ENCRYPTION_KEY as set, base64, or undefined where it is not. */
  readonly encryptionKey?: string | undefined;
  readonly dataDir: string;
}

/**
 * The installation's key: from ENCRYPTION_KEY, else from DATA_DIR/encryption-key, else made there once.
 * A database remembers which key it was written under: with another one, or with none where it had one,
 * this throws StorageStartError.
 */
export async function agreedEncryptionKey(storage: Storage, source: KeySource): Promise<Uint8Array> {
  const known = await readCheck(storage);
  const key = givenKey(source) ?? (known === undefined ? makeKey(source.dataDir) : undefined);
  if (!key) {
    throw new StorageStartError(
      `The database (${storage.description}) holds conversations under a key that is missing: ENCRYPTION_KEY is not set ` +
        `and ${keyPath(source.dataDir)} does not exist. Set ENCRYPTION_KEY, or put the file back from a backup; ` +
        'a new key would make every stored conversation unreadable.',
    );
  }
  const check = checkValue(key);
  const agreed = known ?? (await writeCheck(storage, check));
  if (!same(agreed, check)) {
    throw new StorageStartError(
      `ENCRYPTION_KEY (or ${keyPath(source.dataDir)}) is not the key that the database (${storage.description}) was ` +
        'written under. Set the key that it was first started with; all instances on one database need the same one.',
    );
  }
  return key;
}

function keyPath(dataDir: string): string {
  return join(dataDir, 'encryption-key');
}

function givenKey({ encryptionKey, dataDir }: KeySource): Uint8Array | undefined {
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

/** Whole or not at all, and never over another's: written aside, then linked into place. */
function makeKey(dataDir: string): Uint8Array {
  const path = keyPath(dataDir);
  const aside = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`;
  const key = randomBytes(keyLength);
  writeFileSync(aside, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(aside, path);
    return Uint8Array.from(key);
  } catch (error) {
    // Another instance on this folder was first: its key is the key.
    if (isCode(error, 'EEXIST')) return parseKey(readFileSync(path, 'utf8'), path);
    // A file system without links (exFAT, some shared folders): the name is taken first, then filled.
    writeFileSync(path, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
    return Uint8Array.from(key);
  } finally {
    unlinkSync(aside);
  }
}

function checkValue(key: Uint8Array): string {
  return mac(key, 'encryption check', 'berea');
}

function same(left: string, right: string): boolean {
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

/** Writes the check value unless another instance was first, and answers the one that stands. */
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
