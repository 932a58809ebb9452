import type { BiblePassage } from '../../contract/bible.ts';
import { BOOKS, chapterRange, locate, parseVerseOsis } from '../../scripture/text/books.ts';

export interface Neighbours {
  /** The chapter before the passage, as a reference; null at the beginning of the Bible. */
  readonly previous: string | null;
  readonly next: string | null;
  /** The chapter that the passage is a part of; null for a whole chapter, or several. */
  readonly wholeChapter: string | null;
}

interface Chapter {
  readonly book: number;
  readonly number: number;
}

/** The chapters that a passage links to. */
export function neighboursOf({ verses, truncated, omitted = [] }: BiblePassage): Neighbours {
  const indexes = [...verses.map(({ osis }) => osis), ...omitted].flatMap(
    (osis) => parseVerseOsis(osis) ?? [],
  );
  const [start = 0, end = 0] = [Math.min(...indexes), Math.max(...indexes)];
  const first = chapterAt(start);
  const last = chapterAt(end);
  const range = chapterRange(first.book, first.number);
  const isWholeChapter = range?.first === start && range.last === end;
  const isOneChapter = first.book === last.book && first.number === last.number;
  return {
    previous: nameOf(step(first, -1)),
    next: nameOf(truncated ? last : step(last, 1)),
    wholeChapter: isOneChapter && !isWholeChapter ? nameOf(first) : null,
  };
}

function chapterAt(index: number): Chapter {
  const { book, chapter } = locate(index);
  return { book: book.number, number: chapter };
}

function step({ book, number }: Chapter, by: 1 | -1): Chapter | null {
  const chapters = BOOKS[book - 1]?.chapters.length ?? 0;
  const next = number + by;
  if (next >= 1 && next <= chapters) return { book, number: next };
  const neighbour = BOOKS[book - 1 + by];
  return neighbour ? { book: book + by, number: by === 1 ? 1 : neighbour.chapters.length } : null;
}

const nameOf = (chapter: Chapter | null): string | null =>
  chapter && `${BOOKS[chapter.book - 1]?.nameInReference} ${chapter.number}`;
