import { verseOsis, verseReference } from '../text/books.ts';
import type { Osis, Translation, VerseIndex } from '../types.ts';
import type { SearchIndex } from './index-file.ts';
import { matchesIn } from './matches.ts';
import { type SearchOptions, search } from './search.ts';

/** A verse that was found, as it is shown. */
export interface FoundVerse {
  reference: string;
  text: string;
  osis: Osis;
  /** Upper case: "KJV". Another than the one asked for where that leaves the verse out. */
  version: string;
  /** Where in `text` the words stand that were looked for. */
  matches: [start: number, end: number][];
}

/** Searches, and gives the verses in the words of one translation, best first. `total` counts all that were found. */
export function findVerses(
  index: SearchIndex,
  shown: Translation,
  query: string,
  options: SearchOptions,
): { verses: FoundVerse[]; total: number } {
  const { hits, total, terms } = search(index, query, options);
  const verses = hits.flatMap((hit) => {
    const verse = shownVerse(index, shown, hit.index);
    return verse ? [{ ...verse, matches: matchesIn(index, verse.text, query, terms) }] : [];
  });
  return { verses, total };
}

/** A verse in one translation, or, where that leaves it out, in the first other one that is there. */
export function shownVerse(
  index: SearchIndex,
  shown: Translation,
  verse: VerseIndex,
): Omit<FoundVerse, 'matches'> | undefined {
  const holder = [shown, ...index.translations].find((translation) => translation.text(verse) !== '');
  return (
    holder && {
      reference: verseReference(verse),
      text: holder.text(verse),
      osis: verseOsis(verse),
      version: holder.label,
    }
  );
}
