import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DownloadableTranslation, DownloadList } from '../../../scripture/text/download-list.ts';
import { createDownloads, downloadSize, downloadState } from './downloads.ts';
import { memoryFiles } from './testing/memory-files.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
async function nameOf(what: string, text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text)));
  const digits = Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0'));
  return `${what}-${digits.join('')}.bin`;
}
/** The text of each file. */
const TEXTS = { kjv: 'words of one', web: 'words of another', search: 'where they stand' };
const names = {
  kjv: await nameOf('kjv', TEXTS.kjv),
  web: await nameOf('web', TEXTS.web),
  search: await nameOf('search', TEXTS.search),
};
const translation = (id: 'kjv' | 'web'): DownloadableTranslation => ({
  id,
  label: id.toUpperCase(),
  name: id,
  file: names[id],
  bytes: 6,
  unpacked: TEXTS[id].length,
});
const kjv = translation('kjv');
const web = translation('web');
const offer: DownloadList = {
  search: { file: names.search, bytes: 8, unpacked: TEXTS.search.length },
  translations: [kjv, web],
  wellKnown: [],
};

let served: Map<string, () => Response | Promise<Response>>;
let requests: string[];
beforeEach(() => {
  requests = [];
  served = new Map(
    (['kjv', 'web', 'search'] as const).map((what) => [
      `/kept/${names[what]}`,
      () => new Response(bytesOf(TEXTS[what])),
    ]),
  );
  vi.stubGlobal('fetch', async (path: string, { signal }: { signal: AbortSignal }) => {
    requests.push(path);
    signal.throwIfAborted();
    return served.get(path)?.() ?? new Response('', { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

function aManager(store: Parameters<typeof createDownloads>[0] = memoryFiles()) {
  const persisted = vi.fn();
  return { manager: createDownloads(store, persisted), persisted };
}

describe('downloading a translation', () => {
  test('stores its text and the search index, and asks the browser to persist them', async () => {
    const store = memoryFiles();
    const { manager, persisted } = aManager(store);
    await manager.download(kjv, offer);
    expect([...store.byName.keys()].sort()).toEqual([names.kjv, names.search].sort());
    expect(downloadState('kjv', offer, manager.current().files)).toBe('current');
    expect(manager.current().inProgress.kjv).toBeUndefined();
    expect(persisted).toHaveBeenCalledOnce();
  });

  test('reports how many bytes have arrived', async () => {
    const { manager } = aManager();
    const seen: string[] = [];
    manager.subscribe(() => {
      const { received, total } = manager.current().inProgress.kjv ?? {};
      if (received !== undefined) seen.push(`${received}/${total}`);
    });
    await manager.download(kjv, offer);
    expect([...new Set(seen)]).toEqual(['0/14', '6/14', '14/14']);
  });

  test('fetches the search index once for two translations downloaded together', async () => {
    const { manager } = aManager();
    expect(downloadSize(web, offer, [])).toBe(14);
    await Promise.all([
      manager.download(kjv, offer),
      manager.download(web, offer),
      manager.download(web, offer),
    ]);
    expect(requests.filter((path) => path.includes('search'))).toHaveLength(1);
    expect(requests).toHaveLength(3);
  });

  test('removes the old revision only once the new one is complete', async () => {
    const old = {
      'kjv-0000000000000000.bin': bytesOf('old'),
      'search-0000000000000000.bin': bytesOf('old'),
    };
    const store = memoryFiles(old);
    const { manager } = aManager(store);
    await manager.refresh();
    expect(downloadState('kjv', offer, manager.current().files)).toBe('outdated');
    served.set(`/kept/${names.search}`, () => Promise.reject(new TypeError('Failed to fetch')));
    await manager.download(kjv, offer);
    expect(Object.keys(old).every((name) => store.byName.has(name))).toBe(true);
    served.set(`/kept/${names.search}`, () => new Response(bytesOf(TEXTS.search)));
    await manager.download(kjv, offer);
    expect([...store.byName.keys()].sort()).toEqual([names.kjv, names.search].sort());
  });

  test('continues where an interrupted download ended', async () => {
    const { manager } = aManager();
    served.set(`/kept/${names.search}`, () => Promise.reject(new TypeError('Failed to fetch')));
    await manager.download(kjv, offer);
    expect(manager.current().problems.kjv).toMatch(/^The connection was lost/);
    expect(downloadState('kjv', offer, manager.current().files)).toBe('absent');
    expect(downloadSize(kjv, offer, manager.current().files)).toBe(8);
  });

  test.each([
    ['a body that ends early', () => new Response('wor'), /^The connection was lost/],
    ['content with another hash', () => new Response('words of noon'), /^The download was damaged/],
    ['too much', () => new Response('words of one and more'), /^The download was damaged/],
    ['a file that is gone', () => new Response('', { status: 404 }), /^Berea has just been updated/],
    ['a server in trouble', () => new Response('', { status: 500 }), /^The connection was lost/],
  ])('explains %s and stores none of it', async (_problem, answer, sentence) => {
    const store = memoryFiles();
    const { manager } = aManager(store);
    served.set(`/kept/${names.kjv}`, answer);
    await manager.download(kjv, offer);
    expect(manager.current().problems.kjv).toMatch(sentence);
    expect([...store.byName]).toEqual([]);
  });

  test.each([
    ['QuotaExceededError', /not enough space/],
    ['SecurityError', /does not let Berea store anything/],
  ])('says so where the browser throws %s', async (name, sentence) => {
    const put = () => Promise.reject(new DOMException('', name));
    const { manager } = aManager({ ...memoryFiles(), put });
    await manager.download(kjv, offer);
    expect(manager.current().problems.kjv).toMatch(sentence);
  });

  test('can be cancelled, without an error message', async () => {
    const { manager } = aManager();
    served.set(`/kept/${names.kjv}`, () => {
      manager.cancel('kjv');
      return Promise.reject(new DOMException('', 'AbortError'));
    });
    await manager.download(kjv, offer);
    expect([manager.current().problems.kjv, manager.current().files]).toEqual([undefined, []]);
  });
});

test('the search index is removed with the last translation', async () => {
  const store = memoryFiles();
  const { manager } = aManager(store);
  await manager.download(kjv, offer);
  await manager.download(web, offer);
  await manager.remove('kjv');
  expect([...store.byName.keys()].sort()).toEqual([names.search, names.web].sort());
  await manager.remove('web');
  expect([...store.byName]).toEqual([]);
});

test('says when nothing can be stored', async () => {
  expect(aManager(null).manager.current().storage).toBe('needs-https');
  const closed = aManager({
    ...memoryFiles(),
    files: () => Promise.reject(new DOMException('', 'SecurityError')),
  });
  await closed.manager.refresh();
  expect(closed.manager.current().storage).toBe('closed');
});
