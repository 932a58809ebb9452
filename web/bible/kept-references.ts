import { useSyncExternalStore } from 'react';

/** The reader's two lists (behaviour 5.6): JSON arrays of references, newest first, in the browser's storage. */
export interface KeptList {
  readonly key: string;
  readonly limit: number;
}
export const RECENT_SEARCHES: KeptList = { key: 'bible-recent-searches', limit: 10 };
export const FAVORITES: KeptList = { key: 'bible-favorites', limit: 20 };

/** The list with `reference` at its head, once. */
export const withNewest = (references: readonly string[], reference: string, { limit }: KeptList): string[] =>
  [reference, ...references.filter((kept) => kept !== reference)].slice(0, limit);

/** What stands in storage, as far as it can be used: whatever else may have been written there. */
export function readReferences(text: string | null, { limit }: KeptList): string[] {
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

function stored({ key }: KeptList): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store({ key }: KeptList, references: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(references));
  } catch {
    // A closed or full storage: the list lasts as long as the page.
  }
}

/** As they stand now, by key; what storage refuses lasts as long as the page. */
const held = new Map<string, readonly string[]>();
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

function current(list: KeptList): readonly string[] {
  const known = held.get(list.key);
  if (known) return known;
  const read = readReferences(stored(list), list);
  held.set(list.key, read);
  return read;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', fromAnotherTab);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', fromAnotherTab);
  };
}

function fromAnotherTab({ key }: StorageEvent): void {
  if (key === null) held.clear();
  else held.delete(key);
  tell();
}

/** Changes a list for every part of the page that shows it, and keeps it. */
export function changeReferences(list: KeptList, next: readonly string[]): void {
  held.set(list.key, next);
  store(list, next);
  tell();
}

export const addReference = (list: KeptList, reference: string): void =>
  changeReferences(list, withNewest(current(list), reference, list));

/** Adds the reference, or takes it away; answers what had to make room for it, where the list was full. */
export function toggleReference(list: KeptList, reference: string): string | null {
  const before = current(list);
  if (before.includes(reference)) {
    changeReferences(
      list,
      before.filter((kept) => kept !== reference),
    );
    return null;
  }
  addReference(list, reference);
  return before.length >= list.limit ? (before.at(-1) ?? null) : null;
}

export const useKeptReferences = (list: KeptList): readonly string[] =>
  useSyncExternalStore(subscribe, () => current(list));
