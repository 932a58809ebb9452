import { recall, remember, storedNames } from '../../app/storage.ts';
import { createStore, useStore } from '../../app/store.ts';
import { NEUTRAL_TITLE } from '../messages.ts';

/** A conversation in this browser's list. */
export interface ListedSession {
  readonly id: string;
  readonly title: string;
  /** The visitor chose the title. */
  readonly named?: boolean;
  /** ISO 8601. */
  readonly lastUsed: string;
  /** It is to be deleted, but the server has not been reached yet. */
  readonly deleting?: boolean;
}

/**
 * Each session is an entry of its own in the browser's storage, so that two tabs never overwrite each other's list.
 * Where the browser stores nothing, the list is empty.
 */
const PREFIX = 'session.';
const TITLE_MAX_LENGTH = 80;

const isListedSession = (value: unknown): value is ListedSession => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, lastUsed } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof title === 'string' && typeof lastUsed === 'string';
};

export const listedSession = (id: string): ListedSession | null =>
  recall('browser', PREFIX + id, isListedSession);

/** All listed sessions, the last used first. */
export function listedSessions(): ListedSession[] {
  return storedNames('browser', PREFIX)
    .map((name) => recall('browser', name, isListedSession))
    .filter((session) => session !== null)
    .sort((one, other) => other.lastUsed.localeCompare(one.lastUsed));
}

/** Adds a session to the list, or updates when it was last used. A title that the visitor chose stays. */
export function listSession(id: string, title: string | null, lastUsed: string): void {
  const known = listedSession(id);
  if (known?.deleting) return;
  const next: ListedSession = {
    ...known,
    id,
    title: known?.named || title === null ? (known?.title ?? NEUTRAL_TITLE) : title,
    lastUsed,
  };
  if (known?.title === next.title && known.lastUsed === next.lastUsed) return;
  storeSession(next);
}

/** Gives a session a title, on this device only. An empty title changes nothing. */
export function renameSession(id: string, name: string): void {
  const known = listedSession(id);
  const title = name.trim().replace(/\s+/g, ' ').slice(0, TITLE_MAX_LENGTH);
  if (known && title) storeSession({ ...known, title, named: true });
}

/** Notes that a session is to be deleted on the server. Its title goes at once: it is what the visitor wrote. */
export function markDeleting(id: string): void {
  const known = listedSession(id);
  if (known) storeSession({ id, title: NEUTRAL_TITLE, lastUsed: known.lastUsed, deleting: true });
}

/** Takes a session off the list. */
export function unlistSession(id: string): void {
  remember('browser', PREFIX + id, null);
  list.reset();
}

function storeSession(session: ListedSession): void {
  remember('browser', PREFIX + session.id, session);
  list.reset();
}

/** The list on screen. It follows other tabs: `storage` events come from them alone. */
const list = createStore<readonly ListedSession[]>(listedSessions, () => {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(`berea.${PREFIX}`)) list.reset();
  };
  addEventListener('storage', onStorage);
  return () => {
    removeEventListener('storage', onStorage);
    list.reset();
  };
});

export const useListedSessions = (): readonly ListedSession[] => useStore(list);
