import { useSyncExternalStore } from 'react';

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

function store({ key }: SavedList, references: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(references));
  } catch {
    // Storage is blocked or full: the list lasts as long as the page.
  }
}

/** The current lists by key: read from storage once, then changed here first. */
const lists = new Map<string, readonly string[]>();
const listeners = new Set<() => void>();
const notify = (): void => {
  for (const listener of listeners) listener();
};

function current(list: SavedList): readonly string[] {
  const loaded = lists.get(list.key);
  if (loaded) return loaded;
  const references = readReferences(stored(list), list);
  lists.set(list.key, references);
  return references;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', onStorageEvent);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorageEvent);
  };
}

function onStorageEvent({ key }: StorageEvent): void {
  if (key === null) lists.clear();
  else lists.delete(key);
  notify();
}

/** Replaces a list, stores it and updates every component that shows it. */
export function changeReferences(list: SavedList, next: readonly string[]): void {
  lists.set(list.key, next);
  store(list, next);
  notify();
}

export const addReference = (list: SavedList, reference: string): void =>
  changeReferences(list, withNewestFirst(current(list), reference, list));

/** Adds or removes the reference. Returns the oldest one where that had to be dropped from a full list. */
export function toggleReference(list: SavedList, reference: string): string | null {
  const before = current(list);
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

export const useSavedReferences = (list: SavedList): readonly string[] =>
  useSyncExternalStore(subscribe, () => current(list));
