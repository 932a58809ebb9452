import { useEffect, useState, useSyncExternalStore } from 'react';
import { MESSAGE_MAX_LENGTH } from '../../contract/limits.ts';
import { takeHandedDraft } from '../app/handed-draft.ts';
import { isSecretSession } from '../app/secret-sessions.ts';
import { recall, remember, storedNames } from '../app/storage.ts';
import { createStore } from '../app/store.ts';
import { readAttachment, returnAttachment, storeAttachment } from './attachment/stored-attachment.ts';
import { listedSession } from './device/sessions.ts';

/** What is being typed in a conversation. It survives a reload and the end of the browser, until it is sent. */
export interface Draft {
  readonly text: string;
  /** The id of the user's last message, where the draft will replace it. */
  readonly replaces?: string | undefined;
  /** What was in the field before the visitor began to edit the last message. */
  readonly beforeEdit?: string | undefined;
  /** It was sent, and came back: refused, or taken back. */
  readonly cameBack?: true | undefined;
}

const PREFIX = 'draft.';
const EMPTY: Draft = { text: '' };
/** A draft is stored this long after the last keystroke; leaving the page stores it at once. */
const PAUSE_MS = 300;

/** A draft as browsers store it. The names are those of version 0.1, whose drafts are still read. */
interface StoredDraft {
  readonly words: string;
  readonly replaces?: string | undefined;
  readonly aside?: string | undefined;
  readonly cameBack?: true | undefined;
}

const isStoredDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' && value !== null && typeof (value as Partial<StoredDraft>).words === 'string';

/** Stores a draft in this browser; the draft of a secret session in this tab alone. An empty draft is removed. */
export function storeDraft(sessionId: string, draft: Draft): void {
  const name = PREFIX + sessionId;
  const { text, replaces, beforeEdit, cameBack } = draft;
  const value: StoredDraft | null =
    text || replaces ? { words: text, replaces, aside: beforeEdit, cameBack } : null;
  const secret = isSecretSession(sessionId);
  remember('tab', name, secret ? value : null);
  remember('browser', name, secret ? null : value);
}

export const removeDraft = (sessionId: string): void => storeDraft(sessionId, EMPTY);

export function readDraft(sessionId: string): Draft {
  const name = PREFIX + sessionId;
  const stored = recall('tab', name, isStoredDraft) ?? recall('browser', name, isStoredDraft);
  if (!stored) return EMPTY;
  const { words, replaces, aside, cameBack } = stored;
  return { text: words, replaces, beforeEdit: aside, cameBack };
}

/** Puts `text`, which could not be sent, above what a conversation's draft already holds. */
export function returnToDraft(sessionId: string, text: string): void {
  const draft = readDraft(sessionId);
  storeDraft(sessionId, { ...draft, text: prependText(text, draft.text), cameBack: true });
}

export const prependText = (text: string, existing: string): string =>
  existing && existing !== text ? `${text}\n\n${existing}` : text;

export const sessionsWithDraft = (): string[] =>
  storedNames('browser', PREFIX).map((name) => name.slice(PREFIX.length));

let orphanTaken = false;

/**
 * Takes words that another page handed over, else the draft of a conversation that never began, so that it can move to a
 * new one: no list shows such a conversation's address. The document attached to that draft is stored under the new
 * session. At most one orphan is taken in the life of a page; empty where there is none.
 */
export function takeOrphanedDraft(newSessionId: string): Draft {
  const handed = takeHandedDraft();
  if (handed) return { text: handed };
  if (orphanTaken) return EMPTY;
  orphanTaken = true;
  const orphan = sessionsWithDraft().find(
    (id) => id !== newSessionId && listedSession(id) === null && readDraft(id).text,
  );
  if (!orphan) return EMPTY;
  const { text, cameBack } = readDraft(orphan);
  removeDraft(orphan);
  const document = readAttachment(orphan);
  storeAttachment(orphan, null);
  if (document) returnAttachment(newSessionId, document);
  return { text, cameBack };
}

/** The facts about a draft that components show: most keystrokes change none of them. */
export interface DraftSummary {
  readonly isBlank: boolean;
  /** The length in UTF-16 units once it comes near the limit for messages; else 0. */
  readonly longLength: number;
  readonly replaces: string | undefined;
  /** Counts the changes that were not typed into the field. */
  readonly revision: number;
}

/** The draft outside React's state: the field itself holds the text, so that a keystroke draws nothing again. */
export interface DraftStore {
  readonly get: () => Draft;
  /** The same object until one of its facts changes. */
  readonly summary: () => DraftSummary;
  /** Takes over what was typed into the field. */
  readonly setTyped: (text: string) => void;
  /** Changes the draft; the field is then filled with the new text. */
  readonly update: (change: (draft: Draft) => Draft) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Stores at once what a pause would store. */
  readonly flush: () => void;
}

/** The length is shown from here on. */
const LENGTH_SHOWN_FROM = MESSAGE_MAX_LENGTH * 0.9;

const summaryOf = ({ text, replaces }: Draft, revision: number): DraftSummary => ({
  isBlank: text.trim() === '',
  longLength: text.length > LENGTH_SHOWN_FROM ? text.trim().length : 0,
  replaces,
  revision,
});

const isSame = (one: DraftSummary, other: DraftSummary): boolean =>
  one.isBlank === other.isBlank &&
  one.longLength === other.longLength &&
  one.replaces === other.replaces &&
  one.revision === other.revision;

/** Reads a conversation's draft from the browser, and stores it again whenever typing pauses. */
export function createDraft(sessionId: string): DraftStore {
  const store = createStore(() => readDraft(sessionId));
  let summary = summaryOf(store.get(), 0);
  let timer: ReturnType<typeof setTimeout> | null = null;
  const flush = (): void => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    storeDraft(sessionId, store.get());
  };
  const set = (draft: Draft, revision: number): void => {
    const next = summaryOf(draft, revision);
    if (!isSame(next, summary)) summary = next;
    store.set(draft);
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(flush, PAUSE_MS);
  };
  return {
    get: store.get,
    summary: () => summary,
    setTyped: (text) => set({ ...store.get(), text }, summary.revision),
    update: (change) => set(change(store.get()), summary.revision + 1),
    subscribe: store.subscribe,
    flush,
  };
}

/** The draft of one conversation, stored when the page is hidden or left. */
export function useDraft(sessionId: string): DraftStore {
  const [draft] = useState(() => createDraft(sessionId));
  useEffect(() => {
    const { flush } = draft;
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [draft]);
  return draft;
}

export const useDraftSummary = (draft: DraftStore): DraftSummary =>
  useSyncExternalStore(draft.subscribe, draft.summary);
