import { useCallback, useEffect, useState } from 'react';

/** The words searched for with this entry of the browser's history; empty for none. */
function storedWords(): string {
  const state: unknown = history.state;
  const words = typeof state === 'object' && state !== null && 'search' in state ? state.search : null;
  return typeof words === 'string' ? words : '';
}

/** What is typed into Search by Verse Content. It is kept with the entry in the browser's history, for a reload. */
export function useSearchedWords(onRestored: () => void): [string, (words: string) => void] {
  const [words, setWords] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the page that the server drew came to life
  useEffect(() => {
    const stored = storedWords();
    if (!stored) return;
    setWords(stored);
    onRestored();
  }, []);
  const write = useCallback((next: string): void => {
    setWords(next);
    const state: unknown = history.state;
    const others = typeof state === 'object' && state !== null ? state : {};
    history.replaceState({ ...others, search: next || undefined }, '');
  }, []);
  return [words, write];
}
