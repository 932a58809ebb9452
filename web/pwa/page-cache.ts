import { PAGES, type Page } from '../../contract/pages.ts';
import { isChapter } from './kept-chapters.ts';
import type { ShellFiles } from './shell-files.ts';

export interface PageCacheDeps {
  /** The cache of this build; undefined once it is deleted, which must not create it again. */
  readonly open: () => Promise<Cache | undefined>;
  /** What that cache has for a path. */
  readonly match: (path: string) => Promise<Response | undefined>;
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface PageCache {
  /** Keeps the public pages. One that cannot be had is left out: the page without content stands in for it. */
  fill(): Promise<void>;
  /** The kept page of an address, with whether it may be shown without asking the server. */
  find(path: string): Promise<{ page: Response; isRecent: boolean } | undefined>;
  /** Keeps the server's response, if it is a public page of this build. */
  keep(path: string, response: Response): Promise<void>;
  /** Asks the server for a page that was shown as it was kept. Resolves to whether the server's is another. */
  renew(path: string): Promise<boolean>;
}

const DAY_MS = 24 * 3_600_000;
/** The day (YYYY-MM-DD, UTC) that a kept page was rendered for, as a header of its own. */
const DAY = 'x-rendered-for';
/** Of a body that is decoded and a little longer, these are no longer true. */
const HEADERS_OF_BYTES = ['content-encoding', 'content-length'];
/** Those that were visited last. A chapter takes about 50 kB. */
const MAX_CHAPTERS = 40;

const pages: readonly Page[] = Object.values(PAGES);
const PUBLIC = new Set(
  pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path.replace(/\/:\w+\?$/, '')),
);

/** Whether a page is the same for every visitor, and has nothing of one. */
const isPublic = (path: string): boolean => PUBLIC.has(path) || isChapter(path);

/** Keeps pages as the server renders them, so that they are seen at once, with a network or without. */
export function createPageCache(files: ShellFiles, { open, match, fetch, now }: PageCacheDeps): PageCache {
  const assets = new Set(files.assets);
  /** Another build's page needs files that are not kept with it. */
  const isOfThisBuild = (html: string): boolean =>
    html.includes(files.entry) && (html.match(/\/assets\/[\w.-]+/g) ?? []).every((name) => assets.has(name));

  async function keep(path: string, response: Response): Promise<void> {
    if (!response.ok || response.redirected || !isPublic(path)) return;
    const cache = await open();
    const html = await response.text();
    if (!isOfThisBuild(html)) return void (await cache?.delete(path));
    await cache?.put(path, asKept(html, response.headers));
    if (cache && isChapter(path)) await dropOldChapters(cache);
  }

  async function renew(path: string): Promise<boolean> {
    const response = await fetch(path, { cache: 'no-cache', credentials: 'same-origin' });
    const etag = response.headers.get('etag');
    const isAnother = etag === null || etag !== (await match(path))?.headers.get('etag');
    if (isAnother) await keep(path, response);
    return isAnother && response.ok;
  }

  /** The verses of the day before and of the day after are in the page, too. */
  function isRecent({ headers }: Response): boolean {
    const day = headers.get(DAY);
    const today = new Date(now()).toISOString().slice(0, 10);
    return day === null || Math.abs(Date.parse(today) - Date.parse(day)) <= DAY_MS;
  }

  return {
    async fill() {
      await Promise.all([...PUBLIC].map((path) => renew(path).catch(() => false)));
    },
    async find(path) {
      const page = isPublic(path) ? await match(path) : undefined;
      return page && { page, isRecent: isRecent(page) };
    },
    keep,
    renew,
  };
}

/** The page, saying of itself that it was kept: its flags, for example, may be old. */
function asKept(html: string, received: Headers): Response {
  const headers = new Headers(received);
  for (const name of HEADERS_OF_BYTES) headers.delete(name);
  const day = /<div id="root"[^>]* data-day="([\d-]+)"/.exec(html)?.[1];
  if (day !== undefined) headers.set(DAY, day);
  return new Response(html.replace('<div id="root"', '<div id="root" data-kept'), { headers });
}

/** A cache keeps the order in which pages came. */
async function dropOldChapters(cache: Cache): Promise<void> {
  const chapters = (await cache.keys()).filter(({ url }) => isChapter(new URL(url).pathname));
  for (const chapter of chapters.slice(0, -MAX_CHAPTERS)) await cache.delete(chapter);
}
