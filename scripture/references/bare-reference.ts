import { locate } from '../text/books.ts';
import type { Passage } from '../types.ts';
import { passageOf } from './format.ts';
import type { FoundReference } from './references.ts';
import { resolve } from './resolve.ts';

const CHAPTER_AND_VERSE = /^\s*(\d{1,3}):(\d{1,3})(?:\s*[-–—‑]\s*(\d{1,3}))?(?:[a-c])?\s*$/;
const VERSE = /^\s*(?:vv?\.?|verses?)\s*(\d{1,3})(?:\s*[-–—‑]\s*(\d{1,3}))?(?:[a-c])?\s*$/i;

/**
 * A reference without its book, as writers put it behind a quotation when the book is known: "(2:11)", "(v. 5)".
 * `near` is the passage named last; undefined where the text is no such reference, or names nothing there.
 */
export function bareReference(text: string, near: Passage | undefined): FoundReference | undefined {
  const known = near && locate(near.ranges.at(-1)!.first);
  if (known === undefined) return undefined;
  const full = CHAPTER_AND_VERSE.exec(text);
  const short = full === null ? VERSE.exec(text) : null;
  const numbers = full ?? (short && [short[0], String(known.chapter), short[1], short[2]]);
  if (numbers === null) return undefined;
  const [, chapter, verse, last] = numbers;
  const from = { book: known.book.osis, chapter: Number(chapter), verse: Number(verse) };
  const resolved = resolve({ from, to: last === undefined ? from : { ...from, verse: Number(last) } });
  if (!resolved.ok) return undefined;
  const start = text.search(/\S/);
  return { kind: 'passage', start, end: text.trimEnd().length, passage: passageOf([resolved.range]) };
}
