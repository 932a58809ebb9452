import { BOOKS, bookByOsis, chapterRange, indexOf } from '../../scripture/text/books.ts';
import { TRANSLATION_IDS } from '../../scripture/translations.ts';
import type { Bible, TranslationId, VerseRange } from '../../scripture/types.ts';

/**
 * What a tag round a stretch of a reply expects of the check:
 * v verified; c corrected; p paraphrased; m a name, left alone; u unverified; n not found (words or reference);
 * w true words under a wrong reference; t true words under a held translation's wrong name; r a reference, found;
 * d a deuterocanonical reference, named as such; k nothing at all: left as it is, and no finding.
 */
type Expected = 'v' | 'c' | 'p' | 'm' | 'u' | 'n' | 'w' | 't' | 'r' | 'd' | 'k';

export interface Mark {
  readonly expected: Expected;
  /** Its place in the reply, quotation marks included. */
  readonly start: number;
  readonly end: number;
  /** The passages that it may be found to be; empty where there is none. */
  readonly ranges: readonly VerseRange[];
  /** "KJV", "NIV", or "". */
  readonly version: string;
}

export interface Expansion {
  readonly text: string;
  readonly marks: readonly Mark[];
}

const TEMPLATE = new RegExp(`\\{\\{(${TRANSLATION_IDS.join('|')}):([^}|]+)((?:\\|[^}|]+)*)\\}\\}`, 'g');
const TAG = /<([vcpmunwtrdk])((?: [^<>]+)?)>([\s\S]*?)<\/\1>/;
const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const bare = (words: string) => words.replace(/^[\s‘’“”'"]+|[\s.,;:!?‘’“”'"]+$/g, '');

/** The range behind "John 3:16", "Psalm 23:1-2"; throws where there is none. */
function rangeOf(reference: string): VerseRange {
  const parts = /^(.+) (\d+):(\d+)(?:-(\d+))?$/.exec(reference);
  const book = BOOKS.find(
    ({ name, nameInReference }) => parts?.[1] === name || parts?.[1] === nameInReference,
  );
  const first = book && indexOf(book.number, Number(parts![2]), Number(parts![3]));
  const last = book && indexOf(book.number, Number(parts![2]), Number(parts![4] ?? parts![3]));
  if (first === undefined || last === undefined || last < first)
    throw new Error(`No such passage: ${reference}`);
  return { first, last };
}

/** The ranges behind "John.3.16", "Gen.37-Gen.50" or a list of such joined by ","; throws where there are none. */
export function rangesOfOsis(osis: string): VerseRange[] {
  const one = (place: string): VerseRange => {
    const [name = '', chapter, verse] = place.split('.');
    const book = bookByOsis(name);
    if (book === undefined) throw new Error(`No such book: ${osis}`);
    if (chapter === undefined) return book.range;
    if (verse === undefined) return chapterRange(book.number, Number(chapter))!;
    const index = indexOf(book.number, Number(chapter), Number(verse));
    if (index === undefined) throw new Error(`No such verse: ${osis}`);
    return { first: index, last: index };
  };
  return osis.split(',').map((range) => {
    const [from = '', to = from] = range.split('-');
    return { first: one(from).first, last: one(to).last };
  });
}

/** Speech within a verse stands in single marks, as within a quotation; marks without their partner go. */
export function asQuoted(verse: string): string {
  const open = verse.split('“').length;
  if (open !== verse.split('”').length || /^“[^”]*”$/.test(verse)) return verse.replace(/[“”]/g, '');
  return verse.replaceAll('“', '‘').replaceAll('”', '’');
}

const american = (words: string) =>
  words.replace(/\b(hon|fav|lab|neighb|col|sav|Hon|Fav|Lab|Neighb|Sav)(i?)our/g, '$1$2or');
const british = (words: string) =>
  words.replace(/\b(hon|fav|lab|neighb|col|Hon|Fav|Lab|Neighb)or\b/g, '$1our');

function numbered(
  bible: Bible,
  id: TranslationId,
  { first, last }: VerseRange,
  from: number,
  how: string,
): string {
  return Array.from({ length: last - first + 1 }, (_, offset) => {
    const number = String(from + offset);
    const raised = number.replace(/\d/g, (digit) => SUPERSCRIPT[Number(digit)]!);
    const shown = { superscript: raised, bracketed: `[${number}]`, numbered: number }[how]!;
    return `${shown} ${bible[id].text(first + offset)}`;
  }).join(' ');
}

/** A way to write words; anything else in its place is a phrase of them. */
const WAY = /^(?:\d+-\d*|last \d+|bare|lord|american|british|numbered|superscript|bracketed)$/;

/** From the first phrase to the last, both as the verse has them. */
function between(text: string, first: string, last: string): string {
  const start = text.indexOf(first);
  const end = text.indexOf(last, start);
  if (start < 0 || end < 0) throw new Error(`No “${first}” to “${last}” in: ${text}`);
  return text.slice(start, end + last.length);
}

/** The words that a template stands for: `{{kjv:John 3:16|For God|the world}}`, from a phrase to another, or `{{kjv:John 3:16|3-9}}`, `|last 5`, `|bare`, `|lord`, `|numbered`, ... */
function words(bible: Bible, id: TranslationId, reference: string, ways: readonly string[]): string {
  const range = rangeOf(reference);
  let text = asQuoted(
    Array.from({ length: range.last - range.first + 1 }, (_, offset) =>
      bible[id].text(range.first + offset),
    ).join(' '),
  );
  const [first, last = first] = ways;
  if (first !== undefined && last !== undefined && !WAY.test(first)) return between(text, first, last);
  for (const way of ways) {
    const slice = /^(\d+)-(\d*)$/.exec(way);
    const last = /^last (\d+)$/.exec(way);
    if (slice)
      text = bare(
        text
          .split(' ')
          .slice(Number(slice[1]) - 1, slice[2] ? Number(slice[2]) : undefined)
          .join(' '),
      );
    else if (last) text = bare(text.split(' ').slice(-Number(last[1])).join(' '));
    else if (way === 'bare') text = bare(text);
    else if (way === 'lord') text = text.replaceAll('LORD', 'Lord').replaceAll('Yahweh', 'Lord');
    else if (way === 'american') text = american(text);
    else if (way === 'british') text = british(text);
    else if (/^(numbered|superscript|bracketed)$/.test(way))
      text = asQuoted(numbered(bible, id, range, Number(/:(\d+)/.exec(reference)![1]), way));
    else throw new Error(`No such way to write words: ${way}`);
  }
  return text;
}

/** A reply as a reader would get it, with what is expected of each stretch. Throws on a template of nothing. */
export function expand(written: string, bible: Bible): Expansion {
  let rest = written;
  let text = '';
  const marks: Mark[] = [];
  const filled = (part: string) =>
    part.replace(TEMPLATE, (_, id: TranslationId, reference: string, ways: string) =>
      words(bible, id, reference, ways.split('|').slice(1)),
    );
  for (let tag = TAG.exec(rest); tag; tag = TAG.exec(rest)) {
    const [whole, expected, attributes = '', inner = ''] = tag;
    text += filled(rest.slice(0, tag.index));
    const start = text.length;
    text += filled(inner);
    const named = attributes.split(' ').filter(Boolean);
    const osis = named.find((name) => /^\d?[A-Z][a-z]+\./.test(name));
    const ranges = osis
      ? rangesOfOsis(osis)
      : [...inner.matchAll(TEMPLATE)].map((template) => rangeOf(template[2]!));
    const version = named.find((name) => name !== osis) ?? '';
    marks.push({ expected: expected as Expected, start, end: text.length, ranges, version });
    rest = rest.slice(tag.index + whole.length);
  }
  return { text: text + filled(rest), marks };
}
