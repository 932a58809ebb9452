import { beforeEach, describe, expect, test } from 'vitest';
import { PAGES } from '../../contract/pages.ts';
import { createShellCache } from './shell-cache.ts';
import type { ShellFiles } from './shell-files.ts';

const ORIGIN = 'https://berea.example';
const FIRST: ShellFiles = {
  buildId: 'one',
  entry: '/assets/index-ONE.js',
  assets: ['/assets/index-ONE.js', '/assets/bible-SAME.js'],
  files: ['/theme.js'],
};
const SECOND: ShellFiles = {
  buildId: 'two',
  entry: '/assets/index-TWO.js',
  assets: ['/assets/index-TWO.js', '/assets/bible-SAME.js'],
  files: ['/theme.js'],
};
const pageOf = ({ entry }: ShellFiles) => `<script src="${entry}"></script>`;

/** The server's files by path; the server responds with 404 to any other. */
let served: Map<string, string>;
let isOffline: boolean;
let requests: string[];
let storage: CacheStorage;

beforeEach(() => {
  served = new Map();
  serve(FIRST);
  isOffline = false;
  requests = [];
  storage = cachesInMemory();
});

function serve(files: ShellFiles): void {
  for (const path of [...files.assets, ...files.files]) served.set(path, `${path} of ${files.buildId}`);
  served.set('/assets/bible-SAME.js', 'the same in both');
  served.set('/', pageOf(files));
  served.set('/app-shell', pageOf(files));
}

const network = async (request: Request | string): Promise<Response> => {
  const path = typeof request === 'string' ? request : new URL(request.url).pathname;
  requests.push(path);
  if (isOffline) throw new TypeError('Failed to fetch');
  const body = served.get(path);
  return new Response(body ?? '', { status: body === undefined ? 404 : 200 });
};
const shellOf = (files: ShellFiles) =>
  createShellCache(files, { caches: storage, fetch: network, origin: ORIGIN });
const request = (path: string, mode = 'cors', method = 'GET') =>
  ({ url: ORIGIN + path, mode, method }) as Request;
const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();

describe('the shell cache', () => {
  test('opens every screen offline, with the files that its page loads', async () => {
    const shell = shellOf(FIRST);
    await shell.install();
    isOffline = true;
    expect(await textOf(shell.respond(request('/bible?ref=John+3:16', 'navigate')))).toBe(pageOf(FIRST));
    expect(await textOf(shell.respond(request('/assets/index-ONE.js')))).toBe('/assets/index-ONE.js of one');
    expect(await textOf(shell.respond(request('/theme.js')))).toBe('/theme.js of one');
  });

  test('leaves API calls, the operator’s pages and downloaded translations to the network', () => {
    const shell = shellOf(FIRST);
    const operatorPages = [PAGES.admin.path, PAGES.adminLogin.path, PAGES.adminLoginAlias.path];
    for (const path of ['/api/chat/sessions', ...operatorPages, '/sw.js'])
      expect(shell.respond(request(path, 'navigate'))).toBeUndefined();
    expect(shell.respond(request('/kept/kjv-0123456789abcdef.bin'))).toBeUndefined();
    expect(shell.respond(request('/bible', 'navigate', 'POST'))).toBeUndefined();
    expect(shell.respond({ ...request('/'), url: 'https://elsewhere.example/' } as Request)).toBeUndefined();
  });

  test('takes an asset from the cache, and the page and unhashed files from the network', async () => {
    const shell = shellOf(FIRST);
    await shell.install();
    requests = [];
    await shell.respond(request('/assets/bible-SAME.js'));
    await shell.respond(request('/', 'navigate'));
    await shell.respond(request('/theme.js'));
    expect(requests).toEqual(['/', '/theme.js']);
  });

  test('passes on the server’s response, but not a gateway error', async () => {
    const shell = shellOf(FIRST);
    await shell.install();
    expect((await shell.respond(request('/nowhere', 'navigate')))?.status).toBe(404);
    const gateway = createShellCache(FIRST, {
      caches: storage,
      fetch: async () => new Response('', { status: 502 }),
      origin: ORIGIN,
    });
    expect(await textOf(gateway.respond(request('/', 'navigate')))).toBe(pageOf(FIRST));
  });

  test('caches fonts of other scripts when a page first needs them', async () => {
    const shell = shellOf(FIRST);
    await shell.install();
    served.set('/assets/literata-greek-X.woff2', 'letters');
    await shell.respond(request('/assets/literata-greek-X.woff2'));
    isOffline = true;
    expect(await textOf(shell.respond(request('/assets/literata-greek-X.woff2')))).toBe('letters');
  });
});

test('a deleted cache is not created again by a worker that is still running', async () => {
  const shell = shellOf(FIRST);
  await shell.install();
  for (const name of await storage.keys()) await storage.delete(name);
  served.set('/assets/letters-ONE.woff2', 'letters');
  for (const path of ['/assets/index-ONE.js', '/assets/letters-ONE.woff2'])
    await shell.respond(request(path));
  await shell.respond(request('/chat', 'navigate'));
  expect(await storage.keys()).toEqual([]);
});

describe('a new build', () => {
  test('takes over completely; pages of the previous build still find their files', async () => {
    await shellOf(FIRST).install();
    serve(SECOND);
    served.delete('/assets/index-ONE.js');
    const shell = shellOf(SECOND);
    await shell.install();
    await shell.clean();
    isOffline = true;
    expect(await textOf(shell.respond(request('/', 'navigate')))).toBe(pageOf(SECOND));
    expect(await textOf(shell.respond(request('/assets/index-TWO.js')))).toBe('/assets/index-TWO.js of two');
    expect(await textOf(shell.respond(request('/assets/index-ONE.js')))).toBe('/assets/index-ONE.js of one');
  });

  test('does not fetch files again that have the same name', async () => {
    await shellOf(FIRST).install();
    serve(SECOND);
    requests = [];
    await shellOf(SECOND).install();
    expect(requests).not.toContain('/assets/bible-SAME.js');
  });

  test('deletes the caches of older builds', async () => {
    for (const buildId of ['one', 'two', 'three']) {
      const shell = shellOf({ ...FIRST, buildId });
      await shell.install();
      await shell.clean();
    }
    expect(await storage.keys()).toEqual(['berea-shell-two', 'berea-shell-three']);
  });

  test.each([
    ['a file is missing', () => served.delete('/assets/bible-SAME.js')],
    ['the page belongs to another build', () => served.set('/app-shell', pageOf(SECOND))],
    ['the network fails', () => (isOffline = true)],
  ])('caches nothing where %s, and the previous cache stays', async (_what, happen) => {
    await shellOf(FIRST).install();
    await storage.delete('berea-shell-half');
    happen();
    // An empty cache, so that every file must be fetched.
    const bare = cachesInMemory();
    const shell = createShellCache(FIRST, { caches: bare, fetch: network, origin: ORIGIN });
    await expect(shell.install()).rejects.toThrow();
    expect(await bare.keys()).toEqual([]);
    expect(await storage.keys()).toEqual(['berea-shell-one']);
  });
});

/** The part of CacheStorage that the shell cache uses. */
function cachesInMemory(): CacheStorage {
  const byName = new Map<string, Map<string, Response>>();
  const pathOf = (key: RequestInfo | URL) => String(key);
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (key: RequestInfo | URL) => entries.get(pathOf(key))?.clone(),
    put: async (key: RequestInfo | URL, response: Response) => void entries.set(pathOf(key), response),
  });
  return {
    open: async (name: string) => {
      const entries = byName.get(name) ?? new Map<string, Response>();
      byName.set(name, entries);
      return cacheOf(entries) as unknown as Cache;
    },
    match: async (key: RequestInfo | URL, options?: MultiCacheQueryOptions) => {
      for (const [name, entries] of byName) {
        const found = entries.get(pathOf(key));
        if (found && (options?.cacheName ?? name) === name) return found.clone();
      }
      return undefined;
    },
    has: async (name: string) => byName.has(name),
    delete: async (name: string) => byName.delete(name),
    keys: async () => [...byName.keys()],
  };
}
