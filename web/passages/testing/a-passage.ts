import type { BiblePassage } from '../../../contract/bible.ts';
import { locate, parseVerseOsis, verseReference } from '../../../scripture/text/books.ts';

/** A passage of these verses (OSIS names); their text is made up. */
export function aPassage(osis: readonly string[], more: Partial<BiblePassage> = {}): BiblePassage {
  const verses = osis.map((key) => {
    const index = parseVerseOsis(key);
    if (index === undefined) throw new Error(`No such verse: ${key}`);
    const { chapter, verse } = locate(index);
    return { reference: verseReference(index), osis: key, chapter, verse, text: `Words of ${key}.` };
  });
  const [first] = verses;
  if (!first) throw new Error('A passage has verses.');
  return {
    reference: first.reference,
    text: verses.map(({ text }) => text).join(' '),
    version: 'KJV',
    book: first.reference.replace(/ \d+:\d+$/, ''),
    chapter: first.chapter,
    verse: first.verse,
    osis: osis.join(','),
    verses,
    ...more,
  };
}

/** The OSIS names of a chapter's verses. */
export const chapterOf = (book: string, chapter: number, verses: number): string[] =>
  Array.from({ length: verses }, (_, at) => `${book}.${chapter}.${at + 1}`);
