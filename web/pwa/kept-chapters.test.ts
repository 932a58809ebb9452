import { afterEach, expect, it, vi } from 'vitest';
import { forgetChapters } from './kept-chapters.ts';

afterEach(() => vi.unstubAllGlobals());

it('forgets which chapters were read, and nothing else', async () => {
  const paths = ['/', '/bible', '/bible/kjv/john/3', '/bible/web/1-john/1'];
  const kept = new Set(paths.map((path) => `https://berea.example${path}`));
  const cache = {
    keys: async () => [...kept].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => kept.delete(url),
  };
  const open = vi.fn(async () => cache);
  vi.stubGlobal('caches', { keys: async () => ['berea-bible', 'berea-shell-one'], open });
  await forgetChapters();
  expect(open.mock.calls).toEqual([['berea-shell-one']]);
  expect([...kept]).toEqual(['https://berea.example/', 'https://berea.example/bible']);
});
