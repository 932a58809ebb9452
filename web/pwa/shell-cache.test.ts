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
  changing: ['/kept/offer.json'],
};
const SECOND: ShellFiles = {
  buildId: 'two',
  entry: '/assets/index-TWO.js',
  assets: ['/assets/index-TWO.js', '/assets/bible-SAME.js'],
  files: ['/theme.js'],
  changing: ['/kept/offer.json'],
};
const pageOf = ({ entry }: ShellFiles) => `<script src="${entry}"></script>`;

/** The server's files by path; the server responds with 404 to any other. */
let served: Map<string, string>;
let isOffline: boolean;
let requests: string[];
let storage: CacheStorage;
let now: number;
/** What the worker does after it has responded. */
let afterwards: Promise<unknown>[];
/** Paths whose open pages were told that there is another version. */
let announced: string[];

beforeEach(() => {
  now = Date.parse('2026-11-24T12:00:00Z');
  afterwards = [];
  announced = [];
  served = new Map();
  serve(FIRST);
  isOffline = false;
  requests = [];
  storage = cachesInMemory();
});

function serve(files: ShellFiles): void {
  for (const path of [...files.assets, ...files.files, ...files.changing])
    served.set(path, `${path} of ${files.buildId}`);
  served.set('/assets/bible-SAME.js', 'the same in both');
  served.set('/', pageOf(files));
  served.set('/app-shell', pageOf(files));
}

const network = async (request: Request | string): Promise<Response> => {
  const path = typeof request === 'string' ? request : new URL(request.url).pathname;
  requests.push(path);
  if (isOffline) throw new TypeError('Failed to fetch');
  const body = served.get(path);
  return new Response(body ?? '', {
    status: body === undefined ? 404 : 200,
    headers: { etag: JSON.stringify(body ?? '') },
  });
};
const waitUntil = (work: Promise<unknown>): void => void afterwards.push(work);
const shellOf = (files: ShellFiles, fetch = network, caches = storage) => {
  const shell = createShellCache(files, { caches, fetch, origin: ORIGIN, now: () => now });
  return {
    ...shell,
    respond: (asked: Request) => {
      const announceChange = async (): Promise<void> => void announced.push(new URL(asked.url).pathname);
      return shell.respond(asked, { waitUntil, announceChange });
    },
  };
};
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

  test('takes the files of this build from the cache, and others from the network', async () => {
    const shell = shellOf(FIRST);
    await shell.install();
    requests = [];
    await shell.respond(request('/assets/bible-SAME.js'));
    await shell.respond(request('/theme.js'));
    await shell.respond(request('/kept/offer.json'));
    expect(requests).toEqual(['/kept/offer.json']);
  });

  test('passes on the server’s response, but not a gateway error', async () => {
    const shell = shellOf(FIRST);
    await shell.install();
    expect((await shell.respond(request('/nowhere', 'navigate')))?.status).toBe(404);
    const gateway = shellOf(FIRST, async () => new Response('', { status: 502 }));
    expect(await textOf(gateway.respond(request('/chat/1', 'navigate')))).toBe(pageOf(FIRST));
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

describe('a kept page', () => {
  /** As the server renders it. */
  const rendered = (words: string, day: string | null = '2026-11-24', { entry } = FIRST): string =>
    `<script src="${entry}"></script><div id="root"${day ? ` data-day="${day}"` : ''}>${words}</div>`;
  const kept = (html: string): string => html.replace('id="root"', 'id="root" data-kept');
  const open = async (shell: ReturnType<typeof shellOf>, path: string, more: Partial<Request> = {}) => {
    const text = await textOf(shell.respond({ ...request(path, 'navigate'), ...more }));
    await Promise.all(afterwards);
    return text;
  };
  const installed = async (): Promise<ReturnType<typeof shellOf>> => {
    served.set('/', rendered('Home'));
    const shell = shellOf(FIRST);
    await shell.install();
    return shell;
  };

  test('is shown at once, as kept, and is renewed for the next time', async () => {
    const shell = await installed();
    served.set('/', rendered('New words'));
    expect(await open(shell, '/')).toBe(kept(rendered('Home')));
    expect(await open(shell, '/')).toBe(kept(rendered('New words')));
    isOffline = true;
    expect(await open(shell, '/')).toBe(kept(rendered('New words')));
  });

  test('that the server has another version of is announced to those who look at it', async () => {
    const shell = await installed();
    await open(shell, '/');
    expect(announced).toEqual([]);
    served.set('/', rendered('New words'));
    await open(shell, '/');
    await open(shell, '/');
    expect(announced).toEqual(['/']);
  });

  test('is asked for where it is reloaded, or has a query; without a network the kept one is shown', async () => {
    const shell = await installed();
    served.set('/', rendered('New words'));
    expect(await open(shell, '/', { cache: 'no-cache' })).toBe(rendered('New words'));
    expect(await open(shell, '/?ref=John+3', {})).toBe(rendered('New words'));
    isOffline = true;
    expect(await open(shell, '/', { cache: 'no-cache' })).toBe(kept(rendered('New words')));
  });

  test('is shown on the next day, and is asked for when its verses are over', async () => {
    const shell = await installed();
    now = Date.parse('2026-11-25T23:59:00Z');
    expect(await open(shell, '/')).toBe(kept(rendered('Home')));
    now = Date.parse('2026-11-26T00:01:00Z');
    served.set('/', rendered('Home', '2026-11-26'));
    expect(await open(shell, '/')).toBe(rendered('Home', '2026-11-26'));
    now = Date.parse('2026-12-24T12:00:00Z');
    isOffline = true;
    expect(await open(shell, '/')).toBe(kept(rendered('Home', '2026-11-26')));
  });

  test('is dropped when the server has a page of another build', async () => {
    const shell = await installed();
    served.set('/', rendered('Home', '2026-11-24', SECOND));
    expect(await open(shell, '/')).toBe(kept(rendered('Home')));
    expect(await open(shell, '/')).toBe(rendered('Home', '2026-11-24', SECOND));
    isOffline = true;
    expect(await open(shell, '/')).toBe(pageOf(FIRST));
  });

  test('is a page for everyone: a conversation is never kept, a chapter once it was read, forty at most', async () => {
    const shell = await installed();
    for (const path of ['/chat/1', '/join/1', '/bible/kjv/john/3']) served.set(path, rendered(path, null));
    for (const path of ['/chat/1', '/join/1', '/bible/kjv/john/3'])
      expect(await open(shell, path)).toBe(rendered(path, null));
    isOffline = true;
    now = Date.parse('2027-11-24T12:00:00Z');
    expect(await open(shell, '/chat/1')).toBe(pageOf(FIRST));
    expect(await open(shell, '/join/1')).toBe(pageOf(FIRST));
    expect(await open(shell, '/bible/kjv/john/3')).toBe(kept(rendered('/bible/kjv/john/3', null)));
    isOffline = false;
    for (let chapter = 1; chapter <= 40; chapter += 1) {
      served.set(`/bible/kjv/psalms/${chapter}`, rendered('A psalm', null));
      await open(shell, `/bible/kjv/psalms/${chapter}`);
    }
    isOffline = true;
    expect(await open(shell, '/bible/kjv/john/3')).toBe(pageOf(FIRST));
    expect(await open(shell, '/bible/kjv/psalms/1')).toBe(kept(rendered('A psalm', null)));
  });
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
    const shell = shellOf(FIRST, network, bare);
    await expect(shell.install()).rejects.toThrow();
    expect(await bare.keys()).toEqual([]);
    expect(await storage.keys()).toEqual(['berea-shell-one']);
  });
});

/** The part of CacheStorage that the shell cache uses. */
function cachesInMemory(): CacheStorage {
  const byName = new Map<string, Map<string, Response>>();
  const pathOf = (key: RequestInfo | URL) =>
    typeof key === 'object' && 'url' in key ? new URL(key.url).pathname : String(key);
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (key: RequestInfo | URL) => entries.get(pathOf(key))?.clone(),
    put: async (key: RequestInfo | URL, response: Response) => {
      entries.delete(pathOf(key));
      entries.set(pathOf(key), response);
    },
    delete: async (key: RequestInfo | URL) => entries.delete(pathOf(key)),
    keys: async () => [...entries.keys()].map((path) => ({ url: ORIGIN + path })),
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
