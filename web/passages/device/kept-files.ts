import { TRANSLATION_IDS, type TranslationId } from '../../../scripture/translations.ts';

/**
 * The files that are kept on this device, in a cache of the browser: they outlive builds and the service worker. Every
 * function rejects where the browser closes its storage (private windows) or has none (pages that came by plain http).
 */
const CACHE = 'berea-bible';
const ADDRESS = '/kept/';
const KEPT_NAME = new RegExp(`^(?:${TRANSLATION_IDS.join('|')}|search)-[0-9a-f]{16}\\.bin$`);

export interface Shelf {
  /** Names of the files that are there, in full. */
  files(): Promise<string[]>;
  read(file: string): Promise<Uint8Array | undefined>;
  put(file: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  drop(file: string): Promise<void>;
}

export const addressOf = (file: string): string => ADDRESS + file;

export function cacheShelf(): Shelf {
  return {
    async files() {
      // Opening a cache makes one: who keeps nothing has none.
      if (!(await caches.has(CACHE))) return [];
      const requests = await (await caches.open(CACHE)).keys();
      return requests
        .map(({ url }) => new URL(url).pathname.slice(ADDRESS.length))
        .filter((name) => KEPT_NAME.test(name));
    },
    async read(file) {
      const answer = await (await caches.open(CACHE)).match(addressOf(file));
      return answer && new Uint8Array(await answer.arrayBuffer());
    },
    async put(file, bytes) {
      const headers = { 'content-type': 'application/octet-stream' };
      await (await caches.open(CACHE)).put(addressOf(file), new Response(bytes, { headers }));
    },
    async drop(file) {
      await (await caches.open(CACHE)).delete(addressOf(file));
    },
  };
}

export const isSearchFile = (file: string): boolean => file.startsWith('search-');

/** The translation that a file holds; undefined for the search index. */
export const translationIn = (file: string): TranslationId | undefined =>
  TRANSLATION_IDS.find((id) => file.startsWith(`${id}-`));
