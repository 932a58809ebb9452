import { BOOKS, chapterRange, locate } from '../text/books.ts';
import type { Passage } from '../types.ts';
import { bareReference } from './bare-reference.ts';
import { passageOf } from './format.ts';
import type { FoundReference } from './found-reference.ts';
import { digitsOf, ORDINAL } from './number-words.ts';
import { findReferences } from './references.ts';
import { relativeVerses } from './relative-verse.ts';

/** Whether a text may hold any of what this module reads: most hold none. */
const HAS_ANY = /\bvers|\bvv?\.?\s?\d|\d:\d/i;
const HAS_VERSE = /\bvers|\bvv?\.?\s?\d/i;
/** "the next verse, John 3:17": it is named itself. */
const namesAnother = (text: string, end: number) =>
  (findReferences(text.slice(end, end + 40))[0]?.start ?? 9) <= 3;
/** "verse 23", "vv. 4–5", "the seventh verse". */
const VERSE =
  /(?<![\p{L}\d])(?:(?:verses?|vv?\.)\s?|(?<=^|\()vv?\s|v)\d{1,3}(?:\s?[-–—]\s?\d{1,3})?(?!\d|:\d)/giu;
const ORDINAL_VERSE = new RegExp(String.raw`(?<![\p{L}\d])${ORDINAL}\s+verse\b`, 'giu');
/** Of a song, and not of the Bible. */
const OF_ANOTHER =
  /^\s+of\s+(?=\p{L})(?!(?:the\s+|this\s+|that\s+)?(?:same\s+)?(?:chapter|psalm|passage|letter|book|song\s+of)\b)/iu;
/** "36:27", no time and no ratio. */
const CHAPTER_AND_VERSE = /(?<![\p{L}\d:.,/])\d{1,3}:\d{1,3}(?:[-–]\d{1,3})?(?!\d|:\d|\s?[ap]\.?m)/giu;
/** A bracket, dash or word before chapter and verse, and what shows behind them that they are a reference. */
const LEADS_TO_NUMBERS = /(?:[([][*_]*|["”’»][.,*_]*\s*[—–-]{1,2}\s?|\b(?:in|beside|see|cf\.?)\s)$/i;
const IN_BRACKET = /[([][*_]*$/;
const CLOSES = /^[*_]*(?:[)\];,]|$)/;
const BEFORE_QUOTATION = /^[*_)\]]*(?:[ \t]*(?:[:–—|(-][ \t*_(]*){1,3}|[ \t]+)["“„‘«]/;
const CHAPTER = /\bchapter\s+(\d{1,3})\b/gi;
const NAMED_BOOK = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${[...BOOKS]
    .flatMap(({ name, nameInReference }) => [name, nameInReference])
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![\p{L}\p{N}])(?:\s(\d{1,3})(?![\d:.,]\d))?`,
  'gu',
);
/** Books named after persons of whom a text may be speaking: they count where nothing else was named. */
const ALSO_A_PERSON =
  /^(?:Joshua|Ruth|Ezra|Nehemiah|Esther|Job|Isaiah|Jeremiah|Ezekiel|Daniel|Hosea|Joel|Amos|Jonah|Micah|Nahum|Habakkuk|Zephaniah|Haggai|Zechariah|Malachi|Matthew|Mark|Luke|John|Titus|Philemon|James|Jude)$/;
const bookOf = new Map(
  BOOKS.flatMap((book) => [
    [book.name, book],
    [book.nameInReference, book],
  ]),
);

/** What was named last before a text: it is asked for where it is needed. */
export type Near = Passage | undefined | (() => Passage | undefined);

interface Named {
  readonly end: number;
  readonly passage: Passage;
  /** A person may be meant. */
  readonly unsure?: boolean;
}

/** Whether a passage is a whole book of several chapters: no verse of it can be meant by a number alone. */
function isWholeBook({ ranges }: Passage): boolean {
  const { first, last } = ranges.at(-1)!;
  const { book } = locate(first);
  return book.chapters.length > 1 && book.range.first === first && book.range.last === last;
}

const COMPARED = /\b(?:cf\.?|compare)\s*[*_]*$/i;

/** What is only to be compared ("cf. 2 Timothy 3:6") is not what a text is about. */
const isCompared = (text: string, at: number) => COMPARED.test(text.slice(Math.max(0, at - 12), at));

/** Books and chapters that a text names without being references: "Philemon", "in chapter 5". */
function placesNamed(text: string, near: Passage | undefined): Named[] {
  const books = Array.from(text.matchAll(NAMED_BOOK)).filter(({ index }) => !isCompared(text, index));
  const places = books.map(({ 0: written, 1: chapter, index }): Named => {
    const book = bookOf.get(chapter === undefined ? written : written.slice(0, -chapter.length - 1))!;
    const range = chapter === undefined ? undefined : chapterRange(book.number, Number(chapter));
    return {
      end: index + written.length,
      passage: passageOf([range ?? book.range]),
      unsure: range === undefined && ALSO_A_PERSON.test(book.name),
    };
  });
  for (const { 0: written, 1: number, index } of text.matchAll(CHAPTER)) {
    const passage = namedBefore(places, index, near);
    if (passage === undefined) continue;
    const { book } = locate(passage.ranges.at(-1)!.first);
    const range = chapterRange(book.number, Number(number));
    if (range) places.push({ end: index + written.length, passage: passageOf([range]) });
  }
  return places;
}

function lastBefore(places: readonly Named[], at: number, unsure = false): Passage | undefined {
  let last: Named | undefined;
  for (const place of places)
    if (!!place.unsure === unsure && place.end <= at && place.end >= (last?.end ?? 0)) last = place;
  return last?.passage;
}

/** What was named last before a place of a text; a book that may be a person where nothing else was. */
const namedBefore = (places: readonly Named[], at: number, near: Passage | undefined) =>
  lastBefore(places, at) ?? near ?? lastBefore(places, at, true);

/** Passages that a text is about. */
const passagesOf = (text: string, found: readonly FoundReference[]): Named[] =>
  found.flatMap((one) =>
    one.kind === 'passage' && !isCompared(text, one.start) ? [{ end: one.end, passage: one.passage }] : [],
  );

/** Numbers right behind the title of another book are that book's: "Articles of Faith 1:4", "Quran 2:255". */
const TITLE = /(?<!\p{L})(\p{Lu}[\p{L}&’'-]+)\s$/u;
const NO_TITLE =
  /^(?:In|See|From|At|By|And|Then|But|Cf|Read|Verses?|Chapter|Compare|Also|Or|With|To|Here|Like|Again|Both|Only|When|While|Where|That|This|As|For|So|Yet|Even|Then|Next|Thus|Finally)$/;

function isOfAnotherBook(before: string): boolean {
  const title = TITLE.exec(before)?.[1];
  return title !== undefined && !NO_TITLE.test(title) && !bookOf.has(title);
}

/** Whether chapter and verse without a book are a reference where they stand. */
function areMeant(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  if (isOfAnotherBook(before)) return false;
  const behind = text.slice(end, end + 12);
  if (BEFORE_QUOTATION.test(behind)) return true;
  return IN_BRACKET.test(before) ? CLOSES.test(behind) : LEADS_TO_NUMBERS.test(before);
}

/** "the seventh verse" as "verse 7". */
const inDigits = (written: string) =>
  /^\D+$/.test(written)
    ? `verse ${digitsOf(written.replace(/\s+verse$/i, ''))}`
    : written.replace(/^vv?\s?(?=\d)/i, 'v.');

/**
 * The references of a text, with those that name no book: "verse 23", "the seventh verse", "36:27" beside a quotation.
 * Their book and chapter are those named last before them: in the text, or before it. `bracket`: the text is
 * what a bracket holds.
 */
export function referencesInContext(
  text: string,
  placeBefore: Near,
  bracket = false,
): readonly FoundReference[] {
  const named = findReferences(text);
  if (!HAS_ANY.test(text)) return named;
  const isFree = (start: number, end: number) => named.every((one) => one.end <= start || one.start >= end);
  const numbers = Array.from(text.matchAll(CHAPTER_AND_VERSE)).filter(
    ({ 0: written, index }) =>
      isFree(index, index + written.length) &&
      ((bracket && text.slice(0, index).trim() === '') || areMeant(text, index, index + written.length)),
  );
  const verses = HAS_VERSE.test(text)
    ? [...text.matchAll(VERSE), ...(/\bverse\b/i.test(text) ? text.matchAll(ORDINAL_VERSE) : [])]
    : [];
  const free = verses.filter(({ 0: written, index }) => isFree(index, index + written.length));
  const bare = [...numbers, ...free].map(({ 0: written, index: start }) => ({
    start,
    end: start + written.length,
    from: (previous: Passage) => byNumbers(text, written, start, previous, bracket),
  }));
  if (HAS_VERSE.test(text))
    bare.push(
      ...relativeVerses(text).filter(({ start, end }) => isFree(start, end) && !namesAnother(text, end)),
    );
  if (bare.length === 0) return named;
  bare.sort((a, b) => a.start - b.start);
  const near = typeof placeBefore === 'function' ? placeBefore() : placeBefore;
  const found = [...named];
  const places = [...placesNamed(text, near), ...passagesOf(text, named)];
  for (const [place, { start, end, from }] of bare.entries()) {
    if (start < (bare[place - 1]?.end ?? 0)) continue;
    const previous = namedBefore(places, start, near);
    const passage = previous && from(previous);
    if (passage === undefined) continue;
    found.push({ kind: 'passage', passage, start, end, bare: true });
    places.push({ end, passage });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** The passage that numbers without a book mean; undefined where they are of something else. */
function byNumbers(
  text: string,
  written: string,
  start: number,
  previous: Passage,
  bracket: boolean,
): Passage | undefined {
  const end = start + written.length;
  const digits = inDigits(written);
  if (!/:/.test(digits)) {
    if (OF_ANOTHER.test(text.slice(end, end + 40)) || (!bracket && isLineAlone(text, start, end)))
      return undefined;
    if (isWholeBook(previous)) return undefined;
  }
  const reference = bareReference(digits, previous);
  return reference?.kind === 'passage' ? reference.passage : undefined;
}

/** "Verse 1" as a heading of its own: a song's. */
function isLineAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const newline = text.indexOf('\n', end);
  const behind = text.slice(end, newline < 0 ? text.length : newline);
  return !/[\p{L}\p{N}()]/u.test(before + behind) && !/[—–]/.test(before);
}

/** The passage, chapter or book that a text names last, or `near` where it names none. */
export function lastPlaceNamed(text: string, near: Passage | undefined): Passage | undefined {
  const references = passagesOf(text, referencesInContext(text, near));
  const books = placesNamed(text, near);
  return namedBefore([...books, ...references], text.length, near);
}
