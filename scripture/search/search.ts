import { BOOKS, type Testament, VERSE_COUNT } from '../text/books.ts';
import { foldedWords, rootOf, rootsOf } from '../text/word-forms.ts';
import type { TranslationId, VerseIndex, VerseRange } from '../types.ts';
import { BM25_K1, documentFrequency, type SearchIndex } from './index-file.ts';
import { COMMON_FROM_VERSES, type Concept, rarity, readQuery, type WeightedTerm } from './query.ts';
import {
  keepBest,
  PHRASE_CANDIDATES,
  REORDERED,
  reorder,
  type SearchHit,
  withMeantFirst,
} from './ranking.ts';
import { wellKnownVerses } from './well-known.ts';

export interface SearchOptions {
  readonly limit: number;
  readonly offset?: number;
  /** Number of a book, 1 to 66. */
  readonly book?: number;
  readonly testament?: Testament;
  /** The translations whose order of words counts; by default all that the index was opened with. */
  readonly translations?: readonly TranslationId[];
}

export interface SearchResult {
  /** Best first. */
  readonly hits: readonly SearchHit[];
  /** How many verses match, on all pages. */
  readonly total: number;
  /** All terms that were searched for: of the query's words, their synonyms and corrections. */
  readonly terms: ReadonlySet<number>;
}

/** A verse matches when its coverage of the query is at least this share of the best verse's coverage. */
const MIN_RELATIVE_COVERAGE = 0.65;
/** Only this much of a query is read. */
const MAX_WORDS = 64;
const MAX_QUERY_LENGTH = 2_000;

/** Verses are looked through in runs of 64, because most words stand in few of these. */
const RUN_BITS = 6;
/** By run: 1 where a verse of it has a score. */
const scoredRuns = new Uint8Array((VERSE_COUNT >> RUN_BITS) + 1);
const scores = new Float32Array(scoredRuns.length << RUN_BITS);
/** How much of the query a verse has: the rarities of its words added up. */
const coverage = new Float32Array(scoredRuns.length << RUN_BITS);
/** By verse: score and coverage of the best term of the current concept. */
const conceptScores = new Float32Array(VERSE_COUNT);
const conceptCoverage = new Float32Array(VERSE_COUNT);
/** The verses that have a term of the current concept. */
const touched = new Uint16Array(VERSE_COUNT);

/**
 * Finds verses by words, in any translation and any form of the words; misspelt words are corrected. Words in the order
 * of the query count more, and the very words come first; then a well-known verse, however it is remembered. Without known
 * words there are no hits.
 */
export function search(index: SearchIndex, query: string, options: SearchOptions): SearchResult {
  const words = foldedWords(query.slice(0, MAX_QUERY_LENGTH)).slice(0, MAX_WORDS);
  const roots = words.map(rootOf);
  const { limit, offset = 0, translations } = options;
  const range = rangeOf(options);
  const parsed = readQuery(index, roots);
  const { terms } = parsed;
  const best = addScores(index, parsed.concepts, range);
  if (best === 0) return { hits: [], total: 0, terms };
  const wanted = Math.max(offset + limit, words.length > 1 ? PHRASE_CANDIDATES : REORDERED);
  const minCoverage = best * MIN_RELATIVE_COVERAGE;
  const { found, total } = takeBest(minCoverage, wanted);
  const meant = wellKnownVerses(index, roots, range);
  const uncounted = meant.filter((verse) => coverage[verse]! < minCoverage || coverage[verse] === 0);
  reorder(index, parsed, found, { words, translations });
  const hits = withMeantFirst(found, meant).slice(offset, offset + limit);
  return { hits, total: total + uncounted.length, terms };
}

/**
 * The verses that a quotation may come from: those that share most words with it, by rarity, best first. Faster than
 * `search`: it ignores the order of words and does not correct misspelt ones.
 */
export function candidateVerses(index: SearchIndex, words: string, limit: number): VerseIndex[] {
  const range = { first: 0, last: VERSE_COUNT - 1 };
  const concepts: Concept[] = [];
  for (const root of new Set(rootsOf(words.slice(0, MAX_QUERY_LENGTH)).slice(0, MAX_WORDS))) {
    const number = index.termNumbers.get(root);
    if (number !== undefined) concepts.push([{ number, weight: 1 }]);
  }
  const best = addScores(index, concepts, range);
  return best === 0 ? [] : takeBest(0, limit).found.map((hit) => hit.index);
}

function rangeOf({ book, testament }: SearchOptions): VerseRange {
  if (book !== undefined) return BOOKS[book - 1]?.range ?? { first: 0, last: -1 };
  const newTestament = BOOKS[39]!.range.first;
  return {
    first: testament === 'new' ? newTestament : 0,
    last: testament === 'old' ? newTestament - 1 : VERSE_COUNT - 1,
  };
}

/** Fills `scores` (BM25) and `coverage` for the verses of a range. Returns the largest coverage. */
function addScores(index: SearchIndex, concepts: readonly Concept[], range: VerseRange): number {
  forgetScores();
  const isRare = (concept: Concept) =>
    concept.some(({ number }) => documentFrequency(index, number) <= COMMON_FROM_VERSES);
  const rare = concepts.filter(isRare);
  // Common words count where a query has at most one rarer word ("I am that I am").
  for (const concept of rare.length > 1 ? rare : concepts) {
    if (concept.length === 1) addTerm(index, concept[0]!, range);
    else addConcept(index, concept, range);
  }
  let best = 0;
  for (let run = 0; run < scoredRuns.length; run += 1) {
    if (scoredRuns[run] === 0) continue;
    const end = (run + 1) << RUN_BITS;
    for (let verse = run << RUN_BITS; verse < end; verse += 1) {
      if (coverage[verse]! > best) best = coverage[verse]!;
    }
  }
  return best;
}

/** Empties `scores` and `coverage` of the search before. */
function forgetScores(): void {
  for (let run = scoredRuns.indexOf(1); run !== -1; run = scoredRuns.indexOf(1, run)) {
    const next = scoredRuns.indexOf(0, run);
    const end = next === -1 ? scoredRuns.length : next;
    scores.fill(0, run << RUN_BITS, end << RUN_BITS);
    coverage.fill(0, run << RUN_BITS, end << RUN_BITS);
    scoredRuns.fill(0, run, end);
    run = end;
  }
}

/** The position of a term's first posting that is not before `verse` (binary search). */
function firstPostingFrom(index: SearchIndex, term: number, verse: VerseIndex): number {
  let low = index.termStarts[term]!;
  let high = index.termStarts[term + 1]!;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (index.verses[middle]! < verse) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A search spends its time in these loops, so all that can be computed before them is. */
function addTerm(index: SearchIndex, term: WeightedTerm, range: VerseRange): void {
  const { verses, counts, lengthNorms } = index;
  const idf = term.weight * rarity(index, term.number);
  const maxScore = idf * (BM25_K1 + 1);
  const end = firstPostingFrom(index, term.number, range.last + 1);
  for (let posting = firstPostingFrom(index, term.number, range.first); posting < end; posting += 1) {
    const verse = verses[posting]!;
    const count = counts[posting]!;
    scores[verse]! += (maxScore * count) / (count + lengthNorms[verse]!);
    coverage[verse]! += idf;
    scoredRuns[verse >> RUN_BITS] = 1;
  }
}

/** Adds the best term of a concept that each verse has. */
function addConcept(index: SearchIndex, concept: Concept, range: VerseRange): void {
  const { verses, counts, lengthNorms } = index;
  let touchedCount = 0;
  for (const term of concept) {
    const idf = term.weight * rarity(index, term.number);
    const maxScore = idf * (BM25_K1 + 1);
    const end = firstPostingFrom(index, term.number, range.last + 1);
    for (let posting = firstPostingFrom(index, term.number, range.first); posting < end; posting += 1) {
      const verse = verses[posting]!;
      const count = counts[posting]!;
      const score = (maxScore * count) / (count + lengthNorms[verse]!);
      const before = conceptScores[verse]!;
      if (before === 0) {
        touched[touchedCount] = verse;
        touchedCount += 1;
      }
      if (score > before) conceptScores[verse] = score;
      if (idf > conceptCoverage[verse]!) conceptCoverage[verse] = idf;
    }
  }
  for (let i = 0; i < touchedCount; i += 1) {
    const verse = touched[i]!;
    scores[verse]! += conceptScores[verse]!;
    coverage[verse]! += conceptCoverage[verse]!;
    scoredRuns[verse >> RUN_BITS] = 1;
    conceptScores[verse] = 0;
    conceptCoverage[verse] = 0;
  }
}

/** The best verses with enough coverage, best first, then in the Bible's order; `total` counts all with enough. */
function takeBest(minCoverage: number, wanted: number): { found: SearchHit[]; total: number } {
  const found: SearchHit[] = [];
  let total = 0;
  let minScore = 0;
  for (let run = 0; run < scoredRuns.length; run += 1) {
    if (scoredRuns[run] === 0) continue;
    const end = (run + 1) << RUN_BITS;
    for (let verse = run << RUN_BITS; verse < end; verse += 1) {
      if (coverage[verse]! < minCoverage || coverage[verse] === 0) continue;
      total += 1;
      const score = scores[verse]!;
      if (score <= minScore) continue;
      found.push({ index: verse, score });
      if (found.length >= wanted * 2) {
        keepBest(found, wanted);
        minScore = found[wanted - 1]!.score;
      }
    }
  }
  keepBest(found, wanted);
  return { found, total };
}
