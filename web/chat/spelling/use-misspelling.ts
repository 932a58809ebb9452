import { type RefObject, useEffect, useState } from 'react';
import type { DraftStore } from '../draft.ts';
import type { Misspelling } from './suggest.ts';

/** Spelling is checked once nothing has been typed for this long, so that it never slows typing down. */
const PAUSE_MS = 450;

/** Words that the visitor has dismissed, for as long as the page is open. */
const ignoredWords = new Set<string>();

/**
 * The word of the draft near the caret that may be misspelt, once typing pauses; null while `active` is false. The
 * code and the word list are loaded at the first pause; if that fails, there are no suggestions.
 */
export function useMisspelling(
  field: RefObject<HTMLTextAreaElement | null>,
  draft: DraftStore,
  active: boolean,
): { misspelling: Misspelling | null; ignore: (word: string) => void } {
  const [misspelling, setMisspelling] = useState<Misspelling | null>(null);

  useEffect(() => {
    if (!active) return;
    let timer: ReturnType<typeof setTimeout>;
    let latest = 0;
    const check = async (): Promise<void> => {
      const current = latest;
      try {
        const [{ fetchWordList }, { findMisspelling }] = await Promise.all([
          import('./fetch-words.ts'),
          import('./suggest.ts'),
        ]);
        const list = await fetchWordList();
        if (current !== latest) return;
        const { text } = draft.get();
        const caret = field.current?.selectionEnd ?? text.length;
        setMisspelling(findMisspelling(text, caret, list, (word) => ignoredWords.has(word.toLowerCase())));
      } catch {
        // No suggestions without the word list.
      }
    };
    const changed = (): void => {
      latest++;
      clearTimeout(timer);
      if (draft.get().text.trim() !== '') timer = setTimeout(check, PAUSE_MS);
    };
    changed();
    const off = draft.subscribe(changed);
    return () => {
      off();
      latest++;
      clearTimeout(timer);
    };
  }, [active, draft, field]);

  // While typing goes on, the suggestion stays as long as its word does, so that the row that shows it does not flicker.
  useEffect(() => {
    if (!misspelling) return;
    return draft.subscribe(() => {
      if (draft.get().text.slice(misspelling.start, misspelling.end) !== misspelling.word)
        setMisspelling(null);
    });
  }, [misspelling, draft]);

  return {
    misspelling: active ? misspelling : null,
    ignore: (word) => {
      ignoredWords.add(word.toLowerCase());
      setMisspelling(null);
    },
  };
}
