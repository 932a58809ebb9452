import { useEffect, useSyncExternalStore } from 'react';
import type { KeptFile, Offer, OfferedTranslation } from '../../../scripture/text/offer.ts';
import type { TranslationId } from '../../../scripture/types.ts';
import { DownloadFailed, download } from './download.ts';
import { cacheShelf, isSearchFile, type Shelf, translationIn } from './kept-files.ts';

/** Whether this browser lets a page keep anything here, as far as is known. */
export type Storing = 'unknown' | 'open' | 'needs-https' | 'closed';

export interface Progress {
  readonly travelled: number;
  readonly total: number;
}

/** What is kept on this device, and what is on its way. */
export interface Keeping {
  readonly storing: Storing;
  /** Names of the files that are here. */
  readonly files: readonly string[];
  readonly underway: Readonly<Partial<Record<TranslationId, Progress>>>;
  /** What went wrong last with a translation, as a sentence. */
  readonly problems: Readonly<Partial<Record<TranslationId, string>>>;
}

const SENTENCES = {
  stopped: undefined,
  network: 'The connection was lost on the way. What has arrived whole is kept; try again to bring the rest.',
  outdated: 'Berea was renewed just now. Please reload this page and try again.',
  damaged: 'What arrived was damaged and was thrown away. Please try again.',
  full: 'There is no room left on this device for it. Make some room and try again.',
  closed: 'This browser does not let Berea keep anything here. A private window may be the reason.',
} as const;

export interface Keeper {
  current(): Keeping;
  subscribe(listener: () => void): () => void;
  /** Looks again at what is here. Never rejects. */
  refresh(): Promise<void>;
  /** Brings a translation and its search here; what went wrong stands in `problems`. Never rejects. */
  keep(translation: OfferedTranslation, offer: Offer): Promise<void>;
  stop(id: TranslationId): void;
  remove(id: TranslationId): Promise<void>;
}

/** `shelf` null: the page came by plain http. `askToPersist` asks the browser not to clear what is kept. */
export function createKeeper(shelf: Shelf | null, askToPersist: () => void): Keeper {
  let state: Keeping = {
    storing: shelf ? 'unknown' : 'needs-https',
    files: [],
    underway: {},
    problems: {},
  };
  const listeners = new Set<() => void>();
  const journeys = new Map<TranslationId, AbortController>();
  /** The search index is fetched once for all translations, also where two are asked for at a time. */
  let queue: Promise<unknown> = Promise.resolve();

  const change = (part: Partial<Keeping>): void => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const setProblem = (id: TranslationId, problem: string | undefined): void =>
    change({ problems: { ...state.problems, [id]: problem } });
  const setProgress = (id: TranslationId, progress: Progress | undefined): void =>
    change({ underway: { ...state.underway, [id]: progress } });

  async function refresh(): Promise<void> {
    if (!shelf) return;
    try {
      change({ files: await shelf.files(), storing: 'open' });
    } catch {
      change({ files: [], storing: 'closed' });
    }
  }

  async function bring(translation: OfferedTranslation, offer: Offer, signal: AbortSignal): Promise<void> {
    if (!shelf) return;
    const here = await shelf.files();
    const missing = missingFiles(translation, offer, here);
    const total = missing.reduce((sum, { bytes }) => sum + bytes, 0);
    let arrived = 0;
    for (const file of missing) {
      const tell = (travelled: number): void =>
        setProgress(translation.id, { travelled: arrived + travelled, total });
      tell(0);
      await shelf.put(file.file, await download(file, tell, signal));
      arrived += file.bytes;
    }
    // Its former revision, and the index's, have done their service.
    const former = here.filter(
      (file) =>
        (isSearchFile(file) && file !== offer.search.file) ||
        (translationIn(file) === translation.id && file !== translation.file),
    );
    for (const file of former) await shelf.drop(file);
  }

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    async keep(translation, offer) {
      const { id } = translation;
      if (!shelf || journeys.has(id)) return;
      const journey = new AbortController();
      journeys.set(id, journey);
      setProblem(id, undefined);
      setProgress(id, { travelled: 0, total: sizeOf(translation, offer, state.files) });
      const mine = queue.then(() => bring(translation, offer, journey.signal));
      queue = mine.catch(() => undefined);
      try {
        await mine;
        askToPersist();
      } catch (error) {
        setProblem(id, SENTENCES[kindOf(error)]);
      }
      journeys.delete(id);
      setProgress(id, undefined);
      await refresh();
    },
    stop: (id) => journeys.get(id)?.abort(),
    async remove(id) {
      if (!shelf) return;
      setProblem(id, undefined);
      try {
        const here = await shelf.files();
        const others = here.filter((file) => !isSearchFile(file) && translationIn(file) !== id);
        // The search index serves all that are kept, and goes with the last.
        const gone = here.filter((file) =>
          isSearchFile(file) ? others.length === 0 : !others.includes(file),
        );
        for (const file of gone) await shelf.drop(file);
      } catch {
        setProblem(id, SENTENCES.closed);
      }
      await refresh();
    },
  };
}

function kindOf(error: unknown): keyof typeof SENTENCES {
  if (error instanceof DownloadFailed) return error.problem;
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'closed';
}

const missingFiles = (
  translation: OfferedTranslation,
  { search }: Offer,
  here: readonly string[],
): readonly KeptFile[] => [translation, search].filter(({ file }) => !here.includes(file));

/** How much is to be downloaded for a translation, given what is here. */
export const sizeOf = (translation: OfferedTranslation, offer: Offer, here: readonly string[]): number =>
  missingFiles(translation, offer, here).reduce((sum, { bytes }) => sum + bytes, 0);

/** A translation on this device: none of it, all of it as it is offered, or of a former revision. */
export type KeptAs = 'absent' | 'kept' | 'former';
export function keptAs(id: TranslationId, offer: Offer | undefined, here: readonly string[]): KeptAs {
  const mine = here.find((file) => translationIn(file) === id);
  if (mine === undefined || !here.some(isSearchFile)) return 'absent';
  const offered = offer?.translations.find((translation) => translation.id === id);
  if (!offer || !offered) return 'kept';
  return missingFiles(offered, offer, here).length === 0 ? 'kept' : 'former';
}

const browsersShelf = typeof caches === 'undefined' ? null : cacheShelf();
const keeper = createKeeper(browsersShelf, () => {
  // Refused or not: it is kept, and may then be cleared when the device runs full.
  navigator.storage?.persist?.().catch(() => undefined);
});

export const { keep, stop, remove } = keeper;

/** What is kept here, looked at again when the page is turned to: another tab may have changed it. */
export function useKeeping(): Keeping {
  useEffect(() => {
    const look = (): void => void keeper.refresh();
    look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, []);
  return useSyncExternalStore(keeper.subscribe, keeper.current);
}
