import { rootOf } from '../text/word-forms.ts';
import { documentFrequency, type SearchIndex } from './index-file.ts';

const LONGEST_WORD = 40;
const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST_WORD + 2));

/**
 * How many letters must be changed, added, left out or swapped with their neighbour to make one word of
 * another; `limit + 1` as soon as it is more than `limit` (also for words of more than 40 letters).
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  if (from.length > LONGEST_WORD || to.length > LONGEST_WORD) return limit + 1;
  let [before, last, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= to.length; column += 1) last[column] = column;
  for (let row = 1; row <= from.length; row += 1) {
    const letter = from.charCodeAt(row - 1);
    let least = row;
    current[0] = row;
    for (let column = 1; column <= to.length; column += 1) {
      const same = letter === to.charCodeAt(column - 1);
      let cost = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const swapped =
        row > 1 &&
        column > 1 &&
        letter === to.charCodeAt(column - 2) &&
        from.charCodeAt(row - 2) === to.charCodeAt(column - 1);
      if (swapped) cost = Math.min(cost, before[column - 2]! + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [before, last, current] = [last, current, before];
  }
  return Math.min(last[to.length]!, limit + 1);
}

/** How many mistakes a word of this length may hold and still be understood. */
function allowedMistakes(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * The terms that an unknown root was most likely meant to be: the nearest within the allowed mistakes, of those
 * the three most common; else the two words it is written together from ("brokenhearted").
 */
export function likelyTerms(index: SearchIndex, root: string): number[] {
  if (root.length > LONGEST_WORD) return [];
  const limit = allowedMistakes(root.length);
  let nearest = limit;
  let near: number[] = [];
  const masks = lettersOfTerms(index);
  const letters = lettersOf(root);
  for (const number of limit === 0 ? [] : termsWithBeginning(index, root)) {
    // A mistake adds a letter, takes one away, or both: more of them is another word, found without measuring.
    if (bitsIn(masks[number]! ^ letters) > 2 * nearest) continue;
    const distance = editDistance(root, index.terms[number]!, nearest);
    if (distance > nearest) continue;
    if (distance < nearest) near = [];
    nearest = distance;
    near.push(number);
  }
  if (near.length === 0 || nearest > 1) {
    // Two words written as one are likelier than two mistakes in one.
    const parts = termsTogether(index, root);
    if (parts.length > 0) return parts;
  }
  return near.sort((a, b) => documentFrequency(index, b) - documentFrequency(index, a)).slice(0, 3);
}

const masksOf = new WeakMap<SearchIndex, Uint32Array>();

/** Which letters each term has, a bit a letter: made once, when the first unknown word is met. */
function lettersOfTerms(index: SearchIndex): Uint32Array {
  let masks = masksOf.get(index);
  if (masks === undefined) {
    masks = Uint32Array.from(index.terms, lettersOf);
    masksOf.set(index, masks);
  }
  return masks;
}

function lettersOf(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) & 31);
  return mask >>> 0;
}

function bitsIn(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

/** Few people mistake the first letter, other than by swapping the first two. */
function* termsWithBeginning(index: SearchIndex, root: string): Generator<number> {
  for (const beginning of new Set([root.slice(0, 1), root.charAt(1) + root.charAt(0)])) {
    let number = firstFrom(index.terms, beginning);
    while (index.terms[number]?.startsWith(beginning)) {
      yield number;
      number += 1;
    }
  }
}

/** The place of the first of some sorted words that is not before `word`. */
function firstFrom(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

const SHORTEST_PART = 4;
/** A part must stand in so many verses: what stands once is mostly a name. */
const KNOWN_PART = 2;

/** The two known words that a root is written together from, as terms; none where it is not. */
export function termsTogether(index: SearchIndex, root: string): number[] {
  if (root.length > LONGEST_WORD) return [];
  for (let at = SHORTEST_PART; at <= root.length - SHORTEST_PART; at += 1) {
    const parts = [root.slice(0, at), root.slice(at)].map((part) => index.termNumbers.get(rootOf(part)));
    const known = parts.every((part) => part !== undefined && documentFrequency(index, part) >= KNOWN_PART);
    if (known) return parts as number[];
  }
  return [];
}
