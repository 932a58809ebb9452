import type { TextRange } from '../../language/text-range.ts';
import type { Osis, Passage, Translation, TranslationId, Verse, VerseIndex, VerseRange } from '../types.ts';
import { locate, verseOsis, verseReference } from './books.ts';
import { isOmitted, numberingNote, omissionNote, translationsWith } from './versification.ts';

/** One verse of a passage as the API answers it; marks and lines only where it has some. */
interface PassageVerse {
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

/** A passage in one translation. `book`, `chapter` and `verse` are those of its first verse that the translation has. */
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
  /** Why a verse is left out, or how it differs from the KJV in number or extent: a sentence for each. */
  notes?: { osis: Osis; note: string }[];
  /** Whether the passage has more verses than were asked for. */
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

/** A passage in one translation, at most `maxVerses` verses of it. */
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

/** The indexes of all verses in these ranges, in order. */
export function* indexesOf(ranges: readonly VerseRange[]): Generator<VerseIndex> {
  for (const { first, last } of ranges) {
    for (let index = first; index <= last; index += 1) yield index;
  }
}

/** The text of these ranges, with a space between verses, without those that the translation leaves out. */
export function textOf(translation: Translation, ranges: readonly VerseRange[]): string {
  return Array.from(indexesOf(ranges), (index) => translation.text(index))
    .filter((text) => text !== '')
    .join(' ');
}

function passageVerse(index: VerseIndex, verse: Verse): PassageVerse {
  const { chapter, verse: number } = locate(index);
  return {
    reference: verseReference(index),
    osis: verseOsis(index),
    chapter,
    verse: number,
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

/** The lines of a verse; words before its first line start are a line of their own. */
function linesOf({ text, lineStarts }: Verse): string[] {
  const starts = lineStarts[0] === 0 ? lineStarts : [0, ...lineStarts];
  return starts.map((start, line) => text.slice(start, starts[line + 1]).trimEnd());
}

function notInTranslation(translation: TranslationId, passage: Passage): PassageLookup {
  const omitted = [...indexesOf(passage.ranges)].find((index) => isOmitted(translation, index));
  if (omitted === undefined) throw new Error('A passage without verses cannot be looked up.');
  return {
    kind: 'not-in-translation',
    note: omissionNote(translation, omitted)!,
    availableIn: translationsWith(omitted),
  };
}
