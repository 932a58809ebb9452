/**
 * Hashed features of a text: single words, word n-grams, and the letter n-grams of each word, so that inflected and unseen
 * words are recognised by their parts. Each feature is hashed to a bucket of a weight table with FNV-1a (Fowler, Noll and
 * Vo); features that share a bucket do so in training as well.
 */

/** The buckets of a text in each table: words first, then letters. A bucket may come several times. */
export type Features = readonly (readonly number[])[];

/** `buckets` is the size of a table, a power of two; n-grams have up to `longestRow` words, or `from` to `to` letters. */
export interface FeatureSpace {
  readonly words: { readonly buckets: number; readonly longestRow: number };
  readonly letters: { readonly buckets: number; readonly from: number; readonly to: number };
}

/** How many times each bucket of a text comes in a table. */
export function timesFound(buckets: readonly number[]): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  for (const bucket of buckets) times.set(bucket, (times.get(bucket) ?? 0) + 1);
  return times;
}

const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

function hashOf(word: string): number {
  let hash = SEED;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), PRIME);
  return hash;
}

/** The bucket of a feature of another sort, by its name. */
export function bucketOf(name: string, buckets: number): number {
  const hash = hashOf(name);
  return (hash ^ (hash >>> 15)) & (buckets - 1);
}

/** The bucket of a word by itself, among words and their rows. */
export function bucketOfWord(word: string, buckets: number): number {
  const row = Math.imul(SEED ^ hashOf(word), PRIME);
  return (row ^ (row >>> 15)) & (buckets - 1);
}

const BEGIN = hashOf('^');
/** Letters of a word that are read: what goes on is a key held down. */
const LONGEST_READ = 24;
/** Words that were read before are remembered: a few hundred make up most of what is written. */
const REMEMBERED = 4_000;
/** A longer word comes once, and thousands of such would fill the memory. */
const LONGEST_REMEMBERED = 16;

interface WordFeatures {
  readonly hash: number;
  readonly letters: readonly number[];
}

/** Makes the function that reads a sentence's features; `end` is its punctuation: "." or "?". */
export function createFeatureReader({ words, letters }: FeatureSpace) {
  const known = new Map<string, WordFeatures>();

  const readWord = (word: string): WordFeatures => {
    const before = known.get(word);
    if (before) return before;
    const read = { hash: hashOf(word), letters: lettersOf(word, letters) };
    if (word.length <= LONGEST_REMEMBERED && known.size < REMEMBERED) known.set(word, read);
    return read;
  };

  return (sentence: readonly string[], end: string): Features => {
    const read = sentence.map(readWord);
    const hashes = [BEGIN, ...read.map(({ hash }) => hash), hashOf(end)];
    return [rowsOf(hashes, words), read.flatMap((word) => word.letters)];
  };
}

/** The mark of a sentence's begin or end is a feature only together with a word. */
function rowsOf(hashes: readonly number[], { buckets, longestRow }: FeatureSpace['words']): number[] {
  const found: number[] = [];
  for (let at = 0; at < hashes.length; at++) {
    let row = SEED;
    for (let next = at; next < Math.min(hashes.length, at + longestRow); next++) {
      row = Math.imul(row ^ hashes[next]!, PRIME);
      row ^= row >>> 15;
      if (next > at || (at > 0 && at < hashes.length - 1)) found.push(row & (buckets - 1));
    }
  }
  return found;
}

function lettersOf(word: string, { buckets, from, to }: FeatureSpace['letters']): number[] {
  const text = `_${word.slice(0, LONGEST_READ)}_`;
  const found: number[] = [];
  for (let at = 0; at < text.length; at++) {
    let hash = SEED;
    for (let length = 1; length <= to && at + length <= text.length; length++) {
      hash = Math.imul(hash ^ text.charCodeAt(at + length - 1), PRIME);
      if (length >= from) found.push((hash ^ (hash >>> 15)) & (buckets - 1));
    }
  }
  return found;
}
