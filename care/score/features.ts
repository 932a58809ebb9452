import { bucketOf, createFeatureReader, type Features } from '../../learning/features.ts';
import type { ReadSentence } from '../read-message.ts';

const WORDS = { buckets: 1 << 19, longestRow: 3 };
const LETTERS = { buckets: 1 << 14, from: 3, to: 5 };
const SIGNS = 1 << 11;

/** Buckets of each table of features. */
export const FEATURE_BUCKETS: readonly number[] = [WORDS.buckets, LETTERS.buckets, SIGNS];

/** Tables of the kinds are smaller: buckets are folded onto so many. */
export const KIND_BUCKETS = 1 << 11;

const readWords = createFeatureReader({ words: WORDS, letters: LETTERS });

/**
 * What a sentence is scored by: its words alone and in rows of up to three, their letters in rows of three to five, and
 * the signs that statements find in it.
 */
export const featuresOf = (sentence: ReadSentence): Features => [
  ...readWords(sentence.words, sentence.asks ? '?' : '.'),
  signsOf(sentence).map((name) => bucketOf(name, SIGNS)),
];

/** By name, kind and strength; that there is none is one as well. */
function signsOf({ made }: ReadSentence): string[] {
  if (made.length === 0) return ['none'];
  return [
    ...new Set(
      made.flatMap(({ statement: { kind, name, strength } }) => [
        `${kind} ${name}`,
        `${kind} ${strength}`,
        strength,
      ]),
    ),
  ];
}
