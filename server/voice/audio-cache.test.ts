import { createHash } from 'node:crypto';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/storage.ts';
import { createAudioCache } from './audio-cache.ts';
import { rangeOf } from './send-audio.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const key = (name: string): string => createHash('sha256').update(name).digest('base64url');
const used = (name: string, secondsAgo: number): void => {
  const at = new Date(Date.now() - secondsAgo * 1_000);
  utimesSync(join(folder.path, `${key(name)}.mp3`), at, at);
};

test('What is stored is found again, also by another instance', async () => {
  await createAudioCache(folder.path).store(key('a'), Buffer.from('audio'));
  const found = await createAudioCache(folder.path).find(key('a'));
  expect(found).toEqual({ path: join(folder.path, `${key('a')}.mp3`), size: 5 });
  expect(await createAudioCache(folder.path).find(key('b'))).toBeNull();
});

test('Beyond its limit the least recently used goes first; what was just used stays', async () => {
  const cache = createAudioCache(folder.path, 300);
  for (const name of ['a', 'b', 'c']) await cache.store(key(name), Buffer.alloc(100));
  used('a', 9_000);
  used('b', 8_000);
  used('c', 7_000);
  await cache.find(key('a'));
  await new Promise((resolve) => setTimeout(resolve, 30));
  await cache.store(key('d'), Buffer.alloc(100));
  const left = await Promise.all(['a', 'b', 'c', 'd'].map((name) => cache.find(key(name))));
  expect(left.map((file) => file !== null)).toEqual([true, false, false, true]);
});

test('What a process left unfinished is removed, and foreign files stay', async () => {
  const old = new Date(Date.now() - 2 * 3_600_000);
  for (const name of ['half.part', 'new.part']) writeFileSync(join(folder.path, name), 'x');
  utimesSync(join(folder.path, 'half.part'), old, old);
  await createAudioCache(folder.path).store(key('a'), Buffer.from('audio'));
  expect(readdirSync(folder.path).sort()).toEqual([`${key('a')}.mp3`, 'new.part'].sort());
});

test('A folder that cannot be written costs nothing but the cache', async () => {
  const file = join(folder.path, 'file');
  writeFileSync(file, '');
  const cache = createAudioCache(join(file, 'voice'));
  await cache.store(key('a'), Buffer.from('audio'));
  expect(await cache.find(key('a'))).toBeNull();
});

test.each([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=20-10', 'unsatisfiable'],
  ['bytes=0-1,5-6', undefined],
  ['pages=1-2', undefined],
])('Range %s of 100 bytes', (header, range) => expect(rangeOf(header, 100)).toEqual(range));
