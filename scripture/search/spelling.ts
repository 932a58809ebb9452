import { editDistance, LONGEST_COMPARED_WORD } from '../../language/edit-distance.ts';
import { letterMask, mayBeWithinEdits } from '../../language/letter-mask.ts';
import { rootOf } from '../text/word-forms.ts';
import { documentFrequency, type SearchIndex } from './index-file.ts';

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
  if (root.length > LONGEST_COMPARED_WORD) return [];
  const limit = allowedMistakes(root.length);
  let nearest = limit;
  let near: number[] = [];
  const masks = termMasks(index);
  const mask = letterMask(root);
  for (const number of limit === 0 ? [] : termsWithBeginning(index, root)) {
    if (!mayBeWithinEdits(masks[number]!, mask, nearest)) continue;
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

/** The letter mask of each term: made once, for the first unknown word. */
function termMasks(index: SearchIndex): Uint32Array {
  let masks = masksOf.get(index);
  if (masks === undefined) {
    masks = Uint32Array.from(index.terms, letterMask);
    masksOf.set(index, masks);
  }
  return masks;
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
  if (root.length > LONGEST_COMPARED_WORD) return [];
  for (let at = SHORTEST_PART; at <= root.length - SHORTEST_PART; at += 1) {
    const parts = [root.slice(0, at), root.slice(at)].map((part) => index.termNumbers.get(rootOf(part)));
    const known = parts.every((part) => part !== undefined && documentFrequency(index, part) >= KNOWN_PART);
    if (known) return parts as number[];
  }
  return [];
}
