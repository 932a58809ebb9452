import { bookByOsis, chapterRange, indexOf } from '../text/books.ts';
import type { VerseRange } from '../types.ts';
import { reasonMissing } from './format.ts';
import type { RawLocation, RawReference } from './raw-reference.ts';

/** The verses of a reference, or why there are none, as a sentence for a reader. */
export type Resolved =
  | { readonly ok: true; readonly range: VerseRange }
  | { readonly ok: false; readonly message: string };

/** The parser's names of the deuterocanonical books. */
const DEUTEROCANONICAL: Readonly<Record<string, string>> = {
  Tob: 'Tobit',
  Jdt: 'Judith',
  GkEsth: 'Greek Esther',
  Wis: 'Wisdom',
  Sir: 'Sirach',
  Bar: 'Baruch',
  PrAzar: 'The Prayer of Azariah',
  Sus: 'Susanna',
  Bel: 'Bel and the Dragon',
  SgThree: 'The Song of the Three',
  EpJer: 'The Letter of Jeremiah',
  '1Macc': '1 Maccabees',
  '2Macc': '2 Maccabees',
  '3Macc': '3 Maccabees',
  '4Macc': '4 Maccabees',
  '1Esd': '1 Esdras',
  '2Esd': '2 Esdras',
  PrMan: 'The Prayer of Manasseh',
  AddEsth: 'The Additions to Esther',
  AddDan: 'The Additions to Daniel',
  AddPs: 'Psalm 151',
  Ps151: 'Psalm 151',
};

/** Whether a book that the parser names is deuterocanonical, which our translations do not have. */
function isDeuterocanonical(book: string): boolean {
  return bookByOsis(book) === undefined;
}

const failed = (message: string): Resolved => ({ ok: false, message });

function deuterocanonicalMessage(book: string): string {
  const name = DEUTEROCANONICAL[book] ?? 'This';
  return `${name} is a deuterocanonical book, which the translations here do not hold.`;
}

/** The last verse: without chapter or verse, the end of the book or chapter. A string says why there is none. */
function lastIndex(to: RawLocation): number | string {
  const book = bookByOsis(to.book)!;
  const chapter = to.chapter ?? book.chapters.length;
  const whole = chapterRange(book.number, chapter);
  if (to.verse === undefined && whole !== undefined) return whole.last;
  const verse = to.verse ?? 1;
  return (
    indexOf(book.number, chapter, verse) ?? reasonMissing({ bookNumber: book.number, chapter, verse }) ?? ''
  );
}

/** Whether the end of "Isaiah 52:13-53" is the next chapter, as chapter 52 has no verse 53. */
function endsInNextChapter(from: RawLocation, to: RawLocation): boolean {
  const { chapters } = bookByOsis(to.book)!;
  const { chapter, verse } = to;
  if (from.verse === undefined || chapter === undefined || verse === undefined) return false;
  return (
    from.chapter === chapter &&
    verse > from.verse &&
    verse === chapter + 1 &&
    verse <= chapters.length &&
    verse > (chapters[chapter - 1] ?? 0)
  );
}

/** The verses that a parsed reference names, by the chapters and verses that the KJV has. */
export function resolve({ from, to }: Pick<RawReference, 'from' | 'to'>): Resolved {
  if (isDeuterocanonical(from.book)) return failed(deuterocanonicalMessage(from.book));
  if (isDeuterocanonical(to.book)) return failed(deuterocanonicalMessage(to.book));
  const { number } = bookByOsis(from.book)!;
  const chapter = from.chapter ?? 1;
  const verse = from.verse ?? 1;
  const first = indexOf(number, chapter, verse);
  if (first === undefined) return failed(reasonMissing({ bookNumber: number, chapter, verse }) ?? '');
  const last = lastIndex(endsInNextChapter(from, to) ? { book: to.book, chapter: to.verse } : to);
  if (typeof last === 'string') return failed(last);
  if (last < first) return failed('The end of this reference stands before its beginning.');
  return { ok: true, range: { first, last } };
}
