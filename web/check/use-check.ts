import { useCallback, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../app/request.ts';
import { isText, recall, remember } from '../app/storage.ts';
import { checkText, NothingDownloaded } from './check-text.ts';
import type { Checked } from './checked.ts';

type CheckState =
  | { readonly kind: 'writing'; readonly problem: Problem | null }
  | { readonly kind: 'checking' }
  | { readonly kind: 'checked'; readonly checked: Checked };

/** What went wrong; `suggestsDownload`: a downloaded translation would have helped. */
interface Problem {
  readonly sentence: string;
  readonly suggestsDownload: boolean;
}

export interface CheckControl {
  readonly text: string;
  readonly state: CheckState;
  readonly write: (text: string) => void;
  readonly check: (version: string | null) => void;
  readonly cancel: () => void;
  /** Back to editing the text. */
  readonly change: () => void;
}

const DRAFT = 'check.text';
const SAVE_AFTER_MS = 400;
const OFFLINE =
  'Berea could not be reached, and no translation is downloaded on this device. Your text is still here.';

/** The text survives a reload of this tab; where the browser cannot store it, it lasts as long as the page. */
export function useCheck(): CheckControl {
  const [text, setText] = useState(() => recall('tab', DRAFT, isText) ?? '');
  const [state, setState] = useState<CheckState>({ kind: 'writing', problem: null });
  const running = useRef<AbortController | null>(null);

  useEffect(() => {
    const save = (): void => void remember('tab', DRAFT, text === '' ? null : text);
    const timer = setTimeout(save, SAVE_AFTER_MS);
    addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', save);
      save();
    };
  }, [text]);
  useEffect(() => () => running.current?.abort(), []);

  const check = async (version: string | null): Promise<void> => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setState({ kind: 'checking' });
    try {
      const checked = await checkText(text, version, control.signal);
      setState({ kind: 'checked', checked });
    } catch (error) {
      if (control.signal.aborted) return;
      const suggestsDownload = error instanceof NothingDownloaded;
      const sentence = suggestsDownload ? OFFLINE : sentenceOf(error);
      setState({ kind: 'writing', problem: { sentence, suggestsDownload } });
    }
  };
  const backToWriting = useCallback(() => {
    running.current?.abort();
    setState({ kind: 'writing', problem: null });
  }, []);

  return {
    text,
    state,
    write: setText,
    check: (version) => void check(version),
    cancel: backToWriting,
    change: backToWriting,
  };
}
