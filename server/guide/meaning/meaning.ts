import { vectorOf, type WordVectors } from '../../../learning/word-vectors.ts';
import { wordsOf } from '../reading/words.ts';
import { loadWordVectors } from './word-vectors.ts';

/** What a text is about and asks, as a direction: a vector of length 1, or all 0 where no word is known. */
export type Meaning = Float32Array;

/** The words of a text by which its meaning is known: the stems of all, in order. */
export const meaningWords = (text: string): string[] => wordsOf(text).map(({ stem }) => stem);

/** The meaning of a text. */
export const meaningOf = (text: string, vectors: WordVectors = loadWordVectors()): Meaning =>
  vectorOf(meaningWords(text), vectors);

/** How near two meanings are: 1 where they are the same, about 0 where they have nothing to do with one another, never below -1. */
export function nearness(a: Meaning, b: Meaning): number {
  let sum = 0;
  for (let axis = 0; axis < a.length; axis++) sum += a[axis]! * b[axis]!;
  return sum;
}
