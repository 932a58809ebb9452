/**
 * The browser's storage, guarded: private windows and full disks throw on every touch, and no screen may fail for that.
 * Values are JSON under the prefix `berea.`.
 */
export type Keep = 'browser' | 'tab';

function storageOf(keep: Keep): Storage | null {
  try {
    return keep === 'browser' ? localStorage : sessionStorage;
  } catch {
    return null;
  }
}

/** The kept value, or null where there is none, storage is closed, or `accepts` refuses what it finds. */
export function recall<T>(keep: Keep, name: string, accepts: (value: unknown) => value is T): T | null {
  try {
    const text = storageOf(keep)?.getItem(`berea.${name}`);
    if (text === null || text === undefined) return null;
    const value: unknown = JSON.parse(text);
    return accepts(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps `value`; null forgets it. Says whether that worked. */
export function remember(keep: Keep, name: string, value: unknown): boolean {
  try {
    const storage = storageOf(keep);
    if (!storage) return false;
    if (value === null) storage.removeItem(`berea.${name}`);
    else storage.setItem(`berea.${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The names under which something is kept that begin with `prefix`, in no order. */
export function keptNames(keep: Keep, prefix: string): string[] {
  try {
    const whole = `berea.${prefix}`;
    return Object.keys(storageOf(keep) ?? {})
      .filter((key) => key.startsWith(whole))
      .map((key) => key.slice('berea.'.length));
  } catch {
    return [];
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string';
