import { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import { bookByOsis } from '../text/books.ts';
import { plainReference } from './plain-reference.ts';
import type { RawLocation, RawReference } from './raw-reference.ts';

interface ParserLocation {
  readonly b: string;
  readonly c: number;
  readonly v: number;
  readonly type?: string;
}

interface ParserEntity {
  readonly type: string;
  readonly indices: readonly [number, number];
  readonly start: ParserLocation;
  readonly end: ParserLocation;
}

/** The parser's number for "to the end". */
const TO_THE_END = 999;
/** Replaces numbers that are too large; no chapter or verse has this number, and the parser can read it. */
const NO_SUCH_NUMBER = '199';

/**
 * A parser that accepts every number and reports each part of a list. It knows how books are spelt; whether a passage
 * exists is decided by `resolve` alone, which can say why not.
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

/** Created when first needed: their regular expressions take some milliseconds to compile. */
const parsers: { full?: bcv_parser; ignore?: bcv_parser } = {};

const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const SPACES = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g;
const LONG_NUMBER = /([:.\-\s])(\d{4,})(?!\d)/g;
/** In a typed reference a number from 200 on cannot be a year or a count, only a chapter or verse that does not exist. */
const LARGE_NUMBER = /([:.\-\s])([2-9]\d{2}|\d{4,})(?!\d)/g;

/** The text in characters that the parser reads, with the same offsets. */
function inPlainCharacters(text: string, large: RegExp): string {
  return text
    .replace(DASHES, '-')
    .replace(SPACES, ' ')
    .replace(large, (_, before: string, digits: string) => before + NO_SUCH_NUMBER.padEnd(digits.length));
}

function rawLocation(location: ParserLocation, isEnd: boolean): RawLocation {
  const open = (number: number) => (isEnd && number === TO_THE_END ? undefined : number);
  return { book: location.b, chapter: open(location.c), verse: open(location.v) };
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
    from: rawLocation(entity.start, false),
    to: rawLocation(entity.end, true),
    form,
    continues: CONTINUING.has(firstType),
  } as const;
  // "3:16f" means the verse and the next one. The parser reads it like "3:16ff", to the end of the chapter.
  const { book, chapter, verse } = raw.from;
  if (/\d\s?f\.?$/i.test(written) && verse !== undefined) {
    const last = bookByOsis(book)?.chapters[(chapter ?? 1) - 1] ?? 0;
    return { ...raw, to: { ...raw.from, verse: verse === last ? verse : verse + 1 } };
  }
  // "John 4-3" is a range of chapters that runs backwards; the parser guesses John 4:3.
  if (entity.type === 'bcv' && /\d\s*-\s*\d+$/.test(written) && !/\d\s*[:.v]/i.test(written) && !single) {
    return { ...raw, from: { book, chapter }, to: { book, chapter: verse } };
  }
  return raw;
}

const MAX_CACHED = 512;
const MAX_CACHED_LENGTH = 120;
const cache = new Map<string, readonly RawReference[]>();

/**
 * All references that the parser finds in a text, in order. With `bookAlone` the name of a book without a number counts
 * too. Takes 0.2 ms a reference, but for the plainest form; results for short texts are cached.
 */
export function readReferences(text: string, bookAlone = false): readonly RawReference[] {
  const plain = bookAlone ? undefined : plainReference(text);
  if (plain !== undefined) return [plain];
  const key = bookAlone ? `+${text}` : text;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const references = parseText(text, bookAlone);
  if (text.length <= MAX_CACHED_LENGTH) {
    if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value!);
    cache.set(key, references);
  }
  return references;
}

function parseText(text: string, bookAlone: boolean): RawReference[] {
  const key = bookAlone ? 'full' : 'ignore';
  parsers[key] ??= newParser(key);
  const plain = inPlainCharacters(text, bookAlone ? LARGE_NUMBER : LONG_NUMBER);
  parsers[key].parse(plain);
  const sequences = parsers[key].parsed_entities() as unknown as readonly {
    readonly entities: readonly ParserEntity[];
  }[];
  return sequences.flatMap(({ entities }) =>
    entities.map((entity) => read(entity, plain.slice(entity.indices[0], entity.indices[1]))),
  );
}
