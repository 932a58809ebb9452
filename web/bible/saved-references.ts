import { createStore, type Store, useStore } from '../app/store.ts';
import { onForgotten } from '../app/visitor-data.ts';

/** The reader's two lists (behaviour 5.6): JSON arrays of references, newest first, in the browser's storage. */
export interface SavedList {
  readonly key: string;
  readonly limit: number;
}
export const RECENT_SEARCHES: SavedList = { key: 'bible-recent-searches', limit: 10 };
export const FAVORITES: SavedList = { key: 'bible-favorites', limit: 20 };

/** The list with `reference` moved or added to its front. */
export const withNewestFirst = (
  references: readonly string[],
  reference: string,
  { limit }: SavedList,
): string[] => [reference, ...references.filter((other) => other !== reference)].slice(0, limit);

/** Parses a stored list and drops whatever in it is not a reference. */
export function readReferences(text: string | null, { limit }: SavedList): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    const references = value
      .filter((entry): entry is string => typeof entry === 'string')
      .map((entry) => entry.trim())
      .filter(Boolean);
    return [...new Set(references)].slice(0, limit);
  } catch {
    return [];
  }
}

function stored({ key }: SavedList): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function storeReferences({ key }: SavedList, references: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(references));
  } catch {
    // Storage is blocked or full: the list lasts as long as the page.
  }
}

const stores = new Map<string, Store<readonly string[]>>();

/** The current list: read from storage once, then changed here first. It follows changes in other tabs. */
function storeOf(list: SavedList): Store<readonly string[]> {
  const known = stores.get(list.key);
  if (known) return known;
  const store = createStore<readonly string[]>(
    () => readReferences(stored(list), list),
    () => {
      const onStorage = ({ key }: StorageEvent): void => {
        if (key === null || key === list.key) store.reset();
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  );
  onForgotten(store.reset);
  stores.set(list.key, store);
  return store;
}

/** Replaces a list, stores it and updates every component that shows it. */
export function changeReferences(list: SavedList, next: readonly string[]): void {
  storeReferences(list, next);
  storeOf(list).set(next);
}

export const addReference = (list: SavedList, reference: string): void =>
  changeReferences(list, withNewestFirst(storeOf(list).get(), reference, list));

/** Adds or removes the reference. Returns the oldest one where that had to be dropped from a full list. */
export function toggleReference(list: SavedList, reference: string): string | null {
  const before = storeOf(list).get();
  if (before.includes(reference)) {
    changeReferences(
      list,
      before.filter((other) => other !== reference),
    );
    return null;
  }
  addReference(list, reference);
  return before.length >= list.limit ? (before.at(-1) ?? null) : null;
}

export const useSavedReferences = (list: SavedList): readonly string[] => useStore(storeOf(list));
