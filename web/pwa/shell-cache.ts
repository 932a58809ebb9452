import { createPageCache } from './page-cache.ts';
import type { ShellFiles } from './shell-files.ts';

/** The browser's APIs that the cache uses. */
export interface ShellCacheDeps {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
  /** "https://berea.example" */
  readonly origin: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What the worker may do after it has responded to a request. */
interface Afterwards {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
  /** Tells the page that the response opens that the server has another version of it. */
  announceChange(): Promise<void>;
}

export interface ShellCache {
  /** Caches every file of this build, or rejects and caches none. */
  install(): Promise<void>;
  /** Deletes the caches of old builds, except the previous one's, whose pages may still be open. */
  clean(): Promise<void>;
  /** The response to a request; undefined for requests that the worker leaves to the network. */
  respond(request: Request, afterwards: Afterwards): Promise<Response> | undefined;
}

const PREFIX = 'berea-shell-';
/** The page without content: the app draws what the address says. For addresses whose page is not kept. */
const INDEX = '/app-shell';
/** Cached responses are already decoded, so that `Vary: Accept-Encoding` does not matter. */
const IGNORE_VARY = { ignoreVary: true };
/** How long the network may take for a page that is not kept before the one without content is shown. */
const PAGE_TIMEOUT_MS = 5_000;
/** How a browser asks for a page that its reader reloads. */
const RELOAD: ReadonlySet<RequestCache> = new Set(['no-cache', 'reload']);
/** Always left to the network: API calls, the operator's pages and the worker itself. */
const NETWORK_ONLY = /^\/(?:api|admin|admin-login|healthz|readyz|metrics|sw\.js)(?:\/|$)/;

/** Caches the app's own files, so that it opens offline. */
export function createShellCache(files: ShellFiles, deps: ShellCacheDeps): ShellCache {
  const { caches, fetch, origin, now } = deps;
  const name = PREFIX + files.buildId;
  const assets = new Set(files.assets);
  const named = new Set(files.files);
  const changing = new Set(files.changing);
  // `open` alone would create the cache again while the worker is being removed.
  const openIfThere = async (): Promise<Cache | undefined> =>
    (await caches.has(name)) ? caches.open(name) : undefined;
  const cached = (path: string): Promise<Response | undefined> =>
    caches.match(path, { ...IGNORE_VARY, cacheName: name });
  const pages = createPageCache(files, { open: openIfThere, match: cached, fetch, now });

  async function install(): Promise<void> {
    const cache = await caches.open(name);
    try {
      const page = await fetchFresh(INDEX, 'no-cache');
      // The server may have been upgraded since it sent this worker: its page would need files of another build.
      if (!(await page.clone().text()).includes(files.entry))
        throw new Error('The page belongs to another build.');
      await Promise.all([
        ...files.assets.map(async (path) => {
          const match = await caches.match(path, IGNORE_VARY);
          await cache.put(path, match ?? (await fetchFresh(path, 'default')));
        }),
        ...[...files.files, ...files.changing].map(async (path) =>
          cache.put(path, await fetchFresh(path, 'no-cache')),
        ),
      ]);
      await cache.put(INDEX, page);
      await pages.fill();
    } catch (error) {
      await caches.delete(name);
      throw error;
    }
  }

  async function fetchFresh(path: string, cache: RequestCache): Promise<Response> {
    const response = await fetch(path, { cache, credentials: 'same-origin' });
    if (!response.ok || response.redirected) throw new Error(`${path} answered ${response.status}.`);
    return response;
  }

  /** Names of the shell caches, oldest first: CacheStorage keeps the order of creation. */
  const shells = async (): Promise<string[]> => (await caches.keys()).filter((key) => key.startsWith(PREFIX));

  async function clean(): Promise<void> {
    const others = (await shells()).filter((key) => key !== name);
    for (const key of others.slice(0, -1)) await caches.delete(key);
  }

  /** The kept page at once, renewed for the next time; a page that is not kept, or old, from the network. */
  async function page(request: Request, afterwards: Afterwards): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    // What a query asks for is not in the page that is kept.
    const kept = search === '' ? await pages.find(pathname) : undefined;
    if (kept?.isRecent && !RELOAD.has(request.cache)) {
      afterwards.waitUntil(renew(pathname, afterwards).catch(() => undefined));
      return kept.page;
    }
    const response = fetch(request);
    const inTime = await Promise.race([response.catch(() => undefined), pause(PAGE_TIMEOUT_MS)]);
    if (!inTime || [502, 503, 504].includes(inTime.status))
      return kept?.page ?? (await cached(INDEX)) ?? response;
    if (search === '') afterwards.waitUntil(pages.keep(pathname, inTime.clone()).catch(() => undefined));
    return inTime;
  }

  async function renew(path: string, { announceChange }: Afterwards): Promise<void> {
    if (await pages.renew(path)) await announceChange();
  }

  /** An asset from the cache, also from the previous build's: what a hashed name holds never changes. */
  async function asset(request: Request, path: string): Promise<Response> {
    const match = (await cached(path)) ?? (await caches.match(path, IGNORE_VARY));
    if (match) return match;
    const response = await fetch(request);
    // Fonts of other scripts are cached when a page first needs them.
    if (response.ok && path.endsWith('.woff2')) await (await openIfThere())?.put(path, response.clone());
    return response;
  }

  /** A file that does not belong to a build: the newest, or without a network the one from the cache. */
  async function newest(request: Request, path: string): Promise<Response> {
    try {
      return await fetch(request);
    } catch (error) {
      const match = await cached(path);
      if (match) return match;
      throw error;
    }
  }

  return {
    install,
    clean,
    respond(request, afterwards) {
      const url = new URL(request.url);
      if (request.method !== 'GET' || url.origin !== origin || NETWORK_ONLY.test(url.pathname))
        return undefined;
      if (request.mode === 'navigate') return page(request, afterwards);
      const path = url.pathname;
      if (assets.has(path) || path.startsWith('/assets/')) return asset(request, path);
      if (named.has(path)) return cached(path).then((match) => match ?? fetch(request));
      return changing.has(path) ? newest(request, path) : undefined;
    },
  };
}

const pause = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
