import { listInWords } from '../../language/list-in-words.ts';
import { type Book, locate, type VerseLocation } from '../text/books.ts';
import type { VerseRange } from '../types.ts';
import { numberInWords } from './number-in-words.ts';

const ORDINALS: Readonly<Record<string, string>> = { '1': 'First', '2': 'Second', '3': 'Third' };

/** "1 Corinthians" as it is said: "First Corinthians". */
const spokenBook = (name: string): string =>
  name.replace(/^([123]) /, (_, number: string) => `${ORDINALS[number]} `);

/**
 * A passage's reference as people say it: "First Corinthians thirteen, verses four to seven". A second range in the
 * same chapter or book names only what is new.
 */
export function spokenReference(ranges: readonly VerseRange[]): string {
  const parts: string[] = [];
  let at = 0;
  while (at < ranges.length) {
    const group = sameChapter(ranges, at);
    parts.push(group.length > 1 ? versesOfChapter(group) : oneRange(ranges[at]!));
    at += group.length;
  }
  return parts.join('; ');
}

interface Ends {
  readonly from: VerseLocation;
  readonly to: VerseLocation;
}

const endsOf = ({ first, last }: VerseRange): Ends => ({ from: locate(first), to: locate(last) });
const hasOneChapter = (book: Book): boolean => book.chapters.length === 1;
const versesIn = ({ book, chapter }: VerseLocation): number => book.chapters[chapter - 1]!;
const isWhole = ({ from, to }: Ends): boolean => from.verse === 1 && to.verse === versesIn(to);

/** The ranges from this one on that are verses of one and the same chapter; the first one at least. */
function sameChapter(ranges: readonly VerseRange[], at: number): Ends[] {
  const first = endsOf(ranges[at]!);
  const group = [first];
  if (isWhole(first) || first.from.chapter !== first.to.chapter) return group;
  for (const range of ranges.slice(at + 1)) {
    const { from, to } = endsOf(range);
    const isThere = [from, to].every(
      ({ book, chapter }) => book === first.from.book && chapter === first.from.chapter,
    );
    if (!isThere || first.from.book !== first.to.book) break;
    group.push({ from, to });
  }
  return group;
}

/** "John three" */
const chapterInWords = ({ book, chapter }: VerseLocation): string =>
  hasOneChapter(book)
    ? spokenBook(book.nameInReference)
    : `${spokenBook(book.nameInReference)} ${numberInWords(chapter)}`;

function versesOfChapter(group: readonly Ends[]): string {
  const pieces = group.map(({ from, to }) => versesInWords(from.verse, to.verse));
  return `${chapterInWords(group[0]!.from)}, verses ${listInWords(pieces)}`;
}

const versesInWords = (from: number, to: number): string =>
  from === to ? numberInWords(from) : `${numberInWords(from)} to ${numberInWords(to)}`;

function oneRange(range: VerseRange): string {
  const ends = endsOf(range);
  const { from, to } = ends;
  if (from.book !== to.book) return `${place(from)} to ${place(to)}`;
  const name = spokenBook(from.book.name);
  if (isWhole(ends)) {
    if (from.chapter === to.chapter) return chapterInWords(from);
    if (from.chapter === 1 && to.chapter === from.book.chapters.length) return name;
    return `${name}${from.book.osis === 'Ps' ? '' : ', chapters'} ${versesInWords(from.chapter, to.chapter)}`;
  }
  if (from.chapter !== to.chapter) {
    return `${place(from)}, to chapter ${numberInWords(to.chapter)}, verse ${numberInWords(to.verse)}`;
  }
  if (from.verse === to.verse) return place(from);
  return `${chapterInWords(from)}, verses ${versesInWords(from.verse, to.verse)}`;
}

const place = (at: VerseLocation): string => `${chapterInWords(at)}, verse ${numberInWords(at.verse)}`;
