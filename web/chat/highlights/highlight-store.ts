import { isSecretSession } from '../../app/secret-sessions.ts';
import { createStore, useStore } from '../../app/store.ts';
import { type AllHighlights, type Highlight, readHighlights } from './highlight.ts';

/** A fixed name (behaviour 1.7), so without our prefix. */
const STORAGE_KEY = 'berea-highlights';
const NONE: readonly Highlight[] = [];
const NO_MESSAGES: Readonly<Record<string, readonly Highlight[]>> = {};

const store = createStore<AllHighlights>(
  () => readHighlights(stored()),
  () => {
    // Another tab has changed something: what is in storage counts. `key` is null where everything was cleared.
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === STORAGE_KEY || key === null) store.set(withSecretOnes(stored()));
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  },
);

function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/**
 * Shows these highlights and stores them, except those of secret conversations. What is not stored lasts as long as the
 * page. Returns whether the browser could store them.
 */
function replaceAll(next: AllHighlights): boolean {
  store.set(next);
  const toStore = Object.entries(next).filter(([session]) => !isSecretSession(session));
  try {
    if (toStore.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(toStore)));
    return true;
  } catch {
    return false;
  }
}

/** Lists with the same content stay the same objects, so that their messages are not drawn again. */
function reuseUnchanged(old: AllHighlights, now: AllHighlights): AllHighlights {
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

export const highlightsOf = (sessionId: string, messageId: string): readonly Highlight[] =>
  store.get()[sessionId]?.[messageId] ?? NONE;

export const useHighlights = (sessionId: string, messageId: string): readonly Highlight[] =>
  useStore(store, (all) => all[sessionId]?.[messageId] ?? NONE);

/** All highlights of a conversation, by message. */
export const useSessionHighlights = (sessionId: string): Readonly<Record<string, readonly Highlight[]>> =>
  useStore(store, (all) => all[sessionId] ?? NO_MESSAGES);

/** What is in storage now, also where another tab's event has not arrived yet, with what only this page holds. */
function readLatest(): AllHighlights {
  const text = stored();
  return text === null ? store.get() : withSecretOnes(text);
}

/** The highlights in `text`, with those of secret conversations, which only this page holds. */
function withSecretOnes(text: string | null): AllHighlights {
  const secret = Object.entries(store.get()).filter(([session]) => isSecretSession(session));
  return reuseUnchanged(store.get(), { ...readHighlights(text), ...Object.fromEntries(secret) });
}

/** Removes the highlights of secret conversations from storage; they stay on the page. */
export function removeSecretHighlights(): void {
  replaceAll(readLatest());
}

/** Adds a highlight. Returns whether it outlives the page. */
export const addHighlight = (sessionId: string, messageId: string, highlight: Highlight): boolean =>
  change(sessionId, messageId, (list) => [...list, highlight]) && !isSecretSession(sessionId);

/** Removes a highlight and returns it, so that it can be restored. */
export function removeHighlight(
  sessionId: string,
  messageId: string,
  highlightId: string,
): Highlight | undefined {
  const removed = highlightsOf(sessionId, messageId).find(({ id }) => id === highlightId);
  if (removed) change(sessionId, messageId, (list) => list.filter(({ id }) => id !== highlightId));
  return removed;
}

function change(
  sessionId: string,
  messageId: string,
  next: (list: readonly Highlight[]) => readonly Highlight[],
): boolean {
  const { [sessionId]: session = NO_MESSAGES, ...sessions } = readLatest();
  const { [messageId]: old = NONE, ...others } = session;
  const list = next(old);
  const messages = list.length > 0 ? { ...others, [messageId]: list } : others;
  return replaceAll(Object.keys(messages).length > 0 ? { ...sessions, [sessionId]: messages } : sessions);
}

/** Removes the highlights of a conversation, or all. */
export function forgetHighlights(sessionId: string | 'all'): void {
  if (sessionId === 'all') {
    replaceAll({});
    return;
  }
  const { [sessionId]: _removed, ...others } = readLatest();
  replaceAll(others);
}
