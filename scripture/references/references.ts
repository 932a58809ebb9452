import type { Passage, VerseRange } from '../types.ts';
import { wellSpelt } from './book-spelling.ts';
import { referenceStretches, type Stretch } from './candidates.ts';
import { inFigures } from './figures.ts';
import { foreignReferences } from './foreign-references.ts';
import { passageOf } from './format.ts';
import type { FoundReference } from './found-reference.ts';
import { isReference, type Surroundings, strayNumberBefore, unknownBooks } from './guards.ts';
import { inReadableForm, leftOver } from './input.ts';
import { ordinalPsalms } from './ordinal-psalms.ts';
import { type RawReference, readReferences } from './parser.ts';
import { resolve } from './resolve.ts';

export type { FoundReference } from './found-reference.ts';

export type ParsedReference =
  | { readonly ok: true; readonly passage: Passage }
  | { readonly ok: false; readonly message: string };

/** Source: docs, api, "Bible". contract/limits.ts states the same number for the border. */
const MAX_LENGTH = 400;
/** Between the parts of a list it can only be a range that runs backwards. */
const RANGE_SIGN = /^\s*(?:\p{Pd}|to|through|thru)\s*$/iu;

interface Reading {
  readonly text: string;
  readonly raws: readonly RawReference[];
  /** Why it is no list of references. */
  readonly message?: string;
}

/** As it was written, then with its numbers in figures, then with its books spelt right: the first that is read. */
function read(plain: string): Reading {
  const readAs = (text: string): Reading => {
    const raws = readReferences(text, true);
    return { text, raws, message: leftOver(text, raws) };
  };
  const asWritten = readAs(plain);
  if (asWritten.message === undefined) return asWritten;
  const figures = inReadableForm(inFigures(plain));
  for (const text of new Set([figures, wellSpelt(figures)])) {
    if (text === plain) continue;
    const reading = readAs(text);
    if (reading.message === undefined) return reading;
  }
  return asWritten;
}

/**
 * Reads what a person typed, or what stands in an address: "John 3:16", "1 cor 13:4-8a", "Jn 3.16; Rom 5:8",
 * "Ps.23.1", "john-3-16", a book or chapter alone. At most 400 characters. `message` is a sentence for a
 * person that says what is wrong ("John has 21 chapters.").
 */
export function parseReference(input: string): ParsedReference {
  if (input.length > MAX_LENGTH)
    return { ok: false, message: `A reference has at most ${MAX_LENGTH} characters.` };
  const plain = inReadableForm(input);
  if (plain === '') return { ok: false, message: 'Write a reference, for example John 3:16.' };
  const reading = read(plain);
  if (reading.message !== undefined) return { ok: false, message: reading.message };
  const { text, raws } = reading;
  const ranges: VerseRange[] = [];
  for (const [place, raw] of raws.entries()) {
    const resolved = resolve(raw);
    if (!resolved.ok) return resolved;
    // "John 3:16-12" is read as two verses: a hyphen between parts can only be a range that runs backwards.
    const between = text.slice(raws[place - 1]?.end ?? 0, raw.start);
    if (place > 0 && RANGE_SIGN.test(between)) {
      return { ok: false, message: 'The end of this reference stands before its beginning.' };
    }
    ranges.push(resolved.range);
  }
  return { ok: true, passage: passageOf(ranges) };
}

const AROUND = 40;

function wordsAround(text: string, start: number, end: number): Surroundings {
  return {
    before: text.slice(Math.max(0, start - AROUND), start),
    written: text.slice(start, end),
    after: text.slice(end, end + AROUND),
  };
}

/** The parser stops inside a number that is too long to be one, and takes a full stop for part of a list. */
function writtenEnd(text: string, end: number): number {
  let to = end;
  while (/\d/.test(text[to] ?? '')) to += 1;
  while (to > 0 && /[\s.,;:]/.test(text[to - 1]!) && !/\d(?:ff?)\.$/.test(text.slice(to - 5, to))) to -= 1;
  return to;
}

function findIn(text: string, stretch: Stretch, found: FoundReference[]): void {
  const raws = readReferences(text.slice(stretch.start, stretch.end));
  let standing = false;
  let ranges: VerseRange[] = [];
  for (const [place, raw] of raws.entries()) {
    const start = stretch.start + raw.start;
    const end = writtenEnd(text, stretch.start + raw.end);
    if (!raw.continues) standing = isReference(raw, wordsAround(text, start, end));
    if (!standing) continue;
    const stray = raw.continues
      ? 0
      : strayNumberBefore(text.slice(Math.max(0, start - 8), start), text.slice(start, end));
    if (stray > 0) {
      const name = text.slice(start - stray, end).replace(/[\s\d:.,\p{Pd}]+$/u, '');
      found.push({
        kind: 'not-found',
        start: start - stray,
        end,
        reason: `The Bible has no book named ${name}.`,
      });
      standing = false;
      continue;
    }
    const before = found.at(-1);
    const gap = text.slice(before?.end ?? 0, start);
    const backwards = place > 0 && /^\s*\p{Pd}\s*$/u.test(gap);
    const resolved = resolve(raw);
    if (!resolved.ok || backwards) {
      const reason = resolved.ok
        ? 'The end of this reference stands before its beginning.'
        : resolved.message;
      found.push({ kind: 'not-found', start, end, reason });
      ranges = [];
      continue;
    }
    // "Romans 8:28, 38-39" is one place; "Genesis 1:27, 5:2" names another chapter, and is two.
    const another = !raw.continues || /[:.]\d/.test(text.slice(start, end)) || /;/.test(gap);
    if (!another && before?.kind === 'passage' && ranges.length > 0) {
      ranges = [...ranges, resolved.range];
      found[found.length - 1] = { kind: 'passage', start: before.start, end, passage: passageOf(ranges) };
    } else {
      ranges = [resolved.range];
      found.push({ kind: 'passage', start, end, passage: passageOf(ranges) });
    }
  }
}

/** Zero-width, soft and bidirectional signs: they split no word. */
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/;

/** The same, in a text with signs that are not seen: they are taken out, and the places are led back. */
function findAmongUnseen(text: string): FoundReference[] {
  let seen = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (UNSEEN.test(text[at]!)) continue;
    seen += text[at];
    places.push(at);
  }
  return findAnew(seen).map((each) => ({
    ...each,
    start: places[each.start]!,
    end: places[each.end - 1]! + 1,
  }));
}

function findAnew(text: string): readonly FoundReference[] {
  if (!/\d/.test(text)) return ordinalPsalms(text);
  if (UNSEEN.test(text)) return findAmongUnseen(text);
  let found: FoundReference[] = [];
  for (const stretch of referenceStretches(text)) findIn(text, stretch, found);
  const foreign = foreignReferences(text);
  // "Psalm 23,1" is read as two psalms in English.
  found = found.filter((each) =>
    foreign.every(({ start, end }) => each.end <= start || each.start >= end || each.end > end),
  );
  const more = [
    ...ordinalPsalms(text),
    ...foreign,
    ...unknownBooks(text, (written) => wellSpelt(written) !== written).map(
      (unknown) => ({ kind: 'not-found', ...unknown }) as const,
    ),
  ];
  for (const each of more) {
    if (found.every(({ start, end }) => end <= each.start || start >= each.end)) found.push(each);
  }
  return found.sort((a, b) => a.start - b.start);
}

const KEPT = 256;
const LONGEST_KEPT = 4_000;
const kept = new Map<string, readonly FoundReference[]>();

/**
 * Every reference in running text or Markdown, those that do not exist included, in the order of the text.
 * Not fooled by times, counted things or names ("3:16 pm", "mark 5 items", "Daniel, 22"). Give it a paragraph
 * at a time: what was found in the last few hundred is kept.
 */
export function findReferences(text: string): readonly FoundReference[] {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const found = findAnew(text);
  if (text.length <= LONGEST_KEPT) {
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value!);
    kept.set(text, found);
  }
  return found;
}
