import { BOOKS, type Testament, VERSE_COUNT } from './books.ts';
import { BM25_K1, documentFrequency, type SearchIndex, termOfBibleWord } from './search-index.ts';
import { likelyTerms } from './spelling.ts';
import type { TranslationId, VerseIndex, VerseRange } from './types.ts';
import { foldedWords, rootsOf } from './word-forms.ts';

export interface SearchOptions {
  readonly limit: number;
  readonly offset?: number;
  /** Number of a book, 1 to 66. */
  readonly book?: number;
  readonly testament?: Testament;
  /** The wordings whose order of words counts; all that the index was opened with by default. */
  readonly translations?: readonly TranslationId[];
}

export interface SearchHit {
  readonly index: VerseIndex;
  /** Comparable within one search only. */
  readonly score: number;
}

export interface SearchResult {
  /** Best first. */
  readonly hits: readonly SearchHit[];
  /** How many verses hold enough of the query's words, whichever page is shown. */
  readonly total: number;
  /** The terms that were looked for: the query's own, and what unknown words were taken for. */
  readonly terms: ReadonlySet<number>;
}

interface QueryTerm {
  readonly number: number;
  readonly weight: number;
}

/** A verse counts as found when it holds this part of what the best verse holds of the query, by rarity. */
const ENOUGH = 0.65;
/** More than this is no search; what comes first stands for the rest. */
const MOST_WORDS = 64;
const MOST_LETTERS = 2_000;
/** So many unknown words are looked at for mistakes: each costs more than all known ones. */
const MOST_UNSURE = 8;
/** Terms in more verses than this only matter where a query has no rarer ones. */
export const COMMON = 9_000;
/** So many of the best by words alone are put in order by the order of their words. */
const REORDERED = 20;
const ORDER_WEIGHT = 1.2;
const UNSURE_WEIGHT = 0.7;

const scores = new Float32Array(VERSE_COUNT);
const coverage = new Float32Array(VERSE_COUNT);

/**
 * Finds verses by words, in any of the wordings, whichever form the words have; misspelt words are taken for
 * their neighbours. Words that stand in the same order count more. No words, or none known: no hits.
 */
export function search(index: SearchIndex, query: string, options: SearchOptions): SearchResult {
  const roots = rootsOf(query.slice(0, MOST_LETTERS)).slice(0, MOST_WORDS);
  const { limit, offset = 0 } = options;
  const range = rangeOf(options);
  const looked = queryTerms(index, roots);
  const terms = new Set(looked.map(({ number }) => number));
  const best = addScores(index, looked, range);
  if (best === 0) return { hits: [], total: 0, terms };
  const wanted = Math.max(offset + limit, REORDERED);
  const { found, total } = takeBest(range, best * ENOUGH, wanted);
  reorder(index, roots, found, options.translations);
  return { hits: found.slice(offset, offset + limit), total, terms };
}

/**
 * The verses that share most, by rarity, with a set of words, best first: where a quotation may come from.
 * Faster than `search`: the order of words is left to the caller, and a misspelt word counts for nothing.
 */
export function candidateVerses(index: SearchIndex, words: string, limit: number): VerseIndex[] {
  const range = { first: 0, last: VERSE_COUNT - 1 };
  const terms: QueryTerm[] = [];
  for (const root of new Set(rootsOf(words.slice(0, MOST_LETTERS)).slice(0, MOST_WORDS))) {
    const number = index.termNumbers.get(root);
    if (number !== undefined) terms.push({ number, weight: 1 });
  }
  const best = addScores(index, terms, range);
  return best === 0 ? [] : takeBest(range, 0, limit).found.map((hit) => hit.index);
}

function rangeOf({ book, testament }: SearchOptions): VerseRange {
  if (book !== undefined) return BOOKS[book - 1]?.range ?? { first: 0, last: -1 };
  const newTestament = BOOKS[39]!.range.first;
  return {
    first: testament === 'new' ? newTestament : 0,
    last: testament === 'old' ? newTestament - 1 : VERSE_COUNT - 1,
  };
}

/** Each known root once; an unknown one stands for the known ones it was most likely meant to be. */
function queryTerms(index: SearchIndex, roots: readonly string[]): QueryTerm[] {
  const weights = new Map<number, number>();
  let unsure = 0;
  for (const root of new Set(roots)) {
    const number = index.termNumbers.get(root);
    if (number !== undefined) {
      weights.set(number, 1);
    } else if (unsure < MOST_UNSURE) {
      unsure += 1;
      for (const near of likelyTerms(index, root)) if (!weights.has(near)) weights.set(near, UNSURE_WEIGHT);
    }
  }
  return Array.from(weights, ([number, weight]) => ({ number, weight }));
}

/** Adds up BM25 for all verses of a range, and which part of the query each holds; gives the largest part. */
function addScores(index: SearchIndex, terms: readonly QueryTerm[], range: VerseRange): number {
  scores.fill(0);
  coverage.fill(0);
  const rare = terms.filter((term) => documentFrequency(index, term.number) <= COMMON);
  let best = 0;
  for (const { number, weight } of rare.length > 0 ? rare : terms) {
    const frequency = documentFrequency(index, number);
    const idf = weight * Math.log(1 + (VERSE_COUNT - frequency + 0.5) / (frequency + 0.5));
    const end = index.termStarts[number + 1]!;
    for (let at = index.termStarts[number]!; at < end; at += 1) {
      const verse = index.verses[at]!;
      if (verse < range.first || verse > range.last) continue;
      const count = index.counts[at]!;
      scores[verse]! += (idf * count * (BM25_K1 + 1)) / (count + index.lengthNorms[verse]!);
      const covered = coverage[verse]! + idf;
      coverage[verse] = covered;
      if (covered > best) best = covered;
    }
  }
  return best;
}

/** The best verses of those that hold enough, best first (in the Bible's order where equal), and how many hold enough. */
function takeBest(range: VerseRange, enough: number, wanted: number): { found: SearchHit[]; total: number } {
  const found: SearchHit[] = [];
  let total = 0;
  let least = 0;
  for (let verse = range.first; verse <= range.last; verse += 1) {
    const score = scores[verse]!;
    if (score === 0 || coverage[verse]! < enough) continue;
    total += 1;
    if (score <= least && found.length >= wanted) continue;
    found.push({ index: verse, score });
    if (found.length >= wanted * 2) {
      keepBest(found, wanted);
      least = found[wanted - 1]!.score;
    }
  }
  keepBest(found, wanted);
  return { found, total };
}

function keepBest(found: SearchHit[], wanted: number): void {
  found.sort((a, b) => b.score - a.score || a.index - b.index);
  if (found.length > wanted) found.length = wanted;
}

/** Puts the first hits in order anew: the more neighbouring words of the query are neighbours there, the better. */
function reorder(
  index: SearchIndex,
  roots: readonly string[],
  found: SearchHit[],
  ids: readonly TranslationId[] | undefined,
): void {
  const pairs = new Set<number>();
  for (let at = 1; at < roots.length; at += 1) {
    const pair = pairOf(index.termNumbers.get(roots[at - 1]!), index.termNumbers.get(roots[at]!));
    if (pair !== undefined) pairs.add(pair);
  }
  if (pairs.size === 0) return;
  const translations = index.translations.filter(({ id }) => ids?.includes(id) ?? true);
  const first = found.slice(0, REORDERED).map((hit) => {
    let shared = 0;
    for (const { text } of translations)
      shared = Math.max(shared, sharedPairs(index, text(hit.index), pairs));
    return { index: hit.index, score: hit.score * (1 + (ORDER_WEIGHT * shared) / (roots.length - 1)) };
  });
  keepBest(first, first.length);
  found.splice(0, first.length, ...first);
}

/** Two terms as one number; there are fewer than 2^16 terms. */
const pairOf = (before: number | undefined, term: number | undefined) =>
  before === undefined || term === undefined ? undefined : before * 0x10000 + term;

function sharedPairs(index: SearchIndex, text: string, pairs: ReadonlySet<number>): number {
  const seen = new Set<number>();
  let before: number | undefined;
  for (const word of foldedWords(text)) {
    const term = termOfBibleWord(index, word);
    const pair = pairOf(before, term);
    if (pair !== undefined && pairs.has(pair)) seen.add(pair);
    before = term;
  }
  return seen.size;
}
