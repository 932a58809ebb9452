import { bookByOsis, chapterRange, indexOf } from '../text/books.ts';
import type { VerseRange } from '../types.ts';
import { missingPlace } from './format.ts';
import type { RawPlace, RawReference } from './parser.ts';

export type Resolved =
  | { readonly ok: true; readonly range: VerseRange }
  | { readonly ok: false; readonly message: string };

/** The parser's names of the books between the Testaments. */
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

/** Whether the parser's book is one of the deuterocanonical books, which the translations here do not hold. */
export function isDeuterocanonical(book: string): boolean {
  return bookByOsis(book) === undefined;
}

const no = (message: string): Resolved => ({ ok: false, message });

function unheld(book: string): string {
  const name = DEUTEROCANONICAL[book] ?? 'This';
  return `${name} is a deuterocanonical book, which the translations here do not hold.`;
}

/** The last verse meant: what was left open reaches to the end of the chapter or the book. */
function endIndex(to: RawPlace): number | string {
  const book = bookByOsis(to.book)!;
  const chapter = to.chapter ?? book.chapters.length;
  const whole = chapterRange(book.number, chapter);
  if (to.verse === undefined && whole !== undefined) return whole.last;
  const verse = to.verse ?? 1;
  return (
    indexOf(book.number, chapter, verse) ?? missingPlace({ bookNumber: book.number, chapter, verse }) ?? ''
  );
}

/** "Isaiah 52:13-53": where no such verse is, but the next chapter has its number, that is what is meant. */
function goesIntoNextChapter(from: RawPlace, to: RawPlace): boolean {
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

/**
 * The verses that a reference names, or a sentence that says why there are none: from the verse counts of
 * the KJV alone, since the parser accepts every number.
 */
export function resolve({ from, to }: Pick<RawReference, 'from' | 'to'>): Resolved {
  if (isDeuterocanonical(from.book)) return no(unheld(from.book));
  if (isDeuterocanonical(to.book)) return no(unheld(to.book));
  const { number } = bookByOsis(from.book)!;
  const chapter = from.chapter ?? 1;
  const verse = from.verse ?? 1;
  const first = indexOf(number, chapter, verse);
  if (first === undefined) return no(missingPlace({ bookNumber: number, chapter, verse }) ?? '');
  const last = endIndex(goesIntoNextChapter(from, to) ? { book: to.book, chapter: to.verse } : to);
  if (typeof last === 'string') return no(last);
  if (last < first) return no('The end of this reference stands before its beginning.');
  return { ok: true, range: { first, last } };
}
