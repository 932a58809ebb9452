import { editDistance, LONGEST_COMPARED_WORD } from '../../language/edit-distance.ts';
import { letterMask, mayBeWithinEdits } from '../../language/letter-mask.ts';
import { rootOf } from '../text/word-forms.ts';
import { documentFrequency, type SearchIndex } from './index-file.ts';

/** How many edits a word of this length may be away from the one that was meant. */
function maxEdits(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * The terms that an unknown root most likely stands for: of the nearest ones the three most common, or the two words of
 * a compound ("brokenhearted").
 */
export function correctedTerms(index: SearchIndex, root: string): number[] {
  if (root.length > LONGEST_COMPARED_WORD) return [];
  const limit = maxEdits(root.length);
  let nearest = limit;
  let near: number[] = [];
  const masks = termMasks(index);
  const mask = letterMask(root);
  for (const number of limit === 0 ? [] : termsWithSameStart(index, root)) {
    if (!mayBeWithinEdits(masks[number]!, mask, nearest)) continue;
    const distance = editDistance(root, index.terms[number]!, nearest);
    if (distance > nearest) continue;
    if (distance < nearest) near = [];
    nearest = distance;
    near.push(number);
  }
  if (near.length === 0 || nearest > 1) {
    // Two words written as one are more likely than two mistakes in a word.
    const parts = termsOfCompound(index, root);
    if (parts.length > 0) return parts;
  }
  return near.sort((a, b) => documentFrequency(index, b) - documentFrequency(index, a)).slice(0, 3);
}

const maskCache = new WeakMap<SearchIndex, Uint32Array>();

/** The letter mask of each term: made once, for the first unknown word. */
function termMasks(index: SearchIndex): Uint32Array {
  let masks = maskCache.get(index);
  if (masks === undefined) {
    masks = Uint32Array.from(index.terms, letterMask);
    maskCache.set(index, masks);
  }
  return masks;
}

/** The terms with the same first letter, or the second one: few people get the first letter wrong except by a swap. */
function* termsWithSameStart(index: SearchIndex, root: string): Generator<number> {
  for (const beginning of new Set([root.slice(0, 1), root.charAt(1) + root.charAt(0)])) {
    let number = lowerBound(index.terms, beginning);
    while (index.terms[number]?.startsWith(beginning)) {
      yield number;
      number += 1;
    }
  }
}

/** The position of the first sorted word that is not before `word`. */
function lowerBound(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

const MIN_PART_LENGTH = 4;
/** Words that only one verse has are mostly names. */
const MIN_PART_VERSES = 2;

/** The terms of the two words that a compound consists of; none where it is not a compound. */
export function termsOfCompound(index: SearchIndex, root: string): number[] {
  if (root.length > LONGEST_COMPARED_WORD) return [];
  for (let length = MIN_PART_LENGTH; length <= root.length - MIN_PART_LENGTH; length += 1) {
    const parts = [root.slice(0, length), root.slice(length)].map((part) =>
      index.termNumbers.get(rootOf(part)),
    );
    const areKnown = parts.every(
      (part) => part !== undefined && documentFrequency(index, part) >= MIN_PART_VERSES,
    );
    if (areKnown) return parts as number[];
  }
  return [];
}
