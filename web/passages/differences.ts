import { fold } from '../../language/fold.ts';
import { sequenceDiff } from '../../language/sequence-diff.ts';
import type { TextRange } from '../../language/text-range.ts';

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/**
 * The words of `text` that `other` does not have in the same order: all but the longest common subsequence.
 * Case and punctuation do not count as differences.
 */
export function differences(text: string, other: string): TextRange[] {
  const words = [...text.matchAll(WORD)];
  const runs = sequenceDiff(
    Array.from(other.matchAll(WORD), ([word]) => fold(word)),
    words.map(([word]) => fold(word)),
  );
  return runs
    .filter(({ kind }) => kind === 'added')
    .flatMap(({ start, end }) => words.slice(start, end))
    .map(({ 0: word, index }) => [index, index + word.length]);
}
