import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import 'fake-indexeddb/auto';
import { aMessage } from '../testing/builders.ts';

let copies: typeof import('./copies.ts');
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
  copies = await import('./copies.ts');
});

const some = (count: number, content = 'Grace') =>
  Array.from({ length: count }, (_, index) => aMessage({ id: `m${index}`, content }));

describe('a copy of a conversation', () => {
  it('can be read as it was stored, until it is removed', async () => {
    await copies.storeCopy('a', some(3), true, 1);
    expect(await copies.readCopy('a')).toEqual({
      id: 'a',
      messages: some(3),
      more: true,
      savedAt: 1,
      size: 15,
    });
    await copies.removeCopy('a');
    expect(await copies.readCopy('a')).toBeNull();
  });

  it('holds the newest 300 messages, and says that there are more', async () => {
    await copies.storeCopy('a', some(400), false, 1);
    const copy = await copies.readCopy('a');
    expect(copy?.messages.map(({ id }) => id)).toEqual(
      some(400)
        .slice(100)
        .map(({ id }) => id),
    );
    expect(copy?.more).toBe(true);
  });

  it('holds at most a million and a half characters, but always the last message', async () => {
    await copies.storeCopy('a', some(4, 'x'.repeat(600_000)), false, 1);
    expect((await copies.readCopy('a'))?.messages.map(({ id }) => id)).toEqual(['m2', 'm3']);
    await copies.storeCopy('b', some(2, 'x'.repeat(2_000_000)), false, 2);
    expect((await copies.readCopy('b'))?.messages.map(({ id }) => id)).toEqual(['m1']);
  });

  it('is removed for newer ones when there are more than a hundred', async () => {
    for (let at = 0; at < 102; at++) await copies.storeCopy(`c${at}`, some(1), false, at);
    const there = await Promise.all([0, 1, 2, 101].map((at) => copies.readCopy(`c${at}`)));
    expect(there.map((copy) => copy !== null)).toEqual([false, false, true, true]);
  });

  it('is missing where the browser stores nothing, without an error', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await copies.storeCopy('a', some(1), false, 1);
    await copies.removeCopy('a');
    expect(await copies.readCopy('a')).toBeNull();
  });
});
