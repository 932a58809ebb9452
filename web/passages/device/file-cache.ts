import { TRANSLATION_IDS, type TranslationId } from '../../../scripture/translations.ts';
import { DOWNLOADS as CACHE } from '../../app/visitor-data.ts';

/**
 * Files of the Bible in the browser's Cache Storage. They survive new builds and the service worker. Every function
 * rejects where the browser blocks storage (private windows) or has none (pages loaded over plain http).
 */
const PATH = '/kept/';
const FILE_NAME = new RegExp(`^(?:${TRANSLATION_IDS.join('|')}|search)-[0-9a-f]{16}\\.bin$`);

export interface FileStore {
  /** Names of all complete files. */
  files(): Promise<string[]>;
  read(file: string): Promise<Uint8Array | undefined>;
  put(file: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  remove(file: string): Promise<void>;
}

export const pathOf = (file: string): string => PATH + file;

export function fileCache(): FileStore {
  return {
    async files() {
      // `open` would create the cache, also for visitors who download nothing.
      if (!(await caches.has(CACHE))) return [];
      const requests = await (await caches.open(CACHE)).keys();
      return requests
        .map(({ url }) => new URL(url).pathname.slice(PATH.length))
        .filter((name) => FILE_NAME.test(name));
    },
    async read(file) {
      const response = await (await caches.open(CACHE)).match(pathOf(file));
      return response && new Uint8Array(await response.arrayBuffer());
    },
    async put(file, bytes) {
      const headers = { 'content-type': 'application/octet-stream' };
      await (await caches.open(CACHE)).put(pathOf(file), new Response(bytes, { headers }));
    },
    async remove(file) {
      await (await caches.open(CACHE)).delete(pathOf(file));
    },
  };
}

export const isSearchFile = (file: string): boolean => file.startsWith('search-');

/** The translation in a file; undefined for the search index. */
export const translationIn = (file: string): TranslationId | undefined =>
  TRANSLATION_IDS.find((id) => file.startsWith(`${id}-`));
