import { BOOKS, bookByNumber, locate, type VerseLocation } from '../text/books.ts';
import { noteOnPrinted } from '../text/versification.ts';
import type { Osis, Passage, VerseRange } from '../types.ts';

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
  const place = (at: VerseLocation) => (wholeChapters ? `${at.chapter}` : `${at.chapter}:${at.verse}`);
  return `${from.book.nameInReference} ${place(from)}-${to.book.nameInReference} ${place(to)}`;
}

function rangeOsis(range: VerseRange): string {
  const { from, to, wholeChapters } = ends(range);
  const place = (at: VerseLocation) => `${at.book.osis}.${at.chapter}${wholeChapters ? '' : `.${at.verse}`}`;
  const start = place(from);
  const end = place(to);
  return start === end ? start : `${start}-${end}`;
}

/**
 * The one written form of a passage and its OSIS (behaviour 11.3): KJV book name, ASCII hyphen and colon,
 * a whole chapter without verses, lists joined by "; " with the book's name again only where it is needed.
 */
export function formatPassage(ranges: readonly VerseRange[]): { reference: string; osis: Osis } {
  const references: string[] = [];
  let before: Ends | undefined;
  for (const range of ranges) {
    const current = ends(range);
    const oneBook = current.from.book === current.to.book;
    // After a verse a bare number reads as another verse, so a chapter carries the name again.
    const nameIsKnown =
      before !== undefined &&
      before.from.book === before.to.book &&
      before.to.book === current.from.book &&
      current.wholeChapters === before.wholeChapters;
    if (!oneBook) references.push(acrossBooks(current));
    else if (nameIsKnown) references.push(withinBook(current));
    else references.push(`${current.from.book.nameInReference} ${withinBook(current)}`);
    before = current;
  }
  return { reference: references.join('; '), osis: ranges.map(rangeOsis).join(',') };
}

/** The passage of these ranges, with its written form. */
export function passageOf(ranges: readonly VerseRange[]): Passage {
  return { ranges, ...formatPassage(ranges) };
}

/** Chapter and verse as a reader wrote them, before they are known to exist. */
export interface WrittenPlace {
  readonly bookNumber: number;
  readonly chapter: number;
  readonly verse: number;
}

/** Says in a sentence why there is no such place, or nothing where there is one. */
export function missingPlace({ bookNumber, chapter, verse }: WrittenPlace): string | undefined {
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
    const elsewhere = noteOnPrinted(`${book.osis}.${chapter}.${verse}`);
    return `${book.nameInReference} ${chapter} has ${verses} verses.${elsewhere ? ` ${elsewhere}` : ''}`;
  }
  return undefined;
}
