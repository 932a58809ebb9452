import { VERSE_COUNT } from '../text/books.ts';
import { rootsOf } from '../text/word-forms.ts';
import { documentFrequency, type SearchIndex } from './index-file.ts';
import { synonymsOf } from './modern-words.ts';
import { correctedTerms, termsOfCompound } from './spelling.ts';
import { derivedRoots } from './word-families.ts';

/** A term of the index that counts for a word of the query, and how much: 1 for the word own. */
export interface WeightedTerm {
  readonly number: number;
  readonly weight: number;
}

/** All terms that count for one word of a query. Of those that a verse has, only the best counts. */
export type Concept = readonly WeightedTerm[];

/** A query in terms of the index. */
export interface Query {
  readonly concepts: readonly Concept[];
  /** The query's words in order, as positions in `concepts`; -1 for an unknown word. */
  readonly order: readonly number[];
  readonly terms: ReadonlySet<number>;
}

/** Terms in more verses than this count only where a query has no rarer ones. */
export const COMMON_FROM_VERSES = 9_000;
/** How many unknown words are corrected: each takes more time than all known ones. */
const MAX_CORRECTED = 8;
const CORRECTED_WEIGHT = 0.7;
const DERIVED_WEIGHT = 0.8;
const SYNONYM_WEIGHT = 0.6;
/** Other terms than the query's own word, however rare, count at most this many times as much as it does. */
const MAX_RELATIVE_WEIGHT = 1.5;
/** Where it is the only word, nothing else in the query speaks for another: "love" is to find love before "lover". */
const MAX_RELATIVE_WEIGHT_ALONE = 0.9;
/** From this length a known word ("brokenhearted") also counts as the two words that it consists of. */
const MIN_COMPOUND_LENGTH = 10;
/** Function words: modern English uses others than the translations, so they must not decide. */
const FUNCTION_WORD_WEIGHT = 0.4;
const FUNCTION_WORDS = new Set(rootsOf('else just also really very even belong get got thing who how'));

/** Reads a query: each root once, with derived words and synonyms; unknown ones also with their likely corrections. */
export function readQuery(index: SearchIndex, roots: readonly string[]): Query {
  const positions = new Map<string, number>();
  const concepts: Concept[] = [];
  const terms = new Set<number>();
  let corrected = 0;
  const different = new Set(roots);
  const isAlone = different.size === 1;
  for (const root of different) {
    let concept = isAlone ? undefined : knownConcept(index, root);
    if (concept === undefined) {
      const words = weightedTerms(index, root, isAlone ? MAX_RELATIVE_WEIGHT_ALONE : MAX_RELATIVE_WEIGHT);
      if (!words.some(({ weight }) => weight > SYNONYM_WEIGHT) && corrected < MAX_CORRECTED) {
        corrected += 1;
        for (const number of correctedTerms(index, root)) words.push({ number, weight: CORRECTED_WEIGHT });
      }
      concept = words;
    }
    positions.set(root, concept.length > 0 ? concepts.length : -1);
    if (concept.length > 0) concepts.push(concept);
    for (const { number } of concept) terms.add(number);
  }
  return { concepts, order: roots.map((root) => positions.get(root)!), terms };
}

const MAX_CACHED_CONCEPTS = 4_000;
const conceptCache = new WeakMap<SearchIndex, Map<string, Concept>>();

/** The concept of a word of the Bible, cached; undefined for other words. */
function knownConcept(index: SearchIndex, root: string): Concept | undefined {
  if (!index.termNumbers.has(root)) return undefined;
  let concepts = conceptCache.get(index);
  if (concepts === undefined || concepts.size >= MAX_CACHED_CONCEPTS) {
    concepts = new Map();
    conceptCache.set(index, concepts);
  }
  let concept = concepts.get(root);
  if (concept === undefined) {
    const words = weightedTerms(index, root, MAX_RELATIVE_WEIGHT);
    concept = FUNCTION_WORDS.has(root)
      ? words.map(({ number, weight }) => ({ number, weight: weight * FUNCTION_WORD_WEIGHT }))
      : words;
    concepts.set(root, concept);
  }
  return concept;
}

function weightedTerms(index: SearchIndex, root: string, mostRelative: number): WeightedTerm[] {
  const weights = new Map<number, number>();
  const add = (word: string, weight: number) => {
    const number = index.termNumbers.get(word);
    if (number === undefined || weights.has(number)) return;
    if (weight < 1 && documentFrequency(index, number) > COMMON_FROM_VERSES) return;
    weights.set(number, weight);
  };
  add(root, 1);
  const own = index.termNumbers.get(root);
  if (own === undefined || documentFrequency(index, own) <= COMMON_FROM_VERSES) {
    for (const derived of derivedRoots(root)) add(derived, DERIVED_WEIGHT);
    for (const other of synonymsOf(root)) add(other, SYNONYM_WEIGHT);
  }
  if (own !== undefined && root.length >= MIN_COMPOUND_LENGTH) {
    for (const part of termsOfCompound(index, root))
      if (!weights.has(part)) weights.set(part, SYNONYM_WEIGHT);
  }
  if (own === undefined) return Array.from(weights, ([number, weight]) => ({ number, weight }));
  // Without this limit the rare "lordly" would count ten times as much as "lord".
  const ownRarity = rarity(index, own);
  return Array.from(weights, ([number, weight]) => ({
    number,
    weight: weight * Math.min(1, (mostRelative * ownRarity) / rarity(index, number)),
  }));
}

/** How rare a term is: BM25's inverse document frequency. */
export function rarity(index: SearchIndex, term: number): number {
  const frequency = documentFrequency(index, term);
  return Math.log(1 + (VERSE_COUNT - frequency + 0.5) / (frequency + 0.5));
}
