import { indexesOf } from '../text/passages.ts';
import {
  contentRoots,
  countWords,
  MAX_COMPARED_VERSES,
  rootsOfVerse,
  type Words,
  wordsOf,
  wordsOfVerse,
} from '../text/words.ts';
import type { Translation, VerseRange } from '../types.ts';

/** A stretch of a quotation that is written as running on, and what stands before it. */
interface Part {
  readonly words: Words;
  /** Nothing; dots that say that words were left out; or words in brackets that the writer put in. */
  readonly after: 'start' | 'ellipsis' | 'bracket';
  /** What the bracket before it holds, as words. */
  readonly put: Words;
}

const ELLIPSIS = /\[\s*(?:\.{3,}|…|\. \. \.)\s*\]|\(\s*(?:\.{3,}|…)\s*\)|\.{3,}|…|\. \. \.(?: \.)?/g;
const MARK_ELLIPSIS = '⟦';
const BRACKETED = /\[([^[\]]{1,80})\]/;
const AT_MARKS = /(⟦|\[[^[\]]{1,80}\])/;
/** What an editor says of the quotation, and not in it. */
const OF_THE_WORDING = /\[(?:sic|emphasis (?:mine|added|his|hers|theirs)|italics (?:mine|added))\]/gi;
/** A letter changed at a word's beginning, or its ending: "[F]or", "love[s]", "[be]lieve". */
const LETTERS = /\[(\p{L}{1,4})\](?=\p{L})|(?<=\p{L})\[(\p{L}{1,4})\]/gu;

const ENDING = /(?<=\p{L})\[\p{L}{1,4}\]/gu;

/**
 * A quotation cut where its writer says that words are left out or put in. Brackets round a letter, a number
 * or words of the text itself are no cut; `withBrackets` keeps the words in them.
 */
function partsOf(quoted: string, withBrackets: boolean): Part[] {
  const marked = quoted
    .replace(ELLIPSIS, MARK_ELLIPSIS)
    .replace(OF_THE_WORDING, ' ')
    .replace(LETTERS, '$1$2')
    .replace(/[[(]\s*\d+\s*[\])]/g, ' ')
    .replace(new RegExp(BRACKETED, 'g'), withBrackets ? '$1' : '$&');
  const parts: Part[] = [];
  let after: Part['after'] = 'start';
  let put = '';
  for (const piece of marked.split(AT_MARKS)) {
    const bracket = BRACKETED.exec(piece)?.[1];
    if (piece === MARK_ELLIPSIS) after = 'ellipsis';
    else if (bracket !== undefined) {
      if (after === 'start') after = 'bracket';
      put += wordsOf(bracket);
    } else {
      const words = wordsOf(piece);
      if (words === '') continue;
      parts.push({ words, after, put });
      after = 'start';
      put = '';
    }
  }
  // What is put in at the end stands before nothing.
  if (put !== '') parts.push({ words: '', after: 'bracket', put });
  return parts;
}

const PRONOUN =
  /^(?:i|me|my|mine|we|us|our|ours|you|your|yours|ye|thou|thee|thy|thine|he|him|his|she|her|hers|it|its|they|them|their|theirs|who|whom|whose|this|that|these|those|himself|herself|themselves)$/;
/** Words that say more or less than the text, and name nobody. */
const NARROWING =
  /^(?:a|an|only|just|merely|all|every|each|any|some|many|few|more|most|also|even|ever|always|still|so|very|truly|really|and|or|but|if|when|because|for|by|in|with|from|as|is|are|was|were|be|been|can|could|may|might|must|shall|should|will|would|do|does|did|has|have|had)$/;
const MOST_PUT = 4;

/**
 * Whether what a writer put in brackets leaves the text as it is: a pronoun, or a name or noun that stands for a pronoun
 * of the text or explains the one before it. Never words that add, deny or narrow. `left` is what stands in the text
 * there, `before` the word before it.
 */
function mayStand(put: Words, left: Words, before: string, text: Words): boolean {
  const words = put.trim().split(' ').filter(Boolean);
  const gap = left.trim().split(' ').filter(Boolean);
  if (words.length === 0) return gap.length === 0;
  if (words.some((word) => DENIAL.test(word)) || gap.some((word) => DENIAL.test(word))) return false;
  // A verb that English wants, and whom words were said to.
  if (gap.length === 0 && words.length === 1 && COPULA.test(words[0]!)) return true;
  if (gap.length === 0 && words.length === 2 && words[0] === 'to' && SAID.test(before)) return true;
  if (words.every((word) => PRONOUN.test(word))) return gap.length <= BRACKET_REACH;
  const narrows = words.filter((word) => NARROWING.test(word)).length;
  // The passage's own words, put where they are wanted.
  if (gap.length <= BRACKET_REACH && narrows < words.length && text.includes(` ${words.join(' ')} `))
    return true;
  if (words.length > MOST_PUT || narrows > 0) return false;
  return gap.length === 0 ? PRONOUN.test(before) : gap.length === 1 && PRONOUN.test(gap[0]!);
}

const COPULA = /^(?:is|are|was|were)$/;
const SAID = /^(?:said|says|saith|spoke|spake|answered|replied)$/;
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
/** How many places are tried for the parts of one quotation: more are a game, not a quotation. */
const MOST_TRIES = 200;

/**
 * Where the parts of a quotation stand in a passage's words, in order; -1 where they do not. `stops` are the places in
 * the words at which the text has a stop: a clause may be left out whole, whatever it says.
 */
function placeOf(parts: readonly Part[], text: Words, stops: () => ReadonlySet<number>): number {
  let tries = 0;
  const wordBefore = (place: number) => text.slice(0, place).trimEnd().split(' ').at(-1) ?? '';
  const follow = (at: number, from: number): boolean => {
    const part = parts[at];
    if (part === undefined) return true;
    if (part.words === '') return mayStand(part.put, '', wordBefore(from), text);
    for (
      let place = text.indexOf(part.words, from);
      place >= 0;
      place = text.indexOf(part.words, place + 1)
    ) {
      tries += 1;
      if (tries > MOST_TRIES) return false;
      const left = text.slice(from, place + 1);
      if (part.after === 'bracket') {
        if (left.length > 100 || countWords(left) > BRACKET_REACH) return false;
        if (!mayStand(part.put, left, wordBefore(from), text)) continue;
      }
      const turned = turnsTheSense(left.slice(-LONGEST_LEFT)) && !(stops().has(from) && stops().has(place));
      if (!turned && follow(at + 1, place + part.words.length - 1)) return true;
    }
    return false;
  };
  const first = parts[0];
  if (first === undefined || first.words === '') return -1;
  for (let place = text.indexOf(first.words); place >= 0; place = text.indexOf(first.words, place + 1)) {
    tries += 1;
    if (tries > MOST_TRIES) return -1;
    // A name that begins the quotation stands for the pronoun there.
    const before = wordBefore(place + 1);
    if (first.put !== '' && !mayStand(first.put, before && ` ${before} `, '', text)) continue;
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

/** Small capitals of Unicode, in which the divine name is set ("Lᴏʀᴅ"), and the letters that they stand for. */
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰғɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ';
const LETTERS_OF_CAPITALS = 'abcdeffghijklmnoprstuvwyz';
const SMALL_CAPITAL = new RegExp(`[${SMALL_CAPITALS}]`, 'g');

export function quotationOf(raw: string): Quotation {
  const written = raw.replace(SMALL_CAPITAL, (sign) => LETTERS_OF_CAPITALS[SMALL_CAPITALS.indexOf(sign)]!);
  const without = partsOf(written, false);
  const parts = written.includes('[')
    ? [partsOf(written, true), without, partsOf(written.replace(ENDING, ''), false)]
    : [without];
  const words = wordsOf(written.replace(LETTERS, '$1$2').replace(/\[[^[\]]{1,80}\]/g, ' '));
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
    if (missing.size === 0 || count > MAX_COMPARED_VERSES) break;
    const held = rootsOfVerse(translation, index);
    for (const root of missing) if (held.has(root)) missing.delete(root);
  }
  return 1 - missing.size / quotation.roots.length;
}

const MOST_COMPARED = { quoted: 200, held: 400 };

/** How many words both have in the same order: the longest such row. */
function longestRow(a: readonly string[], b: readonly string[]): number {
  let row = new Uint16Array(b.length + 1);
  let last = new Uint16Array(b.length + 1);
  for (const word of a) {
    [row, last] = [last, row];
    for (let at = 1; at <= b.length; at += 1) {
      row[at] = b[at - 1] === word ? last[at - 1]! + 1 : Math.max(last[at]!, row[at - 1]!);
    }
  }
  return row[b.length]!;
}

const wordList = (words: Words, most: number) => words.trim().split(' ').slice(0, most);

/**
 * How near the wording is, 0 to 1: the longest row of words that both have in the same order, by the longer
 * of the two. Tells the translations apart, so it takes words as they are.
 */
export function nearness(quotation: Quotation, text: Words): number {
  const a = wordList(quotation.words, MOST_COMPARED.quoted);
  const b = wordList(text, MOST_COMPARED.held);
  return longestRow(a, b) / Math.max(a.length, b.length);
}

/** Which part of the quotation's words a passage has, in the same order, whatever else it says: 0 to 1. */
export function heldOf(quotation: Quotation, text: Words): number {
  const a = wordList(quotation.words, MOST_COMPARED.quoted);
  return longestRow(a, wordList(text, MOST_COMPARED.held)) / a.length;
}

const LARGEST_WINDOW = 12;

/** The verses of a passage that a quotation is taken from, as near as its words tell; one stretch. */
export function quotedVerses(
  quotation: Quotation,
  translation: Translation,
  ranges: readonly VerseRange[],
): VerseRange {
  const verses = [...indexesOf(ranges)].slice(0, MAX_COMPARED_VERSES);
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
