import { useCallback, useEffect, useRef, useState } from 'react';
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

export function useDraft(sessionId: string): [Draft, (change: (draft: Draft) => Draft) => void] {
  const [draft, setDraft] = useState(() => draftOf(sessionId));
  const latest = useRef(draft);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const writeDown = useCallback(() => {
    if (timer.current === null) return;
    clearTimeout(timer.current);
    timer.current = null;
    keepDraft(sessionId, latest.current);
  }, [sessionId]);

  useEffect(() => {
    addEventListener('pagehide', writeDown);
    document.addEventListener('visibilitychange', writeDown);
    return () => {
      removeEventListener('pagehide', writeDown);
      document.removeEventListener('visibilitychange', writeDown);
      writeDown();
    };
  }, [writeDown]);

  const change = useCallback(
    (make: (draft: Draft) => Draft) => {
      latest.current = make(latest.current);
      setDraft(latest.current);
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = setTimeout(writeDown, PAUSE_MS);
    },
    [writeDown],
  );
  return [draft, change];
}
