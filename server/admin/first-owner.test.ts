import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordingLog, temporaryFolder } from '../../tests/support/storage.ts';
import { type OpenStorage, openStorage } from '../storage/open.ts';
import { createFirstOwner, type FirstOwnerOptions } from './first-owner.ts';
import { isPassword } from './password.ts';

let folder: ReturnType<typeof temporaryFolder>;
let storage: OpenStorage;
beforeEach(async () => {
  folder = temporaryFolder();
  storage = await openStorage({ dataDir: folder.path, log: recordingLog() });
});
afterEach(async () => {
  await storage.close();
  folder.remove();
});

const make = (parts: Partial<FirstOwnerOptions> = {}) =>
  createFirstOwner({
    storage,
    username: 'admin',
    password: undefined,
    dataDir: folder.path,
    toTerminal: false,
    now: () => 1_000,
    ...parts,
  });
const owners = () => storage.db.selectFrom('admin_users').selectAll().execute();
const file = () => join(folder.path, 'first-password');

test('The first owner gets a generated password, in a file that only its owner may read', async () => {
  writeFileSync(file(), 'of an earlier database', { mode: 0o644 });
  expect(await make()).toEqual({ username: 'admin', file: file() });
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  const password = readFileSync(file(), 'utf8').trim();
  expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  const [owner, ...more] = await owners();
  expect(more).toEqual([]);
  expect(owner).toMatchObject({ username: 'admin', role: 'owner', created_at: 1_000 });
  expect(owner?.password_hash).toMatch(/^\$argon2id\$/);
  expect(await isPassword(password, owner?.password_hash ?? '')).toBe(true);
});

test('On a terminal it is shown and not written', async () => {
  const made = await make({ toTerminal: true });
  expect(made).toMatchObject({ username: 'admin', password: expect.any(String) });
  expect(existsSync(file())).toBe(false);
});

test('A password from the settings is neither shown nor written', async () => {
  expect(await make({ username: 'ruth', password: 'whither thou goest' })).toBeUndefined();
  expect(existsSync(file())).toBe(false);
  const [owner] = await owners();
  expect(await isPassword('whither thou goest', owner?.password_hash ?? '')).toBe(true);
});

test('If there is an operator already, nothing is created', async () => {
  await make();
  const before = await owners();
  expect(await make({ username: 'other' })).toBeUndefined();
  expect(await owners()).toEqual(before);
});

test('Of two instances that start together, only one creates it', async () => {
  const made = await Promise.all([make({ toTerminal: true }), make({ toTerminal: true })]);
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await owners()).toHaveLength(1);
});
