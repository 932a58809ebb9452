import { BOOKS, chapterRange, indexOf } from '../text/books.ts';
import type { Passage } from '../types.ts';
import { passageOf } from './format.ts';
import { parseReference } from './references.ts';

const passagesByMark = new Map<string, Passage>();

/** The passage that content names as `[[John 3:16]]`. Throws where there is none: a test reads every mark of content. */
export function passageOfMark(mark: string): Passage {
  const known = passagesByMark.get(mark);
  if (known !== undefined) return known;
  const passage = passageOfReference(mark.replace(/^\[\[|\]\]$/g, ''));
  if (passage === undefined) throw new Error(`Content names a passage that does not exist: ${mark}`);
  passagesByMark.set(mark, passage);
  return passage;
}

/** The passage of a reference, canonical or not; undefined where it names none. */
export function passageOfReference(reference: string): Passage | undefined {
  const canonical = passageOfCanonical(reference);
  if (canonical !== undefined) return canonical;
  const parsed = parseReference(reference);
  return parsed.ok ? parsed.passage : undefined;
}

const CANONICAL = /^(.+) (\d+)(?::(\d+)(?:-(\d+))?)?$/;
const booksByName = new Map(
  BOOKS.flatMap((book) => [[book.name, book] as const, [book.nameInReference, book] as const]),
);

/** Reads "John 3:16-18" and "Psalm 23". Nearly all references of content are of this form; the parser takes 0.2 ms each. */
function passageOfCanonical(reference: string): Passage | undefined {
  const [, name = '', chapter = '', firstVerse, lastVerse] = CANONICAL.exec(reference) ?? [];
  const book = booksByName.get(name);
  if (book === undefined) return undefined;
  if (firstVerse === undefined) {
    const range = book.chapters.length > 1 ? chapterRange(book.number, Number(chapter)) : undefined;
    return range && passageOf([range]);
  }
  const first = indexOf(book.number, Number(chapter), Number(firstVerse));
  const last = indexOf(book.number, Number(chapter), Number(lastVerse ?? firstVerse));
  if (first === undefined || last === undefined || last < first) return undefined;
  return passageOf([{ first, last }]);
}
