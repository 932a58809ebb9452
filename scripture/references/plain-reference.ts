import { BOOKS } from '../text/books.ts';
import type { RawReference } from './raw-reference.ts';

const OSIS_OF_NAME: ReadonlyMap<string, string> = new Map(
  // In a book of one chapter numbers have readings of their own.
  BOOKS.filter(({ chapters }) => chapters.length > 1).flatMap(({ osis, name, nameInReference }) => [
    [name, osis],
    [nameInReference, osis],
  ]),
);
/** A book's name as it stands in our table, chapter and verse, and at most one verse that ends a range. */
const PLAIN = /^((?:[1-3] )?\p{L}[\p{L} ]*) (\d{1,3}):(\d{1,3})(?:[-–](\d{1,3}))?(?=[\s.,;:]*$)/u;
/** No chapter has so many verses: the parser has rules of its own for larger numbers. */
const MOST_VERSES = 176;

/**
 * Reads the form in which nearly all references are written ("1 John 3:16-18"), as the parser would, in a hundredth of
 * its time. Undefined for every other form.
 */
export function plainReference(text: string): RawReference | undefined {
  const match = PLAIN.exec(text);
  const book = match === null ? undefined : OSIS_OF_NAME.get(match[1]!);
  if (match === null || book === undefined) return undefined;
  const chapter = Number(match[2]);
  const verse = Number(match[3]);
  const last = match[4] === undefined ? verse : Number(match[4]);
  if (chapter < 1 || chapter > MOST_VERSES || verse < 1 || last > MOST_VERSES) return undefined;
  if (match[4] !== undefined && last <= verse) return undefined;
  return {
    start: 0,
    end: match[0].length,
    from: { book, chapter, verse },
    to: { book, chapter, verse: last },
    form: 'verse',
    continues: false,
  };
}
