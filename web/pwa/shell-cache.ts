import type { ShellFiles } from './shell-files.ts';

/** What a browser gives a service worker, as far as it is needed here. */
export interface Surroundings {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
  /** "https://berea.example" */
  readonly origin: string;
}

export interface ShellCache {
  /** Brings the whole shell of this build here, or rejects: half of one is never kept. */
  install(): Promise<void>;
  /** Lets go of shells but this build's and the one before, whose pages may still be open. */
  clean(): Promise<void>;
  /** The answer to a request, or undefined where it is none of ours and goes its usual way. */
  answer(request: Request): Promise<Response> | undefined;
}

const PREFIX = 'berea-shell-';
const PAGE = '/';
/** Answers are kept unpacked: which encodings a browser accepts makes no difference. */
const SAME = { ignoreVary: true };
/** So long a page may take to come by a network that hardly works. */
const PATIENCE_MS = 5_000;
/** Never ours: calls and their streams, what an operator does, files that a reader keeps by choice, and the worker itself. */
const LEFT_ALONE = /^\/(?:api|admin|admin-login|healthz|readyz|metrics|sw\.js)(?:\/|$)/;

/** The app's own files, kept so that it opens without a network. */
export function createShellCache(files: ShellFiles, { caches, fetch, origin }: Surroundings): ShellCache {
  const name = PREFIX + files.build;
  const assets = new Set(files.assets);
  const others = new Set(files.files);

  async function install(): Promise<void> {
    const cache = await caches.open(name);
    try {
      const page = await fetched(PAGE, 'no-cache');
      // The server may have been renewed since it gave us this worker: its page would ask for files that we do not have.
      if (!(await page.clone().text()).includes(files.entry))
        throw new Error('The page is of another build.');
      await Promise.all([
        ...files.assets.map(async (path) => {
          const held = await caches.match(path, SAME);
          await cache.put(path, held ?? (await fetched(path, 'default')));
        }),
        ...files.files.map(async (path) => cache.put(path, await fetched(path, 'no-cache'))),
      ]);
      await cache.put(PAGE, page);
    } catch (error) {
      await caches.delete(name);
      throw error;
    }
  }

  async function fetched(path: string, cache: RequestCache): Promise<Response> {
    const response = await fetch(path, { cache, credentials: 'same-origin' });
    if (!response.ok || response.redirected) throw new Error(`${path} answered ${response.status}.`);
    return response;
  }

  /** Kept shells in the order in which they came; CacheStorage keeps that order. */
  const shells = async (): Promise<string[]> => (await caches.keys()).filter((key) => key.startsWith(PREFIX));

  async function clean(): Promise<void> {
    const former = (await shells()).filter((key) => key !== name);
    for (const key of former.slice(0, -1)) await caches.delete(key);
  }

  // Not by opening it, which would make it anew where the worker is being taken away.
  const kept = (path: string): Promise<Response | undefined> =>
    caches.match(path, { ...SAME, cacheName: name });

  /** The page from the network, which knows the newest; where that fails or hardly works, the kept one. */
  async function page(request: Request): Promise<Response> {
    const response = fetch(request);
    const inTime = await Promise.race([response.catch(() => undefined), pause(PATIENCE_MS)]);
    if (inTime && ![502, 503, 504].includes(inTime.status)) return inTime;
    return (await kept(PAGE)) ?? response;
  }

  /** What an asset's name stands for never changes: a kept one is as good as any, also that of the build before. */
  async function asset(request: Request, path: string): Promise<Response> {
    const held = (await kept(path)) ?? (await caches.match(path, SAME));
    if (held) return held;
    const response = await fetch(request);
    // Letters of other scripts, which are fetched when a page has them.
    if (response.ok && path.endsWith('.woff2') && (await caches.has(name)))
      await (await caches.open(name)).put(path, response.clone());
    return response;
  }

  async function file(request: Request, path: string): Promise<Response> {
    try {
      return await fetch(request);
    } catch (error) {
      const held = await kept(path);
      if (held) return held;
      throw error;
    }
  }

  return {
    install,
    clean,
    answer(request) {
      const url = new URL(request.url);
      if (request.method !== 'GET' || url.origin !== origin || LEFT_ALONE.test(url.pathname))
        return undefined;
      if (request.mode === 'navigate') return page(request);
      const path = url.pathname;
      if (assets.has(path) || path.startsWith('/assets/')) return asset(request, path);
      return others.has(path) ? file(request, path) : undefined;
    },
  };
}

const pause = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
