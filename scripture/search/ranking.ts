import type { TranslationId, VerseIndex } from '../types.ts';
import type { SearchIndex } from './index-file.ts';
import type { Query } from './query.ts';
import { phraseTest, quickPhraseTest, wordOrderMeasure } from './word-order.ts';

export interface SearchHit {
  readonly index: VerseIndex;
  /** Comparable only within one search. */
  readonly score: number;
}

/** How many of the best hits are ranked again by the order of words. */
export const REORDERED = 20;
/** How many of the best hits are looked through for the very words of the query. */
export const PHRASE_CANDIDATES = 1_500;
const ORDER_WEIGHT = 1.2;
/** Added where a verse has the very words of the query: larger than any other score. */
const PHRASE_SCORE = 10_000;

/** Sorts hits, best first, then in the Bible's order, and drops all after `wanted`. */
export function keepBest(found: SearchHit[], wanted: number): void {
  found.sort((a, b) => b.score - a.score || a.index - b.index);
  if (found.length > wanted) found.length = wanted;
}

/**
 * Ranks the hits again: verses with the very words of the query first, then, of the first hits, those with more of its
 * neighbouring words as neighbours.
 */
export function reorder(
  index: SearchIndex,
  query: Query,
  found: SearchHit[],
  {
    words,
    translations: ids,
  }: { readonly words: readonly string[]; readonly translations?: readonly TranslationId[] | undefined },
): void {
  const translations = index.translations.filter(({ id }) => ids?.includes(id) ?? true);
  const measure = wordOrderMeasure(index, query, translations);
  if (measure === undefined) return;
  const hasPhrase = phraseTest(index, words, translations);
  const later = found.splice(REORDERED);
  const mayHavePhrase = quickPhraseTest(words, translations);
  const laterPhrases = later.filter(({ index: verse }) => mayHavePhrase(verse));
  const first = [...found, ...laterPhrases].map((hit) => {
    const inOrder = measure(hit.index);
    // Where a pair of neighbours is missing the phrase is, too.
    const phraseScore = inOrder === 1 && hasPhrase(hit.index) ? PHRASE_SCORE : 0;
    return { index: hit.index, score: hit.score * (1 + ORDER_WEIGHT * inOrder) + phraseScore };
  });
  keepBest(first, first.length);
  const isPhrase = new Set(laterPhrases);
  found.splice(0, found.length, ...first, ...later.filter((hit) => !isPhrase.has(hit)));
}

/** Puts the verses that are meant first, in their order, but after other verses with the very words of the query. */
export function withMeantFirst(
  found: readonly SearchHit[],
  meant: readonly VerseIndex[],
): readonly SearchHit[] {
  if (meant.length === 0) return found;
  const foundScores = new Map(found.map(({ index, score }) => [index, score]));
  const meantHits = meant.map((index) => ({ index, score: foundScores.get(index) ?? 0 }));
  const others = found.filter(({ index }) => !meant.includes(index));
  const hasPhrase = ({ score }: SearchHit) => score >= PHRASE_SCORE;
  const lacksPhrase = (hit: SearchHit) => !hasPhrase(hit);
  const ordered = [
    ...meantHits.filter(hasPhrase),
    ...others.filter(hasPhrase),
    ...meantHits.filter(lacksPhrase),
    ...others.filter(lacksPhrase),
  ];
  let minScore = 0;
  return ordered
    .reverse()
    .map(({ index, score }) => {
      minScore = Math.max(minScore, score);
      return { index, score: minScore };
    })
    .reverse();
}
