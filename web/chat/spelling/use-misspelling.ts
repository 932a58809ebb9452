import { type RefObject, useEffect, useState } from 'react';
import type { Misspelling } from './suggest.ts';

/** Typing pauses this long before its words are looked at: no keystroke pays for it. */
const PAUSE = 450;

/** Words the visitor has said to leave alone, for as long as the page is open. */
const leftAlone = new Set<string>();

type Found = Misspelling & { readonly draft: string };

/**
 * The word of `draft` near the caret that may be misspelt, once typing pauses; null while `active` is false. Code and
 * words come with the first pause. Without a network there is no helper, and nothing else is lost.
 */
export function useMisspelling(
  field: RefObject<HTMLTextAreaElement | null>,
  draft: string,
  active: boolean,
): { found: Misspelling | null; leaveAlone: (word: string) => void } {
  const [found, setFound] = useState<Found | null>(null);
  const asks = active && draft.trim() !== '';

  useEffect(() => {
    if (!asks) return;
    let isOld = false;
    const timer = setTimeout(async () => {
      try {
        const [{ fetchWords }, { findMisspelling }] = await Promise.all([
          import('./fetch-words.ts'),
          import('./suggest.ts'),
        ]);
        const list = await fetchWords();
        if (isOld) return;
        const caret = field.current?.selectionEnd ?? draft.length;
        const next = findMisspelling(draft, caret, list, (word) => leftAlone.has(word.toLowerCase()));
        setFound(next && { ...next, draft });
      } catch {
        // No helper without its words.
      }
    }, PAUSE);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [asks, draft, field]);

  // While one types on, the question stays as long as its word still stands there: the row does not flicker.
  const stands = found !== null && asks && draft.slice(found.start, found.end) === found.word;
  return {
    found: stands ? found : null,
    leaveAlone: (word) => {
      leftAlone.add(word.toLowerCase());
      setFound(null);
    },
  };
}
