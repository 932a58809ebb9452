import { expect, test } from 'vitest';
import { hashPassword, IMPOSSIBLE_HASH, isPassword } from './password.ts';

test('A hash matches its own password and no other', async () => {
  const stored = await hashPassword('whither thou goest 🙏');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await isPassword('whither thou goest 🙏', stored)).toBe(true);
  expect(await isPassword('whither thou goest', stored)).toBe(false);
  expect(await isPassword('', stored)).toBe(false);
});

test('Hashing the same password twice gives different hashes', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
});

test('A hash of another tool is accepted: a vector of Argon2’s test suite', async () => {
  const stored = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await isPassword('password', stored)).toBe(true);
  expect(await isPassword('passwore', stored)).toBe(false);
});

test.each([
  '',
  'password',
  '$argon2i$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
  '$argon2id$v=19$m=9999999,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
  '$argon2id$v=19$m=256,t=0,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
  '$argon2id$v=19$m=4,t=1,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
])('A malformed hash matches no password: %s', async (stored) => {
  expect(await isPassword('password', stored)).toBe(false);
});

test('A password is the same however its letters are composed', async () => {
  expect(await isPassword('e\u0301lan vital', await hashPassword('\u00e9lan vital'))).toBe(true);
});

test('The hash of nobody costs as much as a new one, and no password matches it', async () => {
  const cost = (hash: string) => hash.split('$').slice(0, 4).join('$');
  expect(cost(IMPOSSIBLE_HASH)).toBe(cost(await hashPassword('any')));
  expect(IMPOSSIBLE_HASH).toHaveLength((await hashPassword('any')).length);
  expect(await isPassword('', IMPOSSIBLE_HASH)).toBe(false);
});
