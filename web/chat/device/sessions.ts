import { useSyncExternalStore } from 'react';
import { keptNames, recall, remember } from '../../app/storage.ts';

/** A conversation as this browser's list knows it. */
export interface KeptSession {
  readonly id: string;
  readonly title: string;
  /** The title was chosen by the reader. */
  readonly named?: boolean;
  /** ISO 8601. */
  readonly lastUsed: string;
  /** To be deleted; the server has not been reached yet. */
  readonly deleting?: boolean;
}

/**
 * One entry of the browser's storage a conversation, so that two tabs never write over each other's list.
 * Where the browser keeps nothing, the list is empty.
 */
const PREFIX = 'session.';
const TITLE_MAX_LENGTH = 80;

const isKeptSession = (value: unknown): value is KeptSession => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, lastUsed } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof title === 'string' && typeof lastUsed === 'string';
};

export const keptSession = (id: string): KeptSession | null => recall('browser', PREFIX + id, isKeptSession);

/** The last used first. */
export function keptSessions(): KeptSession[] {
  return keptNames('browser', PREFIX)
    .map((name) => recall('browser', name, isKeptSession))
    .filter((session) => session !== null)
    .sort((one, other) => other.lastUsed.localeCompare(one.lastUsed));
}

/** Puts a conversation on the list, or its last use up to date. A name given by the reader stays. */
export function listSession(id: string, title: string | null, lastUsed: string): void {
  const known = keptSession(id);
  if (known?.deleting) return;
  const next: KeptSession = {
    ...known,
    id,
    title: known?.named || title === null ? (known?.title ?? 'Conversation') : title,
    lastUsed,
  };
  if (known?.title === next.title && known.lastUsed === next.lastUsed) return;
  keep(next);
}

/** Names a conversation; on this device alone. An empty name changes nothing. */
export function renameSession(id: string, name: string): void {
  const known = keptSession(id);
  const title = name.trim().replace(/\s+/g, ' ').slice(0, TITLE_MAX_LENGTH);
  if (known && title) keep({ ...known, title, named: true });
}

export function markDeleting(id: string): void {
  const known = keptSession(id);
  if (known) keep({ ...known, deleting: true });
}

export function unlistSession(id: string): void {
  remember('browser', PREFIX + id, null);
  tell();
}

function keep(session: KeptSession): void {
  remember('browser', PREFIX + session.id, session);
  tell();
}

const listeners = new Set<() => void>();
let snapshot: readonly KeptSession[] | null = null;

function tell(): void {
  snapshot = null;
  for (const listener of listeners) listener();
}

/** Another tab writes: `storage` events come from there alone. */
function hearOtherTabs({ key }: StorageEvent): void {
  if (key === null || key.startsWith(`berea.${PREFIX}`)) tell();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hearOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      removeEventListener('storage', hearOtherTabs);
      snapshot = null;
    }
  };
}

const current = (): readonly KeptSession[] => {
  snapshot ??= keptSessions();
  return snapshot;
};

export const useKeptSessions = (): readonly KeptSession[] => useSyncExternalStore(subscribe, current);
