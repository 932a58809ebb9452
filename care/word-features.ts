import type { Sentence } from './fold-words.ts';

/** Places of the table of words and of the table of letters (word-weights.ts); powers of two. */
export const WORD_PLACES = 1 << 16;
export const LETTER_PLACES = 1 << 15;
/** Words in a row, and letters in a row, that are weighed together. */
const LONGEST_ROW = 3;
const LETTERS = { from: 3, to: 5 };

/** What a sentence is weighed by: places in the two tables. */
export interface Features {
  readonly words: readonly number[];
  readonly letters: readonly number[];
}

/**
 * A folded sentence's words, alone and in rows of up to three, and the letters of each word in rows of three to five
 * (so that forms of a word, and words nobody wrote before, are known by their parts). Each becomes a place in a table
 * by FNV-1a (Fowler, Noll and Vo): a few share one, which the weights were made with.
 */
export function featuresOf({ words, asks }: Pick<Sentence, 'words' | 'asks'>): Features {
  const parts = words.map(partsOf);
  const hashes = [BEGIN, ...parts.map(({ hash }) => hash), asks ? ASKED : SAID];
  const places: number[] = [];
  for (let at = 0; at < hashes.length; at++) {
    let row = SEED;
    for (let next = at; next < Math.min(hashes.length, at + LONGEST_ROW); next++) {
      row = Math.imul(row ^ hashes[next]!, PRIME);
      row ^= row >>> 15;
      if (next > at || (at > 0 && at < hashes.length - 1)) places.push(row & (WORD_PLACES - 1));
    }
  }
  return { words: places, letters: parts.flatMap(({ letters }) => letters) };
}

const SEED = 0x811c9dc5;
const PRIME = 0x01000193;
const hashOf = (word: string): number => {
  let hash = SEED;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), PRIME);
  return hash;
};
const BEGIN = hashOf('^');
const SAID = hashOf('.');
const ASKED = hashOf('?');

interface Parts {
  readonly hash: number;
  readonly letters: readonly number[];
}
const known = new Map<string, Parts>();
const KEPT = 4_000;
/** Letters of a word that are weighed: what goes on is a key held down. */
const LONGEST_READ = 24;
/** A longer word comes once, and thousands of such would fill the memory. */
const LONGEST_KEPT = 16;

function partsOf(word: string): Parts {
  const before = known.get(word);
  if (before) return before;
  const parts = { hash: hashOf(word), letters: lettersOf(word) };
  if (word.length <= LONGEST_KEPT && known.size < KEPT) known.set(word, parts);
  return parts;
}

function lettersOf(word: string): number[] {
  const text = `_${word.slice(0, LONGEST_READ)}_`;
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    let hash = SEED;
    for (let length = 1; length <= LETTERS.to && at + length <= text.length; length++) {
      hash = Math.imul(hash ^ text.charCodeAt(at + length - 1), PRIME);
      if (length >= LETTERS.from) places.push((hash ^ (hash >>> 15)) & (LETTER_PLACES - 1));
    }
  }
  return places;
}
