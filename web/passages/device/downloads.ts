import { useEffect, useSyncExternalStore } from 'react';
import type {
  DownloadableTranslation,
  DownloadFile,
  DownloadList,
} from '../../../scripture/text/download-list.ts';
import { TRANSLATION_IDS } from '../../../scripture/translations.ts';
import type { TranslationId } from '../../../scripture/types.ts';
import { createStore } from '../../app/store.ts';
import { onForgotten } from '../../app/visitor-data.ts';
import { DownloadError, fetchFile } from './fetch-file.ts';
import { type FileStore, fileCache, isSearchFile, translationIn } from './file-cache.ts';

/** Whether this browser lets the page store files, as far as is known. */
type StorageAccess = 'unknown' | 'open' | 'needs-https' | 'closed';

interface Progress {
  /** Bytes, of `total`. */
  readonly received: number;
  readonly total: number;
}

/** The translations on this device, and those being downloaded. */
export interface Downloads {
  readonly storage: StorageAccess;
  /** Names of the files on this device. */
  readonly files: readonly string[];
  readonly inProgress: Readonly<Partial<Record<TranslationId, Progress>>>;
  /** Why a translation's last download or removal failed, as a sentence. */
  readonly problems: Readonly<Partial<Record<TranslationId, string>>>;
}

const SENTENCES = {
  stopped: undefined,
  network: 'The connection was lost. Files that arrived complete are saved; try again to download the rest.',
  outdated: 'Berea has just been updated. Please reload this page and try again.',
  damaged: 'The download was damaged and has been discarded. Please try again.',
  full: 'There is not enough space on this device. Free up some space and try again.',
  closed: 'This browser does not let Berea store anything. You may be in a private window.',
} as const;

export interface DownloadManager {
  current(): Downloads;
  subscribe(listener: () => void): () => void;
  /** Reads again which files are on this device. Never rejects. */
  refresh(): Promise<void>;
  /** Downloads a translation and the search index; `problems` has the reason of a failure. Never rejects. */
  download(translation: DownloadableTranslation, offer: DownloadList): Promise<void>;
  cancel(id: TranslationId): void;
  remove(id: TranslationId): Promise<void>;
}

/** `store` is null on pages loaded over plain http. `askToPersist` asks the browser not to clear the downloads. */
export function createDownloads(store: FileStore | null, askToPersist: () => void): DownloadManager {
  const downloads = createStore<Downloads>(() => ({
    storage: store ? 'unknown' : 'needs-https',
    files: [],
    inProgress: {},
    problems: {},
  }));
  const controllers = new Map<TranslationId, AbortController>();
  /** One download at a time, so that two translations do not both fetch the search index they share. */
  let queue: Promise<unknown> = Promise.resolve();

  const change = (part: Partial<Downloads>): void => downloads.set({ ...downloads.get(), ...part });
  const setProblem = (id: TranslationId, problem: string | undefined): void =>
    change({ problems: { ...downloads.get().problems, [id]: problem } });
  const setProgress = (id: TranslationId, progress: Progress | undefined): void =>
    change({ inProgress: { ...downloads.get().inProgress, [id]: progress } });

  async function refresh(): Promise<void> {
    if (!store) return;
    try {
      change({ files: await store.files(), storage: 'open' });
    } catch {
      change({ files: [], storage: 'closed' });
    }
  }

  async function downloadMissing(
    translation: DownloadableTranslation,
    offer: DownloadList,
    signal: AbortSignal,
  ): Promise<void> {
    if (!store) return;
    const onDevice = await store.files();
    const missing = missingFiles(translation, offer, onDevice);
    const total = missing.reduce((sum, { bytes }) => sum + bytes, 0);
    let complete = 0;
    for (const file of missing) {
      const onProgress = (received: number): void =>
        setProgress(translation.id, { received: complete + received, total });
      onProgress(0);
      await store.put(file.file, await fetchFile(file, onProgress, signal));
      complete += file.bytes;
    }
    // Removes the old revision of the translation and of the search index.
    const outdated = onDevice.filter(
      (file) =>
        (isSearchFile(file) && file !== offer.search.file) ||
        (translationIn(file) === translation.id && file !== translation.file),
    );
    for (const file of outdated) await store.remove(file);
  }

  return {
    current: downloads.get,
    subscribe: downloads.subscribe,
    refresh,
    async download(translation, offer) {
      const { id } = translation;
      if (!store || controllers.has(id)) return;
      const controller = new AbortController();
      controllers.set(id, controller);
      setProblem(id, undefined);
      setProgress(id, { received: 0, total: downloadSize(translation, offer, downloads.get().files) });
      const download = queue.then(() => downloadMissing(translation, offer, controller.signal));
      queue = download.catch(() => undefined);
      try {
        await download;
        askToPersist();
      } catch (error) {
        setProblem(id, SENTENCES[problemOf(error)]);
      }
      controllers.delete(id);
      setProgress(id, undefined);
      await refresh();
    },
    cancel: (id) => controllers.get(id)?.abort(),
    async remove(id) {
      if (!store) return;
      setProblem(id, undefined);
      try {
        const onDevice = await store.files();
        const others = onDevice.filter((file) => !isSearchFile(file) && translationIn(file) !== id);
        // The search index serves all translations and is removed with the last of them.
        const unneeded = onDevice.filter((file) =>
          isSearchFile(file) ? others.length === 0 : !others.includes(file),
        );
        for (const file of unneeded) await store.remove(file);
      } catch {
        setProblem(id, SENTENCES.closed);
      }
      await refresh();
    },
  };
}

function problemOf(error: unknown): keyof typeof SENTENCES {
  if (error instanceof DownloadError) return error.problem;
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'closed';
}

const missingFiles = (
  translation: DownloadableTranslation,
  { search }: DownloadList,
  onDevice: readonly string[],
): readonly DownloadFile[] => [translation, search].filter(({ file }) => !onDevice.includes(file));

/** How many bytes a translation still needs, given the files on this device. */
export const downloadSize = (
  translation: DownloadableTranslation,
  offer: DownloadList,
  onDevice: readonly string[],
): number => missingFiles(translation, offer, onDevice).reduce((sum, { bytes }) => sum + bytes, 0);

/** Whether a translation is on this device: not at all, in its current revision, or in an old one. */
export type DownloadState = 'absent' | 'current' | 'outdated';
export function downloadState(
  id: TranslationId,
  offer: DownloadList | undefined,
  onDevice: readonly string[],
): DownloadState {
  const download = onDevice.find((file) => translationIn(file) === id);
  if (download === undefined || !onDevice.some(isSearchFile)) return 'absent';
  const offered = offer?.translations.find((translation) => translation.id === id);
  if (!offer || !offered) return 'current';
  return missingFiles(offered, offer, onDevice).length === 0 ? 'current' : 'outdated';
}

const manager = createDownloads(typeof caches === 'undefined' ? null : fileCache(), () => {
  // Where this is refused, the browser may clear the downloads when the device runs out of space.
  navigator.storage?.persist?.().catch(() => undefined);
});

export const { download, cancel, remove } = manager;
onForgotten(() => {
  TRANSLATION_IDS.forEach(cancel);
  return manager.refresh();
});

/** On the server, and while its HTML is taken over. */
const NOTHING_KNOWN: Downloads = { storage: 'unknown', files: [], inProgress: {}, problems: {} };

/** The downloads on this device, read again when the page gets the focus: another tab may have changed them. */
export function useDownloads(): Downloads {
  useEffect(() => {
    const refresh = (): void => void manager.refresh();
    refresh();
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, []);
  return useSyncExternalStore(manager.subscribe, manager.current, () => NOTHING_KNOWN);
}
