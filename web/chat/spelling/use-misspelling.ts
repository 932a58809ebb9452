import { type RefObject, useEffect, useState } from 'react';
import type { DraftStore } from '../draft.ts';
import type { Misspelling } from './suggest.ts';

/** Spelling is checked after a pause of this length, so that it slows down no keystroke. */
const PAUSE = 450;

/** Words that the visitor has dismissed, for as long as the page is open. */
const ignoredWords = new Set<string>();

/**
 * The word of the draft near the caret that may be misspelt, once typing pauses; null while `active` is false. Code and
 * word list are loaded at the first pause; where they cannot be, there are no suggestions.
 */
export function useMisspelling(
  field: RefObject<HTMLTextAreaElement | null>,
  draft: DraftStore,
  active: boolean,
): { found: Misspelling | null; ignore: (word: string) => void } {
  const [found, setFound] = useState<Misspelling | null>(null);

  useEffect(() => {
    if (!active) return;
    let timer: ReturnType<typeof setTimeout>;
    let latest = 0;
    const look = async (): Promise<void> => {
      const mine = latest;
      try {
        const [{ fetchWordList }, { findMisspelling }] = await Promise.all([
          import('./fetch-words.ts'),
          import('./suggest.ts'),
        ]);
        const list = await fetchWordList();
        if (mine !== latest) return;
        const { text } = draft.get();
        const caret = field.current?.selectionEnd ?? text.length;
        setFound(findMisspelling(text, caret, list, (word) => ignoredWords.has(word.toLowerCase())));
      } catch {
        // No suggestions without the word list.
      }
    };
    const changed = (): void => {
      latest++;
      clearTimeout(timer);
      if (draft.get().text.trim() !== '') timer = setTimeout(look, PAUSE);
    };
    changed();
    const off = draft.subscribe(changed);
    return () => {
      off();
      latest++;
      clearTimeout(timer);
    };
  }, [active, draft, field]);

  // While typing goes on, the suggestion stays as long as its word does, so that the row does not flicker.
  useEffect(() => {
    if (!found) return;
    return draft.subscribe(() => {
      if (draft.get().text.slice(found.start, found.end) !== found.word) setFound(null);
    });
  }, [found, draft]);

  return {
    found: active ? found : null,
    ignore: (word) => {
      ignoredWords.add(word.toLowerCase());
      setFound(null);
    },
  };
}
