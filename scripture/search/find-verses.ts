import { verseOsis, verseReference } from '../text/books.ts';
import type { Osis, Translation, VerseIndex } from '../types.ts';
import type { SearchIndex } from './index-file.ts';
import { matchesIn } from './matches.ts';
import { type SearchOptions, search } from './search.ts';

/** A verse as search shows it. */
export interface FoundVerse {
  reference: string;
  text: string;
  osis: Osis;
  /** "KJV". Not the translation that was asked for where that leaves the verse out. */
  version: string;
  /** The ranges of `text` that match the query. */
  matches: [start: number, end: number][];
}

/** Searches, with the verses found in one translation, best first. `total` counts all that were found. */
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

/** A verse in one translation; where that leaves it out, in the first one that the index has it in. */
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
