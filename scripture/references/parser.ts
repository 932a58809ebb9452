import { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import { bookByOsis } from '../text/books.ts';

/** A place as it was written: not yet known to exist. `chapter`, `verse` are undefined where "to the end" is meant. */
export interface RawPlace {
  /** The parser's OSIS name of the book; deuterocanonical books have names too ("Tob"). */
  readonly book: string;
  readonly chapter?: number;
  readonly verse?: number;
}

/** One reference as the parser reads it, with its place in the text. */
export interface RawReference {
  readonly start: number;
  readonly end: number;
  readonly from: RawPlace;
  readonly to: RawPlace;
  /** A book alone, a chapter alone, or with a verse; a bare number or range that goes on with the book before it. */
  readonly form: 'book' | 'chapter' | 'verse';
  readonly continues: boolean;
}

interface ParserPlace {
  readonly b: string;
  readonly c: number;
  readonly v: number;
  readonly type?: string;
}

interface ParserEntity {
  readonly type: string;
  readonly indices: readonly [number, number];
  readonly start: ParserPlace;
  readonly end: ParserPlace;
}

/** What the parser says for "to the end" when it is told not to look whether a passage exists. */
const TO_THE_END = 999;
/** Stands for every number too long to be one; no chapter and no verse has it, and the parser reads it as both. */
const NO_SUCH_NUMBER = '199';

/**
 * The parser is asked to accept every number and to report every part of a list: it knows the names of the
 * books in all their spellings, and `references.ts` alone says what exists, and why not.
 */
function newParser(bookAlone: 'full' | 'ignore'): bcv_parser {
  const parser = new bcv_parser(english);
  parser.set_options({
    versification_system: 'kjv',
    testaments: 'ona',
    passage_existence_strategy: 'none',
    invalid_passage_strategy: 'include',
    invalid_sequence_strategy: 'include',
    consecutive_combination_strategy: 'separate',
    book_alone_strategy: bookAlone,
    captive_end_digits_strategy: bookAlone === 'full' ? 'include' : 'delete',
  });
  parser.add_books({ books: [{ osis: ['Song'], regexp: /Canticles?|Cant|Solomon's Song/ }] });
  return parser;
}

/** Made when first needed: their expressions take some milliseconds to compile. */
const parsers: { full?: bcv_parser; ignore?: bcv_parser } = {};

const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const SPACES = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g;
const LONG_NUMBER = /([:.\-\s])(\d{4,})(?!\d)/g;
/** In a typed reference a number from 200 on is no year and no count, but a place that no book has. */
const LARGE_NUMBER = /([:.\-\s])([2-9]\d{2}|\d{4,})(?!\d)/g;

/** The text in the signs that the parser reads, unit for unit, so that places stay where they are. */
function inPlainSigns(text: string, large: RegExp): string {
  return text
    .replace(DASHES, '-')
    .replace(SPACES, ' ')
    .replace(large, (_, before: string, digits: string) => before + NO_SUCH_NUMBER.padEnd(digits.length));
}

function place(at: ParserPlace, isEnd: boolean): RawPlace {
  const open = (number: number) => (isEnd && number === TO_THE_END ? undefined : number);
  return { book: at.b, chapter: open(at.c), verse: open(at.v) };
}

const CONTINUING = new Set(['integer', 'cv', 'c', 'v']);

function read(entity: ParserEntity, written: string): RawReference {
  const [start, end] = entity.indices;
  const firstType = entity.type === 'range' || entity.type === 'ff' ? (entity.start.type ?? '') : entity.type;
  const single = bookByOsis(entity.start.b)?.chapters.length === 1;
  const whole = entity.start.v === 1 && entity.end.v === TO_THE_END && !/\d\s*[:.v]/i.test(written);
  const form =
    entity.type === 'b' ? 'book' : whole || (single && !written.includes(':')) ? 'chapter' : 'verse';
  const raw = {
    start,
    end,
    from: place(entity.start, false),
    to: place(entity.end, true),
    form,
    continues: CONTINUING.has(firstType),
  } as const;
  // "3:16f" is the verse and the one after it; "3:16ff" goes to the end of the chapter.
  const { book, chapter, verse } = raw.from;
  if (/\d\s?f\.?$/i.test(written) && verse !== undefined) {
    const last = bookByOsis(book)?.chapters[(chapter ?? 1) - 1] ?? 0;
    return { ...raw, to: { ...raw.from, verse: verse === last ? verse : verse + 1 } };
  }
  // "John 4-3" is chapters that run backwards; the parser guesses John 4:3.
  if (entity.type === 'bcv' && /\d\s*-\s*\d+$/.test(written) && !/\d\s*[:.v]/i.test(written) && !single) {
    return { ...raw, from: { book, chapter }, to: { book, chapter: verse } };
  }
  return raw;
}

const KEPT = 512;
const LONGEST_KEPT = 120;
const kept = new Map<string, readonly RawReference[]>();

/**
 * All references the parser sees in a text, in order. With `bookAlone` a book's name without a number counts.
 * Takes 0.2 ms a reference, and time in proportion to the length; short texts are remembered.
 */
export function readReferences(text: string, bookAlone = false): readonly RawReference[] {
  const key = bookAlone ? `+${text}` : text;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const read = readAnew(text, bookAlone);
  if (text.length <= LONGEST_KEPT) {
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value!);
    kept.set(key, read);
  }
  return read;
}

function readAnew(text: string, bookAlone: boolean): RawReference[] {
  const key = bookAlone ? 'full' : 'ignore';
  parsers[key] ??= newParser(key);
  const plain = inPlainSigns(text, bookAlone ? LARGE_NUMBER : LONG_NUMBER);
  parsers[key].parse(plain);
  const sequences = parsers[key].parsed_entities() as unknown as readonly {
    readonly entities: readonly ParserEntity[];
  }[];
  return sequences.flatMap(({ entities }) =>
    entities.map((entity) => read(entity, plain.slice(entity.indices[0], entity.indices[1]))),
  );
}
