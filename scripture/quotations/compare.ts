import { indexesOf } from '../text/passages.ts';
import {
  contentRoots,
  countWords,
  MOST_VERSES,
  rootsOfVerse,
  type Words,
  wordsOf,
  wordsOfVerse,
} from '../text/words.ts';
import type { Translation, VerseRange } from '../types.ts';

/** A stretch of a quotation that is written as running on, and what stands before it. */
interface Part {
  readonly words: Words;
  /** Nothing, dots that say that words were left out, or a word in brackets that the writer put in. */
  readonly after: 'start' | 'ellipsis' | 'bracket';
}

const ELLIPSIS = /\[\s*(?:\.{3,}|…|\. \. \.)\s*\]|\(\s*(?:\.{3,}|…)\s*\)|\.{3,}|…|\. \. \.(?: \.)?/g;
const MARK_ELLIPSIS = '⟦';
const MARK_BRACKET = '⟧';
const AT_MARKS = /([⟦⟧])/;

/**
 * A quotation cut where its writer says that words are left out or put in. Brackets round a letter, a number
 * or words of the text itself are no cut; `withBrackets` keeps the words in them.
 */
export function partsOf(quoted: string, withBrackets: boolean): Part[] {
  const marked = quoted
    .replace(ELLIPSIS, MARK_ELLIPSIS)
    .replace(/\[(\p{L})\](?=\p{L})/gu, '$1')
    .replace(/[[(]\s*\d+\s*[\])]/g, ' ')
    .replace(/\[([^[\]]{1,80})\]/g, withBrackets ? '$1' : MARK_BRACKET);
  const parts: Part[] = [];
  let after: Part['after'] = 'start';
  for (const piece of marked.split(AT_MARKS)) {
    if (piece === MARK_ELLIPSIS) after = 'ellipsis';
    else if (piece === MARK_BRACKET) after = after === 'ellipsis' ? after : 'bracket';
    else {
      const words = wordsOf(piece);
      if (words === '') continue;
      parts.push({ words, after: parts.length === 0 ? 'start' : after });
      after = 'start';
    }
  }
  return parts;
}

const DENIAL =
  /^(?:not|no|never|none|nothing|neither|nor|cannot|without|except|unless|lest|save|dont|isnt|doesnt|didnt|wont|arent|wasnt)$/;
const FEW = 8;
const LAST = 3;

/** Whether leaving these words out turns what is said: "sent [not] his Son", "the wages of sin is [death; but ...]". */
function turnsTheSense(left: Words): boolean {
  const words = left.trim().split(' ').filter(Boolean);
  let turning = -1;
  let denied = false;
  for (const [at, word] of words.entries()) {
    if (DENIAL.test(word)) {
      denied = true;
      turning = at;
    } else if (word === 'but') {
      // "not by works ..., but": denial and contrast are left out together.
      turning = denied ? -1 : at;
      denied = false;
    }
  }
  return turning >= 0 && (words.length <= FEW || turning >= words.length - LAST);
}

const BRACKET_REACH = 4;
/** Of a long stretch that was left out only the end can turn what follows. */
const LONGEST_LEFT = 400;
/** So many places are tried for the parts of one quotation: more are a game, not a quotation. */
const MOST_TRIES = 200;

/**
 * Where the parts of a quotation stand in a passage's words, in order; -1 where they do not. `stops` are the places in
 * the words at which the text has a stop: a clause may be left out whole, whatever it says.
 */
function placeOf(parts: readonly Part[], text: Words, stops: () => ReadonlySet<number>): number {
  let tries = 0;
  const follow = (at: number, from: number): boolean => {
    const part = parts[at];
    if (part === undefined) return true;
    for (
      let place = text.indexOf(part.words, from);
      place >= 0;
      place = text.indexOf(part.words, place + 1)
    ) {
      tries += 1;
      if (tries > MOST_TRIES) return false;
      const left = text.slice(from, place + 1);
      if (part.after === 'bracket' && (left.length > 100 || countWords(left) > BRACKET_REACH)) return false;
      const turned = turnsTheSense(left.slice(-LONGEST_LEFT)) && !(stops().has(from) && stops().has(place));
      if (!turned && follow(at + 1, place + part.words.length - 1)) return true;
    }
    return false;
  };
  const first = parts[0];
  if (first === undefined) return -1;
  for (let place = text.indexOf(first.words); place >= 0; place = text.indexOf(first.words, place + 1)) {
    tries += 1;
    if (tries > MOST_TRIES) return -1;
    if (follow(1, place + first.words.length - 1)) return place;
  }
  return -1;
}

/** A quotation made ready for many comparisons. */
export interface Quotation {
  readonly raw: string;
  readonly count: number;
  readonly parts: readonly (readonly Part[])[];
  /** Its words as they are searched for: without what the writer put in brackets. */
  readonly words: Words;
  readonly roots: readonly string[];
}

export function quotationOf(raw: string): Quotation {
  const without = partsOf(raw, false);
  const parts = raw.includes('[') ? [partsOf(raw, true), without] : [without];
  const words = wordsOf(raw.replace(/\[[^[\]]{1,80}\]/g, ' '));
  return { raw, parts, words, count: countWords(words), roots: contentRoots(words) };
}

const NO_STOPS: ReadonlySet<number> = new Set();

/** Whether the quotation is a true part of these words: running on, or with its gaps marked, in order. */
export function standsIn(
  quotation: Quotation,
  text: Words,
  stops: () => ReadonlySet<number> = () => NO_STOPS,
): boolean {
  return text !== '' && quotation.parts.some((parts) => placeOf(parts, text, stops) >= 0);
}

/** Which part of the quotation's words that carry meaning stands in a passage, in any form: 0 to 1. */
export function resemblance(
  quotation: Quotation,
  translation: Translation,
  ranges: readonly VerseRange[],
): number {
  if (quotation.roots.length === 0) return 0;
  const missing = new Set(quotation.roots);
  let count = 0;
  for (const index of indexesOf(ranges)) {
    count += 1;
    if (missing.size === 0 || count > MOST_VERSES) break;
    const held = rootsOfVerse(translation, index);
    for (const root of missing) if (held.has(root)) missing.delete(root);
  }
  return 1 - missing.size / quotation.roots.length;
}

/**
 * How near the wording is, 0 to 1: the longest row of words that both have in the same order, by the longer
 * of the two. Tells the translations apart, so it takes words as they are.
 */
export function nearness(quotation: Quotation, text: Words): number {
  const a = quotation.words.trim().split(' ').slice(0, 200);
  const b = text.trim().split(' ').slice(0, 400);
  let row = new Uint16Array(b.length + 1);
  let last = new Uint16Array(b.length + 1);
  for (const word of a) {
    [row, last] = [last, row];
    for (let at = 1; at <= b.length; at += 1) {
      row[at] = b[at - 1] === word ? last[at - 1]! + 1 : Math.max(last[at]!, row[at - 1]!);
    }
  }
  return row[b.length]! / Math.max(a.length, b.length);
}

const LARGEST_WINDOW = 12;

/** The verses of a passage that a quotation is taken from, as near as its words tell; one stretch. */
export function quotedVerses(
  quotation: Quotation,
  translation: Translation,
  ranges: readonly VerseRange[],
): VerseRange {
  const verses = [...indexesOf(ranges)].slice(0, MOST_VERSES);
  const whole = { first: verses[0]!, last: verses.at(-1)! };
  if (verses.length === 1) return whole;
  const wanted = new Set(quotation.roots);
  const rootsByVerse = verses.map((index) =>
    [...rootsOfVerse(translation, index)].filter((root) => wanted.has(root)),
  );
  const lengths = verses.map((index) => countWords(wordsOfVerse(translation, index)));
  let best = { score: -1, range: { first: verses[0]!, last: verses[0]! } };
  for (let from = 0; from < verses.length; from += 1) {
    if (rootsByVerse[from]!.length === 0) continue;
    const held = new Set<string>();
    let length = 0;
    for (let to = from; to < verses.length && to - from < LARGEST_WINDOW; to += 1) {
      if (verses[to] !== verses[from]! + to - from) break;
      for (const root of rootsByVerse[to]!) held.add(root);
      length += lengths[to]!;
      // Verses that bring nothing cost; a verse that brings two or more words of the quotation pays.
      const score = held.size - 0.06 * Math.max(length - quotation.count, 0);
      if (score > best.score + 1e-9) best = { score, range: { first: verses[from]!, last: verses[to]! } };
    }
  }
  return best.range;
}
