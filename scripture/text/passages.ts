import type { TextRange } from '../../language/text-range.ts';
import type { Osis, Passage, Translation, TranslationId, Verse, VerseIndex, VerseRange } from '../types.ts';
import { locate, verseOsis, verseReference } from './books.ts';
import { isOmitted, numberingNote, omissionNote, translationsWith } from './versification.ts';

/** One verse of a passage as an answer shows it; marks and lines only where there are any. */
export interface PassageVerse {
  reference: string;
  osis: Osis;
  chapter: number;
  verse: number;
  text: string;
  supplied?: [start: number, end: number][];
  divineName?: [start: number, end: number][];
  heading?: string;
  lines?: string[];
  paragraphStart?: boolean;
}

/** A passage in one translation. `book`, `chapter` and `verse` are those of the first verse shown. */
export interface BiblePassage {
  reference: string;
  text: string;
  /** Upper case: "KJV". */
  version: string;
  book: string;
  chapter: number;
  verse: number;
  osis: Osis;
  verses: PassageVerse[];
  /** Verses that this translation leaves out. */
  omitted?: Osis[];
  /** Why a verse is left out, or stands elsewhere or shorter than in the KJV: a sentence for each. */
  notes?: { osis: Osis; note: string }[];
  /** There is more than was asked for at once. */
  truncated?: boolean;
}

export type PassageLookup =
  | { readonly kind: 'found'; readonly passage: BiblePassage }
  /** The translation leaves out every verse of the passage. */
  | {
      readonly kind: 'not-in-translation';
      /** Why, for a reader. */
      readonly note: string;
      /** The translations that have it. */
      readonly availableIn: readonly TranslationId[];
    };

/**
 * The words of a passage in one translation, at most `maxVerses` of them.
 * A verse that the translation leaves out is named in `omitted`.
 */
export function lookUp(translation: Translation, passage: Passage, maxVerses: number): PassageLookup {
  const verses: PassageVerse[] = [];
  const omitted: Osis[] = [];
  const notes: { osis: Osis; note: string }[] = [];
  let first: VerseIndex | undefined;
  let truncated = false;
  for (const index of indexesOf(passage.ranges)) {
    if (verses.length === maxVerses) {
      truncated = true;
      break;
    }
    const verse = translation.verse(index);
    const note = omissionNote(translation.id, index) ?? numberingNote(translation.id, index);
    if (note !== undefined) notes.push({ osis: verseOsis(index), note });
    if (verse === null) {
      omitted.push(verseOsis(index));
    } else {
      first ??= index;
      verses.push(passageVerse(index, verse));
    }
  }
  if (first === undefined) return notInTranslation(translation.id, passage);
  const { book, chapter, verse } = locate(first);
  return {
    kind: 'found',
    passage: {
      reference: passage.reference,
      text: verses.map(({ text }) => text).join(' '),
      version: translation.label,
      book: book.name,
      chapter,
      verse,
      osis: passage.osis,
      verses,
      ...(omitted.length > 0 && { omitted }),
      ...(notes.length > 0 && { notes }),
      ...(truncated && { truncated }),
    },
  };
}

/** All verses of some ranges, in their order. */
export function* indexesOf(ranges: readonly VerseRange[]): Generator<VerseIndex> {
  for (const { first, last } of ranges) {
    for (let index = first; index <= last; index += 1) yield index;
  }
}

/** The plain words of some ranges, with a space between verses; verses left out are passed over. */
export function textOf(translation: Translation, ranges: readonly VerseRange[]): string {
  return Array.from(indexesOf(ranges), (index) => translation.text(index))
    .filter((text) => text !== '')
    .join(' ');
}

function passageVerse(index: VerseIndex, verse: Verse): PassageVerse {
  const place = locate(index);
  return {
    reference: verseReference(index),
    osis: verseOsis(index),
    chapter: place.chapter,
    verse: place.verse,
    text: verse.text,
    ...(verse.supplied.length > 0 && { supplied: copied(verse.supplied) }),
    ...(verse.divineName.length > 0 && { divineName: copied(verse.divineName) }),
    ...(verse.heading !== undefined && { heading: verse.heading }),
    ...(verse.lineStarts.length > 0 && { lines: linesOf(verse) }),
    ...(verse.paragraphStart && { paragraphStart: true }),
  };
}

const copied = (ranges: readonly TextRange[]): [number, number][] =>
  ranges.map(([start, end]) => [start, end]);

/** The verse cut at its lines; words before the first line are a line of their own. */
function linesOf({ text, lineStarts }: Verse): string[] {
  const starts = lineStarts[0] === 0 ? lineStarts : [0, ...lineStarts];
  return starts.map((start, place) => text.slice(start, starts[place + 1]).trimEnd());
}

function notInTranslation(translation: TranslationId, passage: Passage): PassageLookup {
  const left = [...indexesOf(passage.ranges)].find((index) => isOmitted(translation, index));
  if (left === undefined) throw new Error('A passage without verses cannot be looked up.');
  return {
    kind: 'not-in-translation',
    note: omissionNote(translation, left)!,
    availableIn: translationsWith(left),
  };
}
