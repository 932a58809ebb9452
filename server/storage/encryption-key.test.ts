import { randomBytes } from 'node:crypto';
import { chmodSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordingLog, temporaryFolder } from '../../tests/support/storage.ts';
import { StorageStartError } from './errors.ts';
import { openStorage } from './open.ts';

describe('the encryption key', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  const keyFile = () => join(folder.path, 'encryption-key');
  const open = (encryptionKey?: string) =>
    openStorage({ dataDir: folder.path, encryptionKey, log: recordingLog() });
  async function openAndClose(encryptionKey?: string): Promise<Uint8Array> {
    const storage = await open(encryptionKey);
    await storage.close();
    return storage.encryptionKey;
  }
  async function refusal(encryptionKey?: string): Promise<string> {
    const error = await open(encryptionKey).then(
      () => undefined,
      (reason) => reason,
    );
    expect(error).toBeInstanceOf(StorageStartError);
    return error.message;
  }
  const aKey = () => randomBytes(32).toString('base64');

  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());

  it('is created once, readable by the owner only, and reused', async () => {
    const made = await openAndClose();
    expect(made).toHaveLength(32);
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
    expect(readFileSync(keyFile(), 'utf8').trim()).toBe(Buffer.from(made).toString('base64'));
    expect(await openAndClose()).toEqual(made);
    expect(readdirSync(folder.path).filter((name) => name.startsWith('encryption-key'))).toEqual([
      'encryption-key',
    ]);
  });

  it('comes from the setting if there is one, and then no file is created', async () => {
    const key = aKey();
    expect(Buffer.from(await openAndClose(key)).toString('base64')).toBe(key);
    expect(readdirSync(folder.path)).not.toContain('encryption-key');
  });

  it('may be set to the content of the file', async () => {
    const made = await openAndClose();
    expect(await openAndClose(Buffer.from(made).toString('base64'))).toEqual(made);
  });

  it('stops the start when the database was written with another key', async () => {
    await openAndClose(aKey());
    const sentence = await refusal(aKey());
    expect(sentence).toContain('ENCRYPTION_KEY');
    expect(sentence).toContain('is not the key that the database');
  });

  it('stops the start when it is missing: a database that had a key never gets a new one', async () => {
    await openAndClose();
    rmSync(keyFile());
    const sentence = await refusal();
    expect(sentence).toContain('ENCRYPTION_KEY is not set');
    expect(sentence).toContain(keyFile());
    expect(readdirSync(folder.path)).not.toContain('encryption-key');
  });

  it.each([
    '',
    'secret',
    aKey().slice(0, -4),
    `${aKey()}AAAA`,
    randomBytes(31).toString('base64'),
    '🕊️'.repeat(22),
  ])('stops the start when it is malformed (%j), without repeating it', async (malformed) => {
    const sentence = await refusal(malformed);
    expect(sentence).toContain('ENCRYPTION_KEY');
    expect(sentence).toContain('32 bytes in base64');
    if (malformed) expect(sentence).not.toContain(malformed);
  });

  it('stops the start when its file is damaged, naming the file', async () => {
    await openAndClose();
    chmodSync(keyFile(), 0o600);
    writeFileSync(keyFile(), 'half a k');
    expect(await refusal()).toContain(keyFile());
  });

  it('releases the folder when it stops the start', async () => {
    const key = aKey();
    await openAndClose(key);
    await refusal(aKey());
    expect(Buffer.from(await openAndClose(key)).toString('base64')).toBe(key);
  });
});
