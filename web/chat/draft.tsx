import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { keptNames, recall, remember } from '../app/storage.ts';
import { isOffDevice } from './device/off-device.ts';
import { keptSession } from './device/sessions.ts';

/** Words being written. They outlive a reload and the browser's end; sent or forgotten they are gone. */
export interface Draft {
  readonly words: string;
  /** The id of the last own message, where these words are to take its place. */
  readonly replaces?: string | undefined;
  /** What stood in the field before the last message was taken up to be changed. */
  readonly aside?: string | undefined;
}

const PREFIX = 'draft.';
const EMPTY: Draft = { words: '' };
/** So long after the last letter a draft is written down; leaving the page does so at once. */
const PAUSE_MS = 300;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Draft>).words === 'string';

export function keepDraft(sessionId: string, draft: Draft): void {
  const name = PREFIX + sessionId;
  const worth = draft.words || draft.replaces ? draft : null;
  const off = isOffDevice(sessionId);
  remember('tab', name, off ? worth : null);
  remember('browser', name, off ? null : worth);
}

export const forgetDraft = (sessionId: string): void => keepDraft(sessionId, EMPTY);

export const draftOf = (sessionId: string): Draft =>
  recall('tab', PREFIX + sessionId, isDraft) ?? recall('browser', PREFIX + sessionId, isDraft) ?? EMPTY;

/** Puts words before those that stand in a conversation's field already. */
export function giveBack(sessionId: string, words: string): void {
  const { words: there, ...rest } = draftOf(sessionId);
  keepDraft(sessionId, { ...rest, words: before(words, there) });
}

export const before = (words: string, there: string): string =>
  there && there !== words ? `${words}\n\n${there}` : words;

export const draftedSessions = (): string[] =>
  keptNames('browser', PREFIX).map((name) => name.slice(PREFIX.length));

let strayTaken = false;

/**
 * Words written in a conversation that never began: its address is on no list, so that they move along to a new one,
 * once a page load. Empty where there are none.
 */
export function takeStrayDraft(created: string): string {
  if (strayTaken) return '';
  strayTaken = true;
  const stray = draftedSessions().find(
    (id) => id !== created && keptSession(id) === null && draftOf(id).words,
  );
  if (!stray) return '';
  const { words } = draftOf(stray);
  forgetDraft(stray);
  return words;
}

/** What is being written, outside of React's own state: a keystroke draws the field anew and nothing else. */
export interface DraftStore {
  readonly now: () => Draft;
  readonly change: (make: (draft: Draft) => Draft) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps at once what a pause would keep. */
  readonly writeDown: () => void;
}

function createDraft(sessionId: string): DraftStore {
  const listeners = new Set<() => void>();
  let draft = draftOf(sessionId);
  let timer: ReturnType<typeof setTimeout> | null = null;
  const writeDown = (): void => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    keepDraft(sessionId, draft);
  };
  return {
    now: () => draft,
    change: (make) => {
      draft = make(draft);
      for (const listener of listeners) listener();
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(writeDown, PAUSE_MS);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    writeDown,
  };
}

/** The draft of one conversation, as it was left. */
export function useDraft(sessionId: string): DraftStore {
  const [store] = useState(() => createDraft(sessionId));
  useEffect(() => {
    const { writeDown } = store;
    addEventListener('pagehide', writeDown);
    document.addEventListener('visibilitychange', writeDown);
    return () => {
      removeEventListener('pagehide', writeDown);
      document.removeEventListener('visibilitychange', writeDown);
      writeDown();
    };
  }, [store]);
  return store;
}

/** Draws with the draft as it is, and anew with every change of it. */
export function WithDraft(props: { draft: DraftStore; children: (draft: Draft) => ReactNode }): ReactNode {
  const { draft, children } = props;
  return children(useSyncExternalStore(draft.subscribe, draft.now));
}
