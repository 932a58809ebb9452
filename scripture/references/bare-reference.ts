import { locate } from '../text/books.ts';
import type { Passage } from '../types.ts';
import { passageOf } from './format.ts';
import type { FoundReference } from './found-reference.ts';
import { resolve } from './resolve.ts';

const CHAPTER_AND_VERSE = /^\s*(\d{1,3}):(\d{1,3})(?:\s*[-–—‑]\s*(\d{1,3}))?(?:[a-c])?\s*$/;
const VERSE = /^\s*(?:vv?\.?|verses?)\s*(\d{1,3})(?:\s*[-–—‑]\s*(\d{1,3}))?(?:[a-c])?\s*$/i;

/**
 * Reads a reference without a book, as it follows a quotation when the book is known: "2:11", "v. 5". `previous` is the
 * passage named last. Undefined where the text is not such a reference or names no verse of that book.
 */
export function bareReference(text: string, previous: Passage | undefined): FoundReference | undefined {
  const location = previous && locate(previous.ranges.at(-1)!.first);
  if (location === undefined) return undefined;
  const chapterAndVerse = CHAPTER_AND_VERSE.exec(text);
  const verseOnly = chapterAndVerse === null ? VERSE.exec(text) : null;
  const numbers =
    chapterAndVerse ?? (verseOnly && [verseOnly[0], String(location.chapter), verseOnly[1], verseOnly[2]]);
  if (numbers === null) return undefined;
  const [, chapter, verse, last] = numbers;
  const from = { book: location.book.osis, chapter: Number(chapter), verse: Number(verse) };
  const resolved = resolve({ from, to: last === undefined ? from : { ...from, verse: Number(last) } });
  if (!resolved.ok) return undefined;
  const start = text.search(/\S/);
  return { kind: 'passage', start, end: text.trimEnd().length, passage: passageOf([resolved.range]) };
}
