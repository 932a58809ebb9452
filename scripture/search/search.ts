import { BOOKS, type Testament, VERSE_COUNT } from '../text/books.ts';
import { rootsOf } from '../text/word-forms.ts';
import type { TranslationId, VerseIndex, VerseRange } from '../types.ts';
import { BM25_K1, documentFrequency, type SearchIndex } from './index-file.ts';
import { COMMON, type Concept, type Query, rarity, readQuery, type WeighedTerm } from './query.ts';
import { orderMeasure } from './word-order.ts';

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
/** The verses that it has given anything. */
const touched = new Uint16Array(VERSE_COUNT);

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
  scores.fill(0, range.first, range.last + 1);
  coverage.fill(0, range.first, range.last + 1);
  const isRare = (concept: Concept) =>
    concept.some(({ number }) => documentFrequency(index, number) <= COMMON);
  const rare = concepts.filter(isRare);
  // "I am that I am": one word alone that is not very common says too little.
  for (const concept of rare.length > 1 ? rare : concepts) {
    if (concept.length === 1) addTerm(index, concept[0]!, range);
    else addConcept(index, concept, range);
  }
  let best = 0;
  for (let verse = range.first; verse <= range.last; verse += 1) {
    const part = coverage[verse]!;
    if (part > best) best = part;
  }
  return best;
}

/** The place of a term's first posting that is not before `verse`: postings rise. */
function postingFrom(index: SearchIndex, term: number, verse: VerseIndex): number {
  let low = index.termStarts[term]!;
  let high = index.termStarts[term + 1]!;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (index.verses[middle]! < verse) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** These loops are where a search spends its time: nothing is asked in them that can be known before. */
function addTerm(index: SearchIndex, term: WeighedTerm, range: VerseRange): void {
  const { verses, counts, lengthNorms } = index;
  const idf = term.weight * rarity(index, term.number);
  const most = idf * (BM25_K1 + 1);
  const end = postingFrom(index, term.number, range.last + 1);
  for (let at = postingFrom(index, term.number, range.first); at < end; at += 1) {
    const verse = verses[at]!;
    const count = counts[at]!;
    scores[verse]! += (most * count) / (count + lengthNorms[verse]!);
    coverage[verse]! += idf;
  }
}

/** Of several terms that a word may stand as, a verse is given the best one alone. */
function addConcept(index: SearchIndex, concept: Concept, range: VerseRange): void {
  const { verses, counts, lengthNorms } = index;
  let touches = 0;
  for (const term of concept) {
    const idf = term.weight * rarity(index, term.number);
    const most = idf * (BM25_K1 + 1);
    const end = postingFrom(index, term.number, range.last + 1);
    for (let at = postingFrom(index, term.number, range.first); at < end; at += 1) {
      const verse = verses[at]!;
      const count = counts[at]!;
      const score = (most * count) / (count + lengthNorms[verse]!);
      const before = given[verse]!;
      if (before === 0) {
        touched[touches] = verse;
        touches += 1;
      }
      if (score > before) given[verse] = score;
      if (idf > covered[verse]!) covered[verse] = idf;
    }
  }
  for (let at = 0; at < touches; at += 1) {
    const verse = touched[at]!;
    scores[verse]! += given[verse]!;
    coverage[verse]! += covered[verse]!;
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
    const part = coverage[verse]!;
    if (part < enough || part === 0) continue;
    total += 1;
    const score = scores[verse]!;
    if (score <= least) continue;
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
