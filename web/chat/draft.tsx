import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { MESSAGE_MAX_LENGTH } from '../../contract/limits.ts';
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

/** What of a draft is drawn: most letters change nothing of it. */
export interface DraftOutline {
  readonly wordless: boolean;
  /** Of the words, where they come near the longest that a message may be; else 0. In UTF-16 units. */
  readonly length: number;
  readonly replaces: string | undefined;
  /** Counts what came into the field in any other way than by typing. */
  readonly puts: number;
}

/** What is being written, outside of React's own state: the field has the letters, a keystroke draws nothing anew. */
export interface DraftStore {
  readonly now: () => Draft;
  /** The same object until something of it changes. */
  readonly outline: () => DraftOutline;
  /** What stands in the field has been typed there. */
  readonly type: (words: string) => void;
  /** Puts other words into the field. */
  readonly change: (make: (draft: Draft) => Draft) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps at once what a pause would keep. */
  readonly writeDown: () => void;
}

/** From here on the length is shown. */
const NEAR_THE_LONGEST = MESSAGE_MAX_LENGTH * 0.9;

const outlineOf = ({ words, replaces }: Draft, puts: number): DraftOutline => ({
  wordless: words.trim() === '',
  length: words.length > NEAR_THE_LONGEST ? words.trim().length : 0,
  replaces,
  puts,
});

const isSame = (one: DraftOutline, other: DraftOutline): boolean =>
  one.wordless === other.wordless &&
  one.length === other.length &&
  one.replaces === other.replaces &&
  one.puts === other.puts;

/** The draft of a conversation as it was left; kept anew when typing pauses. */
export function createDraft(sessionId: string): DraftStore {
  const listeners = new Set<() => void>();
  let draft = draftOf(sessionId);
  let outline = outlineOf(draft, 0);
  let timer: ReturnType<typeof setTimeout> | null = null;
  const writeDown = (): void => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    keepDraft(sessionId, draft);
  };
  const take = (next: Draft, puts: number): void => {
    draft = next;
    const now = outlineOf(draft, puts);
    if (!isSame(now, outline)) outline = now;
    for (const listener of listeners) listener();
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(writeDown, PAUSE_MS);
  };
  return {
    now: () => draft,
    outline: () => outline,
    type: (words) => take({ ...draft, words }, outline.puts),
    change: (make) => take(make(draft), outline.puts + 1),
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

/** Draws with what of the draft is drawn, and anew when that changes. */
export function WithDraft(props: {
  draft: DraftStore;
  children: (outline: DraftOutline) => ReactNode;
}): ReactNode {
  const { draft, children } = props;
  return children(useSyncExternalStore(draft.subscribe, draft.outline));
}
