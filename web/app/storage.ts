/**
 * Access to the browser's storage that never throws: private windows and full disks throw on every call, and no screen
 * may fail for that. Values are JSON; names get the prefix `berea.`.
 */

/** `browser` is local storage, `tab` is session storage. */
export type StorageArea = 'browser' | 'tab';

function storageOf(area: StorageArea): Storage | null {
  // Node has a localStorage of its own, which pages rendered on the server must not use.
  if (typeof document === 'undefined') return null;
  try {
    return area === 'browser' ? localStorage : sessionStorage;
  } catch {
    return null;
  }
}

/** The stored value; null where there is none, storage is blocked, or `accepts` rejects the value. */
export function recall<T>(
  area: StorageArea,
  name: string,
  accepts: (value: unknown) => value is T,
): T | null {
  try {
    const text = storageOf(area)?.getItem(`berea.${name}`);
    if (text === null || text === undefined) return null;
    const value: unknown = JSON.parse(text);
    return accepts(value) ? value : null;
  } catch {
    return null;
  }
}

/** Stores `value`; null removes it. Returns whether that worked. */
export function remember(area: StorageArea, name: string, value: unknown): boolean {
  try {
    const storage = storageOf(area);
    if (!storage) return false;
    if (value === null) storage.removeItem(`berea.${name}`);
    else storage.setItem(`berea.${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The stored names that begin with `prefix`, in no order. */
export function storedNames(area: StorageArea, prefix: string): string[] {
  try {
    const fullPrefix = `berea.${prefix}`;
    return Object.keys(storageOf(area) ?? {})
      .filter((key) => key.startsWith(fullPrefix))
      .map((key) => key.slice('berea.'.length));
  } catch {
    return [];
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string';
