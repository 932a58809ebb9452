import { useCallback, useSyncExternalStore } from 'react';
import { isOffDevice } from '../device/off-device.ts';
import { type AllHighlights, type Highlight, readHighlights } from './highlight.ts';

/** A fixed name (behaviour 1.7), so without our prefix. */
const STORAGE_KEY = 'berea-highlights';
const NONE: readonly Highlight[] = [];
const NO_MESSAGES: Readonly<Record<string, readonly Highlight[]>> = {};

let all: AllHighlights | null = null;
const listeners = new Set<() => void>();

const current = (): AllHighlights => {
  all ??= readHighlights(stored());
  return all;
};

function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/**
 * Where the browser keeps nothing, and in conversations that are kept off this device, highlights last as long as the
 * page. Says whether the browser keeps them.
 */
function become(next: AllHighlights): boolean {
  all = next;
  for (const listener of listeners) listener();
  const kept = Object.entries(next).filter(([session]) => !isOffDevice(session));
  try {
    if (kept.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(kept)));
    return true;
  } catch {
    return false;
  }
}

/** Another tab has changed something: what lies in storage is the truth. `key` is null where all was cleared. */
function hear({ key }: StorageEvent): void {
  if (key !== STORAGE_KEY && key !== null) return;
  all = withOwn(stored());
  for (const listener of listeners) listener();
}

/** Lists that say the same stay the same objects, so that their messages are not drawn again. */
function keepSame(old: AllHighlights, now: AllHighlights): AllHighlights {
  return Object.fromEntries(
    Object.entries(now).map(([session, messages]) => [
      session,
      Object.fromEntries(
        Object.entries(messages).map(([id, list]) => {
          const before = old[session]?.[id];
          return [id, before && JSON.stringify(before) === JSON.stringify(list) ? before : list];
        }),
      ),
    ]),
  );
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hear);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', hear);
  };
}

export const highlightsOf = (sessionId: string, messageId: string): readonly Highlight[] =>
  current()[sessionId]?.[messageId] ?? NONE;

export const useHighlights = (sessionId: string, messageId: string): readonly Highlight[] =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => highlightsOf(sessionId, messageId), [sessionId, messageId]),
  );

/** All highlights of a conversation, by message. */
export const useSessionHighlights = (sessionId: string): Readonly<Record<string, readonly Highlight[]>> =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => current()[sessionId] ?? NO_MESSAGES, [sessionId]),
  );

/** What lies in storage now, even where another tab's event has not arrived yet, and what only this page holds. */
function fresh(): AllHighlights {
  const text = stored();
  return text === null ? current() : withOwn(text);
}

function withOwn(text: string | null): AllHighlights {
  const own = Object.entries(current()).filter(([session]) => isOffDevice(session));
  return keepSame(current(), { ...readHighlights(text), ...Object.fromEntries(own) });
}

/** Takes a conversation's highlights out of storage: it has just turned out to be one that is kept off this device. */
export function moveHighlightsOffDevice(): void {
  become(fresh());
}

/** Keeps one more; says whether the browser keeps it beyond this page. */
export const addHighlight = (sessionId: string, messageId: string, highlight: Highlight): boolean =>
  change(sessionId, messageId, (list) => [...list, highlight]) && !isOffDevice(sessionId);

/** Takes one away; answers it, so that it can be put back. */
export function removeHighlight(
  sessionId: string,
  messageId: string,
  highlightId: string,
): Highlight | undefined {
  const gone = highlightsOf(sessionId, messageId).find(({ id }) => id === highlightId);
  if (gone) change(sessionId, messageId, (list) => list.filter(({ id }) => id !== highlightId));
  return gone;
}

function change(
  sessionId: string,
  messageId: string,
  next: (list: readonly Highlight[]) => readonly Highlight[],
): boolean {
  const { [sessionId]: session = NO_MESSAGES, ...sessions } = fresh();
  const { [messageId]: old = NONE, ...others } = session;
  const list = next(old);
  const messages = list.length > 0 ? { ...others, [messageId]: list } : others;
  return become(Object.keys(messages).length > 0 ? { ...sessions, [sessionId]: messages } : sessions);
}

/** Highlights go with their conversation: when it is deleted, cleared, or everything on this device is forgotten. */
export function forgetHighlights(sessionId: string | 'all'): void {
  if (sessionId === 'all') {
    become({});
    return;
  }
  const { [sessionId]: _gone, ...others } = fresh();
  become(others);
}
