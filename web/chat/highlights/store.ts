import { useCallback, useSyncExternalStore } from 'react';
import { type AllHighlights, type Highlight, readHighlights } from './highlight.ts';

/** Named by the specification (part 1, section 3), so without our prefix. */
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

/** Where the browser keeps nothing, highlights last as long as the page. Says whether they are kept. */
function become(next: AllHighlights): boolean {
  all = next;
  for (const listener of listeners) listener();
  try {
    if (Object.keys(next).length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
    return true;
  } catch {
    return false;
  }
}

/** Another tab has changed something: what lies in storage is the truth. `key` is null where all was cleared. */
function hear({ key }: StorageEvent): void {
  if (key !== STORAGE_KEY && key !== null) return;
  all = keepSame(current(), readHighlights(stored()));
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

/** Keeps one more; says whether the browser keeps it beyond this page. */
export const addHighlight = (sessionId: string, messageId: string, highlight: Highlight): boolean =>
  replace(sessionId, messageId, [...highlightsOf(sessionId, messageId), highlight]);

/** Takes one away; answers it, so that it can be put back. */
export function removeHighlight(
  sessionId: string,
  messageId: string,
  highlightId: string,
): Highlight | undefined {
  const list = highlightsOf(sessionId, messageId);
  const gone = list.find(({ id }) => id === highlightId);
  if (gone)
    replace(
      sessionId,
      messageId,
      list.filter((one) => one !== gone),
    );
  return gone;
}

function replace(sessionId: string, messageId: string, list: readonly Highlight[]): boolean {
  // What another tab has just written is not lost, even where its event has not arrived yet.
  const fresh = stored() === null ? current() : keepSame(current(), readHighlights(stored()));
  const { [messageId]: _old, ...others } = fresh[sessionId] ?? {};
  const messages = list.length > 0 ? { ...others, [messageId]: list } : others;
  const { [sessionId]: _session, ...sessions } = fresh;
  return become(Object.keys(messages).length > 0 ? { ...sessions, [sessionId]: messages } : sessions);
}

/** Highlights go with their conversation: when it is deleted, cleared, or everything on this device is forgotten. */
export function forgetHighlights(sessionId: string | 'all'): void {
  if (sessionId === 'all') {
    become({});
    return;
  }
  const fresh = stored() === null ? current() : readHighlights(stored());
  const { [sessionId]: _gone, ...others } = fresh;
  become(others);
}
