import { useEffect, useState } from 'react';
import type { BiblePassage } from '../../contract/bible.ts';
import type { BibleVerse } from '../passages/verse-pieces.ts';

/**
 * The verse that the reader has selected. The address has its OSIS name as fragment, so that it can be linked
 * (`/bible?ref=John+3#John.3.16`). Choosing it again deselects it.
 */
export function useChosenVerse(
  passage: BiblePassage,
): [chosen: BibleVerse | null, choose: (osis: string) => void] {
  const [chosen, setChosen] = useState(verseInAddress);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another passage was opened, perhaps at one of its verses
  useEffect(() => setChosen(verseInAddress()), [passage.osis]);
  useEffect(() => {
    const follow = (): void => setChosen(verseInAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const choose = (osis: string): void => {
    const next = osis === chosen ? null : osis;
    history.replaceState(
      history.state,
      '',
      `${location.pathname}${location.search}${next ? `#${next}` : ''}`,
    );
    setChosen(next);
  };
  return [passage.verses.find(({ osis }) => osis === chosen) ?? null, choose];
}

const verseInAddress = (): string | null => location.hash.slice(1) || null;
