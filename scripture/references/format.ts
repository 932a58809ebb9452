import { BOOKS, bookByNumber, locate, type VerseLocation } from '../text/books.ts';
import { noteOnPrinted } from '../text/versification.ts';
import type { Osis, Passage, VerseRange } from '../types.ts';

/** The two ends of a range. */
interface Ends {
  readonly from: VerseLocation;
  readonly to: VerseLocation;
  readonly wholeChapters: boolean;
}

function ends({ first, last }: VerseRange): Ends {
  const from = locate(first);
  const to = locate(last);
  const wholeChapters = from.verse === 1 && to.verse === to.book.chapters[to.chapter - 1];
  return { from, to, wholeChapters };
}

function withinBook({ from, to, wholeChapters }: Ends): string {
  if (wholeChapters) return from.chapter === to.chapter ? `${from.chapter}` : `${from.chapter}-${to.chapter}`;
  const start = `${from.chapter}:${from.verse}`;
  if (from.chapter !== to.chapter) return `${start}-${to.chapter}:${to.verse}`;
  return from.verse === to.verse ? start : `${start}-${to.verse}`;
}

function acrossBooks({ from, to, wholeChapters }: Ends): string {
  const numbers = ({ chapter, verse }: VerseLocation) =>
    wholeChapters ? `${chapter}` : `${chapter}:${verse}`;
  return `${from.book.nameInReference} ${numbers(from)}-${to.book.nameInReference} ${numbers(to)}`;
}

function rangeOsis(range: VerseRange): string {
  const { from, to, wholeChapters } = ends(range);
  const osis = ({ book, chapter, verse }: VerseLocation) =>
    `${book.osis}.${chapter}${wholeChapters ? '' : `.${verse}`}`;
  const start = osis(from);
  const end = osis(to);
  return start === end ? start : `${start}-${end}`;
}

/**
 * The canonical reference of a passage and its OSIS (behaviour 11.3): English book name, ASCII hyphen and colon, whole
 * chapters without verses, lists joined by "; " with the book's name repeated only where it is needed.
 */
export function formatPassage(ranges: readonly VerseRange[]): { reference: string; osis: Osis } {
  const references: string[] = [];
  let before: Ends | undefined;
  for (const range of ranges) {
    const current = ends(range);
    const isInOneBook = current.from.book === current.to.book;
    // After a verse a bare number would be read as a verse, so a chapter repeats the book's name.
    const hasSameBook =
      before !== undefined &&
      before.from.book === before.to.book &&
      before.to.book === current.from.book &&
      current.wholeChapters === before.wholeChapters;
    if (!isInOneBook) references.push(acrossBooks(current));
    else if (hasSameBook) references.push(withinBook(current));
    else references.push(`${current.from.book.nameInReference} ${withinBook(current)}`);
    before = current;
  }
  return { reference: references.join('; '), osis: ranges.map(rangeOsis).join(',') };
}

/** The passage of these ranges, with its canonical reference. */
export function passageOf(ranges: readonly VerseRange[]): Passage {
  return { ranges, ...formatPassage(ranges) };
}

/** A chapter and verse as somebody wrote them, which may not exist. */
export interface WrittenVerse {
  readonly bookNumber: number;
  readonly chapter: number;
  readonly verse: number;
}

/** Why there is no such verse, as a sentence for a reader; undefined where there is one. */
export function reasonMissing({ bookNumber, chapter, verse }: WrittenVerse): string | undefined {
  const book = bookByNumber(bookNumber) ?? BOOKS[0]!;
  const chapters = book.chapters.length;
  if (chapter < 1) return `${book.name} begins with chapter 1.`;
  if (chapter > chapters) {
    if (book.osis === 'Ps') return `There are ${chapters} psalms.`;
    return chapters === 1 ? `${book.name} has only one chapter.` : `${book.name} has ${chapters} chapters.`;
  }
  const verses = book.chapters[chapter - 1]!;
  if (verse < 1) return `${book.nameInReference} ${chapter} begins with verse 1.`;
  if (verse > verses) {
    const note = noteOnPrinted(`${book.osis}.${chapter}.${verse}`);
    return `${book.nameInReference} ${chapter} has ${verses} verses.${note ? ` ${note}` : ''}`;
  }
  return undefined;
}
