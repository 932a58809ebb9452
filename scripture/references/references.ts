import type { Passage, VerseRange } from '../types.ts';
import { withCorrectedBooks } from './book-spelling.ts';
import { foreignReferences, withEnglishBooks } from './foreign-references.ts';
import { passageOf } from './format.ts';
import type { FoundReference } from './found-reference.ts';
import {
  isReference,
  lengthOfWrongNumber,
  referencesToUnknownBooks,
  type WrittenReference,
} from './is-reference.ts';
import { withDigits } from './number-words.ts';
import { ordinalPsalms } from './ordinal-psalms.ts';
import { readReferences } from './parser.ts';
import type { RawReference } from './raw-reference.ts';
import { type ReferenceWindow, referenceWindows } from './reference-windows.ts';
import { resolve } from './resolve.ts';
import { type FoundTitle, titlesInText, withShortNames } from './traditional-titles.ts';
import { negativeNumber, normalizedInput, whyNotReferences } from './typed-input.ts';

export type { FoundReference } from './found-reference.ts';

export type ParsedReference =
  | { readonly ok: true; readonly passage: Passage }
  | { readonly ok: false; readonly message: string };

const MAX_LENGTH = 400;
/** Between two parts of a list this means a range that runs backwards. */
const RANGE_SIGN = /^\s*(?:\p{Pd}|to|through|thru)\s*$/iu;

interface Reading {
  readonly text: string;
  readonly raws: readonly RawReference[];
  /** Why it is not a list of references. */
  readonly message?: string;
}

/**
 * The first reading that succeeds: as written, then with books named in other languages, then with number words in
 * digits, then with corrected books.
 */
function readInput(plain: string): Reading {
  const readAs = (text: string): Reading => {
    const raws = readReferences(text, true);
    return { text, raws, message: whyNotReferences(text, raws) };
  };
  const asWritten = readAs(plain);
  if (asWritten.message === undefined) return asWritten;
  const withNumbers = normalizedInput(withDigits(plain));
  for (const text of new Set([withEnglishBooks(plain), withNumbers, withCorrectedBooks(withNumbers)])) {
    if (text === plain) continue;
    const reading = readAs(text);
    if (reading.message === undefined) return reading;
  }
  return asWritten;
}

/**
 * Reads a typed reference, or one in an address: "John 3:16", "1 cor 13:4-8a", "Jn 3.16; Rom 5:8", "Ps.23.1",
 * "john-3-16", a book or chapter alone. `message` tells a reader what is wrong ("John has 21 chapters.").
 */
export function parseReference(input: string): ParsedReference {
  if (input.length > MAX_LENGTH)
    return { ok: false, message: `A reference has at most ${MAX_LENGTH} characters.` };
  const plain = withFewBrackets(normalizedInput(withShortNames(input)));
  if (plain === '') return { ok: false, message: 'Write a reference, for example John 3:16.' };
  const negative = negativeNumber(plain);
  if (negative !== undefined) return { ok: false, message: negative };
  const reading = readInput(plain);
  if (reading.message !== undefined) return { ok: false, message: reading.message };
  const { text, raws } = reading;
  const ranges: VerseRange[] = [];
  for (const [position, raw] of raws.entries()) {
    const resolved = resolve(raw);
    if (!resolved.ok) return resolved;
    // The parser reads "John 3:16-12" as two verses.
    const between = text.slice(raws[position - 1]?.end ?? 0, raw.start);
    if (position > 0 && RANGE_SIGN.test(between)) {
      return { ok: false, message: 'The end of this reference stands before its beginning.' };
    }
    ranges.push(resolved.range);
  }
  return { ok: true, passage: passageOf(ranges) };
}

const MOST_BRACKETS = 6;

/** Without its brackets where there are many: the parser's time grows with the square of those that are never closed. */
const withFewBrackets = (plain: string): string =>
  plain.split('(').length > MOST_BRACKETS ? plain.replace(/[()]/g, ' ').replace(/\s+/g, ' ').trim() : plain;

const CONTEXT_LENGTH = 40;
/** Between a chapter and a verse below 0. */
const NEGATIVE_SIGN = /^[:.]\p{Pd}$/u;

function inContext(text: string, start: number, end: number): WrittenReference {
  return {
    before: text.slice(Math.max(0, start - CONTEXT_LENGTH), start),
    written: text.slice(start, end),
    after: text.slice(end, end + CONTEXT_LENGTH),
  };
}

/** The end of a reference: the parser may stop within a long number, or include a full stop after it. */
function referenceEnd(text: string, end: number): number {
  let to = end;
  while (/\d/.test(text[to] ?? '')) to += 1;
  while (to > 0 && /[\s.,;:]/.test(text[to - 1]!) && !/\d(?:ff?)\.$/.test(text.slice(to - 5, to))) to -= 1;
  return to;
}

/** Adds the references within a window of the text to `found`. */
function findInWindow(text: string, window: ReferenceWindow, found: FoundReference[]): void {
  const raws = readReferences(text.slice(window.start, window.end));
  let isAccepted = false;
  let ranges: VerseRange[] = [];
  for (const [position, raw] of raws.entries()) {
    const start = window.start + raw.start;
    const end = referenceEnd(text, window.start + raw.end);
    if (!raw.continues) isAccepted = isReference(raw, inContext(text, start, end));
    if (!isAccepted) continue;
    const wrongNumber = raw.continues
      ? 0
      : lengthOfWrongNumber(text.slice(Math.max(0, start - 8), start), text.slice(start, end));
    if (wrongNumber > 0) {
      const name = text.slice(start - wrongNumber, end).replace(/[\s\d:.,\p{Pd}]+$/u, '');
      found.push({
        kind: 'not-found',
        start: start - wrongNumber,
        end,
        reason: `The Bible has no book named ${name}.`,
      });
      isAccepted = false;
      continue;
    }
    const before = found.at(-1);
    const gap = text.slice(before?.end ?? 0, start);
    // "Romans 8:-1" is no chapter and a verse.
    if (raw.continues && before !== undefined && NEGATIVE_SIGN.test(gap)) {
      const reason = negativeNumber(text.slice(before.start, end))!;
      found[found.length - 1] = { kind: 'not-found', start: before.start, end, reason };
      isAccepted = false;
      continue;
    }
    const isBackwards = position > 0 && /^\s*\p{Pd}\s*$/u.test(gap);
    const resolved = resolve(raw);
    if (!resolved.ok || isBackwards) {
      const reason = resolved.ok
        ? 'The end of this reference stands before its beginning.'
        : resolved.message;
      found.push({ kind: 'not-found', start, end, reason });
      ranges = [];
      continue;
    }
    // "Romans 8:28, 38-39" is one reference; "Genesis 1:27, 5:2" has another chapter, so it is two.
    const isSeparate = !raw.continues || /[:.]\d/.test(text.slice(start, end)) || /;/.test(gap);
    if (!isSeparate && before?.kind === 'passage' && ranges.length > 0) {
      ranges = [...ranges, resolved.range];
      found[found.length - 1] = { kind: 'passage', start: before.start, end, passage: passageOf(ranges) };
    } else {
      ranges = [resolved.range];
      found.push({ kind: 'passage', start, end, passage: passageOf(ranges) });
    }
  }
}

/** Zero-width characters, soft hyphens and bidirectional marks. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/;

/** Finds references in a text made from another one. `offsets` has the place of each of its characters there. */
function findInRewritten(rewritten: string, offsets: readonly number[]): FoundReference[] {
  return findAll(rewritten).map((each) => ({
    ...each,
    start: offsets[each.start]!,
    end: offsets[each.end - 1]! + 1,
  }));
}

/** Finds references without regard to invisible characters. */
function findAmongInvisible(text: string): FoundReference[] {
  let visible = '';
  const offsets: number[] = [];
  for (let offset = 0; offset < text.length; offset += 1) {
    if (INVISIBLE.test(text[offset]!)) continue;
    visible += text[offset];
    offsets.push(offset);
  }
  return findInRewritten(visible, offsets);
}

/** Finds references with the long titles of books ("The Lamentations of Jeremiah 3:22"). */
function findAmongTitles(text: string, titles: readonly FoundTitle[]): FoundReference[] {
  let rewritten = '';
  const offsets: number[] = [];
  let from = 0;
  const copy = (to: number) => {
    rewritten += text.slice(from, to);
    for (; from < to; from += 1) offsets.push(from);
  };
  for (const { start, end, name } of titles) {
    copy(start);
    rewritten += name;
    for (let at = 0; at < name.length; at += 1) offsets.push(start);
    from = end;
  }
  copy(text.length);
  return findInRewritten(rewritten, offsets);
}

function findAll(text: string): readonly FoundReference[] {
  if (!/\d/.test(text)) return ordinalPsalms(text);
  if (INVISIBLE.test(text)) return findAmongInvisible(text);
  const titles = titlesInText(text);
  if (titles.length > 0) return findAmongTitles(text, titles);
  let found: FoundReference[] = [];
  for (const window of referenceWindows(text)) findInWindow(text, window, found);
  const foreign = foreignReferences(text);
  // The English parser reads "Psalm 23,1" as two psalms.
  found = found.filter((each) =>
    foreign.every(({ start, end }) => each.end <= start || each.start >= end || each.end > end),
  );
  const more = [
    ...ordinalPsalms(text),
    ...foreign,
    ...referencesToUnknownBooks(text, (written) => withCorrectedBooks(written) !== written).map(
      (unknown) => ({ kind: 'not-found', ...unknown }) as const,
    ),
  ];
  for (const each of more) {
    if (found.every(({ start, end }) => end <= each.start || start >= each.end)) found.push(each);
  }
  return found.sort((a, b) => a.start - b.start);
}

const MAX_CACHED = 256;
const MAX_CACHED_LENGTH = 4_000;
const cache = new Map<string, readonly FoundReference[]>();

/**
 * All references in running text or Markdown, in order, including those that do not exist. Times, counted things and
 * names are not references ("3:16 pm", "mark 5 items", "Daniel, 22"). Call it with one paragraph at a time: the results
 * of the last ones are cached.
 */
export function findReferences(text: string): readonly FoundReference[] {
  const cached = cache.get(text);
  if (cached !== undefined) return cached;
  const found = findAll(text);
  if (text.length <= MAX_CACHED_LENGTH) {
    if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value!);
    cache.set(text, found);
  }
  return found;
}
