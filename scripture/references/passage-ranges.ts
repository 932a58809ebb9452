import { bookByNumber, locate } from '../text/books.ts';
import type { Passage, VerseRange } from '../types.ts';
import { passageOf } from './format.ts';

/** Passages up to this length are quoted whole in a reply, longer ones from their beginning. */
export const MAX_QUOTED_VERSES = 6;

/** How many verses a passage has. */
export function verseCount(passage: Passage): number {
  return passage.ranges.reduce((sum, { first, last }) => sum + last - first + 1, 0);
}

/** The passage itself, or its first `limit` verses where it is longer. */
export function firstVersesOf(passage: Passage, limit = MAX_QUOTED_VERSES): Passage {
  if (verseCount(passage) <= limit) return passage;
  const { first, last } = passage.ranges[0]!;
  return passageOf([{ first, last: Math.min(last, first + limit - 1) }]);
}

/** Whether two passages share a verse. */
export function overlap(a: Passage, b: Passage): boolean {
  return a.ranges.some((x) => b.ranges.some((y) => x.first <= y.last && y.first <= x.last));
}

/** The verses before and after a passage within its chapter, at most `count` on each side. */
export function neighboursOf(passage: Passage, count: number): { before?: Passage; after?: Passage } {
  const { first } = passage.ranges[0]!;
  const { last } = passage.ranges.at(-1)!;
  const start = locate(first);
  const end = locate(last);
  const versesLeft = end.book.chapters[end.chapter - 1]! - end.verse;
  const before: VerseRange = { first: first - Math.min(count, start.verse - 1), last: first - 1 };
  const after: VerseRange = { first: last + 1, last: last + Math.min(count, versesLeft) };
  return {
    ...(before.first <= before.last ? { before: passageOf([before]) } : {}),
    ...(after.first <= after.last ? { after: passageOf([after]) } : {}),
  };
}

/** The reference of the chapter in which a passage begins: "Romans 8"; "Jude" for a book of one chapter. */
export function chapterReferenceOf(passage: Passage): string {
  const { book, chapter } = locate(passage.ranges[0]!.first);
  return book.chapters.length === 1 ? book.name : `${book.nameInReference} ${chapter}`;
}

/** The OSIS name and the English name of the book in which a passage begins. */
export function bookOf(passage: Passage): { osis: string; name: string } {
  const { book } = locate(passage.ranges[0]!.first);
  return bookByNumber(book.number)!;
}
