import { passageOf } from '../../scripture/references/format.ts';
import { findReferences, parseReference } from '../../scripture/references/references.ts';
import { BOOKS, bookByNumber, chapterRange, indexOf, locate } from '../../scripture/text/books.ts';
import { indexesOf, textOf } from '../../scripture/text/passages.ts';
import type { Bible, Passage, Translation, TranslationId, VerseRange } from '../../scripture/types.ts';

/** Quoted at once in an answer; longer passages are quoted from their beginning and named whole. */
export const VERSES_SHOWN = 6;

const marks = new Map<string, Passage>();

/** The passage that content names as `[[John 3:16]]`. Throws where it names none: a test reads every mark. */
export function passageOfMark(mark: string): Passage {
  const known = marks.get(mark);
  if (known !== undefined) return known;
  const passage = passageWritten(mark.replace(/^\[\[|\]\]$/g, ''));
  if (passage === undefined) throw new Error(`Content names a passage that does not exist: ${mark}`);
  marks.set(mark, passage);
  return passage;
}

/** The passage of a reference as we write it, or undefined. */
export function passageWritten(reference: string): Passage | undefined {
  const plain = plainlyWritten(reference);
  if (plain !== undefined) return plain;
  const parsed = parseReference(reference);
  return parsed.ok ? parsed.passage : undefined;
}

const PLAINLY = /^(.+) (\d+)(?::(\d+)(?:-(\d+))?)?$/;
const byName = new Map(
  BOOKS.flatMap((book) => [[book.name, book] as const, [book.nameInReference, book] as const]),
);

/** Content writes nearly all references in one form; reading it here spares the parser, which takes 0.2 ms for each. */
function plainlyWritten(reference: string): Passage | undefined {
  const [, name = '', chapter = '', verse, last] = PLAINLY.exec(reference) ?? [];
  const book = byName.get(name);
  if (book === undefined) return undefined;
  if (verse === undefined) {
    const whole = book.chapters.length > 1 ? chapterRange(book.number, Number(chapter)) : undefined;
    return whole && passageOf([whole]);
  }
  const first = indexOf(book.number, Number(chapter), Number(verse));
  const end = indexOf(book.number, Number(chapter), Number(last ?? verse));
  if (first === undefined || end === undefined || end < first) return undefined;
  return passageOf([{ first, last: end }]);
}

/** "romans 8 28" and "psalm 23 verse 4", as people type on a phone. */
const SPACED = /\b(\p{L}{3,}\.?) (\d{1,3}) (?:v(?:s|v|erses?)? ?|verses? )?(\d{1,3}(?:-\d{1,3})?)\b/giu;

function collect(line: string, found: Map<string, Passage>): void {
  if (!/\d/.test(line)) return;
  for (const reference of findReferences(line)) {
    if (reference.kind === 'passage') found.set(reference.passage.osis, reference.passage);
  }
}

/** The passages that a text names, in their order, each once. References that name nothing are left out. */
export function passagesIn(text: string): Passage[] {
  const found = new Map<string, Passage>();
  for (const line of text.split('\n')) collect(line, found);
  return [...found.values()];
}

/** "psalm 23", "1st corinthians 13", "john chapter 3 verse 16": a name before a number, as it is typed in haste. */
const NAME_BEFORE_NUMBER = /\b(?:([1-3])(?:st|nd|rd)? )?(\p{L}{2,}\.?)( of \p{L}+)? (?=\d)/gu;
/** Words before a number that are seldom books in lower case. */
const SELDOM_BOOKS = /^(?:mark|acts|job|numbers|judges|kings|is|am|so|he|ho|re)$/;

/** The passages that a visitor's message names: also in lower case, and without a colon ("romans 8 28"). */
export function passagesAsked(text: string, short: boolean): Passage[] {
  const found = new Map<string, Passage>();
  for (const line of text.split('\n')) {
    const digits = line
      .replace(/\b(\p{L}+),? chapters? (\d+),?(?: verses? (\d+))?/giu, (_, name, chapter, verse) =>
        verse === undefined ? `${name} ${chapter}` : `${name} ${chapter}:${verse}`,
      )
      .replace(SPACED, '$1 $2:$3');
    const size = found.size;
    collect(digits, found);
    if (found.size > size) continue;
    const capital = digits.replace(
      NAME_BEFORE_NUMBER,
      (all, number: string | undefined, name: string, of = '') =>
        !short && SELDOM_BOOKS.test(name)
          ? all
          : `${number === undefined ? '' : `${number} `}${name[0]!.toUpperCase()}${name.slice(1)}${of} `,
    );
    if (capital !== digits) collect(capital, found);
  }
  return [...found.values()];
}

/** Why a reference in the text names nothing ("John has 21 chapters."), or undefined where none is wrong. */
export function missingPassage(text: string): string | undefined {
  const wrong = findReferences(text).find((reference) => reference.kind === 'not-found');
  return wrong?.kind === 'not-found' ? wrong.reason : undefined;
}

const ORDINALS = {
  '1': '(?:1|1st|first|i)',
  '2': '(?:2|2nd|second|ii)',
  '3': '(?:3|3rd|third|iii)',
} as const;
/** Names that are also words or people: they are books only where it is said. */
const ALSO_WORDS =
  /^(?:job|ruth|mark|luke|john|james|peter|acts|numbers|judges|kings|esther|ezra|daniel|joel|amos|micah|matthew|jonah|jude|titus|isaiah|jeremiah|samuel|joshua|nehemiah|genesis of|hosea|malachi)$/;
const BOOK_PATTERNS = BOOKS.map((book) => {
  const [, number, name = ''] = /^(?:([123]) )?(.+)$/.exec(book.name.toLowerCase()) ?? [];
  const bare = name
    .replace(/^song of solomon$/, 'song of (?:solomon|songs)')
    .replace(/^(psalm|proverb|revelation)s?$/, '$1s?');
  const numbered = number === undefined ? bare : `${ORDINALS[number as '1']} ${bare}`;
  const said = `(?:book|gospel|letter|epistle|prophecy) (?:of|to|to the|according to|by|from) (?:st |saint |the prophet )?${numbered}`;
  const alone = number === undefined && ALSO_WORDS.test(name) ? `|${bare}s gospel` : `|${numbered}`;
  return { osis: book.osis, pattern: new RegExp(`\\b(?:${said}${alone})\\b`) };
});

/** The book that plain lower-case words speak of as a book, as its OSIS name. */
export function bookNamed(plain: string): string | undefined {
  // "1 John" before "John": the longer name is the one that is meant.
  return BOOK_PATTERNS.filter(({ pattern }) => pattern.test(plain)).at(-1)?.osis;
}

/** How many verses a passage holds. */
export function verseCount(passage: Passage): number {
  return passage.ranges.reduce((sum, { first, last }) => sum + last - first + 1, 0);
}

/** The passage cut to its first verses, where it is longer than `limit`. */
export function beginningOf(passage: Passage, limit = VERSES_SHOWN): Passage {
  if (verseCount(passage) <= limit) return passage;
  const { first, last } = passage.ranges[0]!;
  return passageOf([{ first, last: Math.min(last, first + limit - 1) }]);
}

/** Whether two passages share a verse. */
export function overlap(a: Passage, b: Passage): boolean {
  return a.ranges.some((x) => b.ranges.some((y) => x.first <= y.last && y.first <= x.last));
}

/** The verses just before and just behind a passage, inside its chapter: at most `count` on each side. */
export function neighboursOf(passage: Passage, count: number): { before?: Passage; after?: Passage } {
  const { first } = passage.ranges[0]!;
  const { last } = passage.ranges.at(-1)!;
  const start = locate(first);
  const end = locate(last);
  const left = end.book.chapters[end.chapter - 1]! - end.verse;
  const before: VerseRange = { first: first - Math.min(count, start.verse - 1), last: first - 1 };
  const after: VerseRange = { first: last + 1, last: last + Math.min(count, left) };
  return {
    ...(before.first <= before.last ? { before: passageOf([before]) } : {}),
    ...(after.first <= after.last ? { after: passageOf([after]) } : {}),
  };
}

/** The passage's chapter as a reference: "Romans 8". */
export function chapterOf(passage: Passage): string {
  const { book, chapter } = locate(passage.ranges[0]!.first);
  return book.chapters.length === 1 ? book.name : `${book.nameInReference} ${chapter}`;
}

/** The OSIS name and the English name of the passage's book. */
export function bookOf(passage: Passage): { osis: string; name: string } {
  const { book } = locate(passage.ranges[0]!.first);
  return bookByNumber(book.number)!;
}

function wordsIn(translation: Translation, passage: Passage): string | undefined {
  for (const index of indexesOf(passage.ranges)) if (translation.text(index) === '') return undefined;
  return textOf(translation, passage.ranges);
}

/** The true words of a passage, and whose they are. */
export interface TrueWords {
  readonly text: string;
  readonly label: string;
  readonly fallback: boolean;
}

/** A passage's words in the reader's translation; where that leaves a verse out, in the first one that has them all. */
export function trueWords(bible: Bible, preferred: TranslationId, passage: Passage): TrueWords | undefined {
  for (const id of new Set<TranslationId>([preferred, 'kjv', 'web', 'asv'])) {
    const text = wordsIn(bible[id], passage);
    if (text !== undefined) return { text, label: bible[id].label, fallback: id !== preferred };
  }
  return undefined;
}

/** The block quote of a passage, its label, and whether it had to be taken from another translation. */
export interface Quotation {
  readonly markdown: string;
  readonly label: string;
  readonly fallback: boolean;
}

/** A passage as a Markdown block quote that ends with a line `> — 1 Peter 5:7 (KJV)`, in its `trueWords`. */
export function quote(bible: Bible, preferred: TranslationId, passage: Passage): Quotation | undefined {
  const words = trueWords(bible, preferred, passage);
  if (words === undefined) return undefined;
  const { text, label, fallback } = words;
  return { markdown: `> ${text}\n> — ${passage.reference} (${label})`, label, fallback };
}
