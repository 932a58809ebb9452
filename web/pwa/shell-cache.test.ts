import { beforeEach, describe, expect, test } from 'vitest';
import { createShellCache } from './shell-cache.ts';
import type { ShellFiles } from './shell-files.ts';

const ORIGIN = 'https://berea.example';
const FIRST: ShellFiles = {
  build: 'one',
  entry: '/assets/index-ONE.js',
  assets: ['/assets/index-ONE.js', '/assets/bible-SAME.js'],
  files: ['/theme.js'],
};
const SECOND: ShellFiles = {
  build: 'two',
  entry: '/assets/index-TWO.js',
  assets: ['/assets/index-TWO.js', '/assets/bible-SAME.js'],
  files: ['/theme.js'],
};
const pageOf = ({ entry }: ShellFiles) => `<script src="${entry}"></script>`;

/** The server's files by path; what is not there answers 404. */
let served: Map<string, string>;
let isAway: boolean;
let asked: string[];
let storage: CacheStorage;

beforeEach(() => {
  served = new Map();
  serve(FIRST);
  isAway = false;
  asked = [];
  storage = cachesInMemory();
});

function serve(files: ShellFiles): void {
  for (const path of [...files.assets, ...files.files]) served.set(path, `${path} of ${files.build}`);
  served.set('/assets/bible-SAME.js', 'the same in both');
  served.set('/', pageOf(files));
}

const network = async (asking: Request | string): Promise<Response> => {
  const path = typeof asking === 'string' ? asking : new URL(asking.url).pathname;
  asked.push(path);
  if (isAway) throw new TypeError('Failed to fetch');
  const body = served.get(path);
  return new Response(body ?? '', { status: body === undefined ? 404 : 200 });
};
const shellOf = (files: ShellFiles) =>
  createShellCache(files, { caches: storage, fetch: network, origin: ORIGIN });
const request = (path: string, mode = 'cors', method = 'GET') =>
  ({ url: ORIGIN + path, mode, method }) as Request;
const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();

describe('the kept shell', () => {
  test('opens every screen without a network, with the files that its page asks for', async () => {
    const shell = shellOf(FIRST);
    await shell.install();
    isAway = true;
    expect(await textOf(shell.answer(request('/bible?ref=John+3:16', 'navigate')))).toBe(pageOf(FIRST));
    expect(await textOf(shell.answer(request('/assets/index-ONE.js')))).toBe('/assets/index-ONE.js of one');
    expect(await textOf(shell.answer(request('/theme.js')))).toBe('/theme.js of one');
  });

  test('leaves calls, what an operator does and kept translations alone', () => {
    const shell = shellOf(FIRST);
    for (const path of ['/api/chat/sessions', '/admin', '/admin/login', '/admin-login', '/sw.js'])
      expect(shell.answer(request(path, 'navigate'))).toBeUndefined();
    expect(shell.answer(request('/kept/kjv-0123456789abcdef.bin'))).toBeUndefined();
    expect(shell.answer(request('/bible', 'navigate', 'POST'))).toBeUndefined();
    expect(shell.answer({ ...request('/'), url: 'https://elsewhere.example/' } as Request)).toBeUndefined();
  });

  test('takes an asset from its cache, and the page and standing files from the network', async () => {
    const shell = shellOf(FIRST);
    await shell.install();
    asked = [];
    await shell.answer(request('/assets/bible-SAME.js'));
    await shell.answer(request('/', 'navigate'));
    await shell.answer(request('/theme.js'));
    expect(asked).toEqual(['/', '/theme.js']);
  });

  test('hands on an answer of the server, but not that of a gateway without one', async () => {
    const shell = shellOf(FIRST);
    await shell.install();
    expect((await shell.answer(request('/nowhere', 'navigate')))?.status).toBe(404);
    const gateway = createShellCache(FIRST, {
      caches: storage,
      fetch: async () => new Response('', { status: 502 }),
      origin: ORIGIN,
    });
    expect(await textOf(gateway.answer(request('/', 'navigate')))).toBe(pageOf(FIRST));
  });

  test('keeps letters of other scripts when a page first has them', async () => {
    const shell = shellOf(FIRST);
    await shell.install();
    served.set('/assets/literata-greek-X.woff2', 'letters');
    await shell.answer(request('/assets/literata-greek-X.woff2'));
    isAway = true;
    expect(await textOf(shell.answer(request('/assets/literata-greek-X.woff2')))).toBe('letters');
  });
});

test('a shell that was taken away is not made anew by a worker that still answers', async () => {
  const shell = shellOf(FIRST);
  await shell.install();
  for (const name of await storage.keys()) await storage.delete(name);
  served.set('/assets/letters-ONE.woff2', 'letters');
  for (const path of ['/assets/index-ONE.js', '/assets/letters-ONE.woff2']) await shell.answer(request(path));
  await shell.answer(request('/chat', 'navigate'));
  expect(await storage.keys()).toEqual([]);
});

describe('a new build', () => {
  test('takes over whole; pages of the build before still find their files', async () => {
    await shellOf(FIRST).install();
    serve(SECOND);
    served.delete('/assets/index-ONE.js');
    const shell = shellOf(SECOND);
    await shell.install();
    await shell.clean();
    isAway = true;
    expect(await textOf(shell.answer(request('/', 'navigate')))).toBe(pageOf(SECOND));
    expect(await textOf(shell.answer(request('/assets/index-TWO.js')))).toBe('/assets/index-TWO.js of two');
    expect(await textOf(shell.answer(request('/assets/index-ONE.js')))).toBe('/assets/index-ONE.js of one');
  });

  test('does not fetch anew what has the same name', async () => {
    await shellOf(FIRST).install();
    serve(SECOND);
    asked = [];
    await shellOf(SECOND).install();
    expect(asked).not.toContain('/assets/bible-SAME.js');
  });

  test('lets go of the build before the last', async () => {
    for (const build of ['one', 'two', 'three']) {
      const shell = shellOf({ ...FIRST, build });
      await shell.install();
      await shell.clean();
    }
    expect(await storage.keys()).toEqual(['berea-shell-two', 'berea-shell-three']);
  });

  test.each([
    ['a file is missing', () => served.delete('/assets/bible-SAME.js')],
    ['the page is of another build', () => served.set('/', pageOf(SECOND))],
    ['the network goes', () => (isAway = true)],
  ])('leaves nothing behind where %s, and the former shell stays', async (_what, happen) => {
    await shellOf(FIRST).install();
    await storage.delete('berea-shell-half');
    happen();
    // As it was fetched anew, nothing is at hand from before.
    const bare = cachesInMemory();
    const shell = createShellCache(FIRST, { caches: bare, fetch: network, origin: ORIGIN });
    await expect(shell.install()).rejects.toThrow();
    expect(await bare.keys()).toEqual([]);
    expect(await storage.keys()).toEqual(['berea-shell-one']);
  });
});

/** As much of CacheStorage as the shell uses. */
function cachesInMemory(): CacheStorage {
  const held = new Map<string, Map<string, Response>>();
  const pathOf = (key: RequestInfo | URL) => String(key);
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (key: RequestInfo | URL) => entries.get(pathOf(key))?.clone(),
    put: async (key: RequestInfo | URL, response: Response) => void entries.set(pathOf(key), response),
  });
  return {
    open: async (name: string) => {
      const entries = held.get(name) ?? new Map<string, Response>();
      held.set(name, entries);
      return cacheOf(entries) as unknown as Cache;
    },
    match: async (key: RequestInfo | URL, options?: MultiCacheQueryOptions) => {
      for (const [name, entries] of held) {
        const found = entries.get(pathOf(key));
        if (found && (options?.cacheName ?? name) === name) return found.clone();
      }
      return undefined;
    },
    has: async (name: string) => held.has(name),
    delete: async (name: string) => held.delete(name),
    keys: async () => [...held.keys()],
  };
}
