import { useCallback, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../app/request.ts';
import { isText, recall, remember } from '../app/storage.ts';
import { askCheck, NothingKept } from './ask-check.ts';
import type { Checked } from './checked.ts';

export type CheckState =
  | { readonly kind: 'writing'; readonly problem: Problem | null }
  | { readonly kind: 'checking' }
  | { readonly kind: 'checked'; readonly checked: Checked };

/** What went wrong; `offersKeeping`: keeping a translation would have helped. */
export interface Problem {
  readonly sentence: string;
  readonly offersKeeping: boolean;
}

export interface CheckControl {
  readonly text: string;
  readonly state: CheckState;
  readonly write: (text: string) => void;
  readonly check: (version: string | null) => void;
  readonly cancel: () => void;
  /** Back to the text, to change it. */
  readonly change: () => void;
}

const DRAFT = 'check.text';
const KEEP_AFTER_MS = 400;
const NOTHING_KEPT =
  'Berea could not be reached, and no translation is kept on this device. Your text is still here.';

/** The text outlives a reload in this tab and goes with the tab; a browser without room for it keeps it in the page. */
export function useCheck(): CheckControl {
  const [text, setText] = useState(() => recall('tab', DRAFT, isText) ?? '');
  const [state, setState] = useState<CheckState>({ kind: 'writing', problem: null });
  const under = useRef<AbortController | null>(null);

  useEffect(() => {
    const keep = (): void => void remember('tab', DRAFT, text === '' ? null : text);
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [text]);
  useEffect(() => () => under.current?.abort(), []);

  const check = async (version: string | null): Promise<void> => {
    under.current?.abort();
    const control = new AbortController();
    under.current = control;
    setState({ kind: 'checking' });
    try {
      const checked = await askCheck(text, version, control.signal);
      setState({ kind: 'checked', checked });
    } catch (error) {
      if (control.signal.aborted) return;
      const offersKeeping = error instanceof NothingKept;
      const sentence = offersKeeping ? NOTHING_KEPT : sentenceOf(error);
      setState({ kind: 'writing', problem: { sentence, offersKeeping } });
    }
  };
  const toWriting = useCallback(() => {
    under.current?.abort();
    setState({ kind: 'writing', problem: null });
  }, []);

  return {
    text,
    state,
    write: setText,
    check: (version) => void check(version),
    cancel: toWriting,
    change: toWriting,
  };
}
