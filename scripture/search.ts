import { BOOKS, type Testament, VERSE_COUNT } from './books.ts';
import { BM25_K1, documentFrequency, type SearchIndex } from './search-index.ts';
import { orderMeasure } from './search-order.ts';
import { COMMON, type Concept, type Query, readQuery } from './search-query.ts';
import type { TranslationId, VerseIndex, VerseRange } from './types.ts';
import { rootsOf } from './word-forms.ts';

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

/** A verse counts as found when it holds this part of what the best verse holds of the query, by rarity. */
const ENOUGH = 0.65;
/** More than this is no search; what comes first stands for the rest. */
const MOST_WORDS = 64;
const MOST_LETTERS = 2_000;
/** So many of the best by words alone are put in order by the order of their words. */
const REORDERED = 20;
const ORDER_WEIGHT = 1.2;

const scores = new Float32Array(VERSE_COUNT);
const coverage = new Float32Array(VERSE_COUNT);
/** What the concept at hand has given a verse so far: only its best term counts. */
const given = new Float32Array(VERSE_COUNT);
const covered = new Float32Array(VERSE_COUNT);

/**
 * Finds verses by words, in any of the wordings, whichever form the words have; misspelt words are taken for
 * their neighbours. Words that stand in the same order count more. No words, or none known: no hits.
 */
export function search(index: SearchIndex, query: string, options: SearchOptions): SearchResult {
  const roots = rootsOf(query.slice(0, MOST_LETTERS)).slice(0, MOST_WORDS);
  const { limit, offset = 0 } = options;
  const range = rangeOf(options);
  const read = readQuery(index, roots);
  const { terms } = read;
  const best = addScores(index, read.concepts, range);
  if (best === 0) return { hits: [], total: 0, terms };
  const wanted = Math.max(offset + limit, REORDERED);
  const { found, total } = takeBest(range, best * ENOUGH, wanted);
  reorder(index, read, found, options.translations);
  return { hits: found.slice(offset, offset + limit), total, terms };
}

/**
 * The verses that share most, by rarity, with a set of words, best first: where a quotation may come from.
 * Faster than `search`: the order of words is left to the caller, and a misspelt word counts for nothing.
 */
export function candidateVerses(index: SearchIndex, words: string, limit: number): VerseIndex[] {
  const range = { first: 0, last: VERSE_COUNT - 1 };
  const concepts: Concept[] = [];
  for (const root of new Set(rootsOf(words.slice(0, MOST_LETTERS)).slice(0, MOST_WORDS))) {
    const number = index.termNumbers.get(root);
    if (number !== undefined) concepts.push([{ number, weight: 1 }]);
  }
  const best = addScores(index, concepts, range);
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

/** Adds up BM25 for all verses of a range, and which part of the query each holds; gives the largest part. */
function addScores(index: SearchIndex, concepts: readonly Concept[], range: VerseRange): number {
  scores.fill(0);
  coverage.fill(0);
  const isRare = (concept: Concept) =>
    concept.some(({ number }) => documentFrequency(index, number) <= COMMON);
  const rare = concepts.filter(isRare);
  for (const concept of rare.length > 0 ? rare : concepts) addConcept(index, concept, range);
  let best = 0;
  for (let verse = range.first; verse <= range.last; verse += 1) {
    if (coverage[verse]! > best) best = coverage[verse]!;
  }
  return best;
}

function addConcept(index: SearchIndex, concept: Concept, range: VerseRange): void {
  const several = concept.length > 1;
  for (const { number, weight } of concept) {
    const frequency = documentFrequency(index, number);
    const idf = weight * Math.log(1 + (VERSE_COUNT - frequency + 0.5) / (frequency + 0.5));
    const end = index.termStarts[number + 1]!;
    for (let at = index.termStarts[number]!; at < end; at += 1) {
      const verse = index.verses[at]!;
      if (verse < range.first || verse > range.last) continue;
      const count = index.counts[at]!;
      const score = (idf * count * (BM25_K1 + 1)) / (count + index.lengthNorms[verse]!);
      if (!several) {
        scores[verse]! += score;
        coverage[verse]! += idf;
        continue;
      }
      const more = score - given[verse]!;
      if (more > 0) {
        scores[verse]! += more;
        given[verse] = score;
      }
      const part = idf - covered[verse]!;
      if (part > 0) {
        coverage[verse]! += part;
        covered[verse] = idf;
      }
    }
  }
  if (several) for (const { number } of concept) forget(index, number);
}

/** Makes ready for the next concept; cheaper than all verses, since few have a term. */
function forget(index: SearchIndex, term: number): void {
  const end = index.termStarts[term + 1]!;
  for (let at = index.termStarts[term]!; at < end; at += 1) {
    const verse = index.verses[at]!;
    given[verse] = 0;
    covered[verse] = 0;
  }
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
  query: Query,
  found: SearchHit[],
  ids: readonly TranslationId[] | undefined,
): void {
  const translations = index.translations.filter(({ id }) => ids?.includes(id) ?? true);
  const measure = orderMeasure(index, query, translations);
  if (measure === undefined) return;
  const first = found.slice(0, REORDERED).map((hit) => ({
    index: hit.index,
    score: hit.score * (1 + ORDER_WEIGHT * measure(hit.index)),
  }));
  keepBest(first, first.length);
  found.splice(0, first.length, ...first);
}
