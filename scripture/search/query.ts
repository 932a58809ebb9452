import { VERSE_COUNT } from '../text/books.ts';
import { rootsOf } from '../text/word-forms.ts';
import { documentFrequency, type SearchIndex } from './index-file.ts';
import { otherWordings } from './modern-words.ts';
import { likelyTerms, termsTogether } from './spelling.ts';
import { derivedRoots } from './word-families.ts';

export interface WeighedTerm {
  readonly number: number;
  readonly weight: number;
}

/** What one word of a query may stand as in a verse; only the best of its terms counts. */
export type Concept = readonly WeighedTerm[];

/** A query as it is looked for. */
export interface Query {
  readonly concepts: readonly Concept[];
  /** The query's words in their order, as places in `concepts`; -1 for one that is not known at all. */
  readonly order: readonly number[];
  readonly terms: ReadonlySet<number>;
}

/** Terms in more verses than this only matter where a query has no rarer ones. */
export const COMMON = 9_000;
/** So many unknown words are looked at for mistakes: each costs more than all known ones. */
const MOST_UNSURE = 8;
const UNSURE_WEIGHT = 0.7;
const DERIVED_WEIGHT = 0.8;
const OTHER_WEIGHT = 0.6;
/** Another word than the query's own, however rare, says at most so many times what that one does. */
const MOST_OF_OWN = 1.5;
/** From this length on a known word ("brokenhearted") also stands for the two it is made of. */
const SHORTEST_COMPOUND = 10;
/** Words that carry a sentence and say little: later English has others than the translations, and none is to decide. */
const FAINT_WEIGHT = 0.4;
const FAINT = new Set(rootsOf('else just also really very even belong get got thing who how'));

/** Each root once, with the other words it may stand for; an unknown one also for those it was most likely meant to be. */
export function readQuery(index: SearchIndex, roots: readonly string[]): Query {
  const places = new Map<string, number>();
  const concepts: Concept[] = [];
  const terms = new Set<number>();
  let unsure = 0;
  for (const root of new Set(roots)) {
    let concept = knownConcept(index, root);
    if (concept === undefined) {
      const words = wordingsOf(index, root);
      if (!words.some(({ weight }) => weight > OTHER_WEIGHT) && unsure < MOST_UNSURE) {
        unsure += 1;
        for (const number of likelyTerms(index, root)) words.push({ number, weight: UNSURE_WEIGHT });
      }
      concept = words;
    }
    places.set(root, concept.length > 0 ? concepts.length : -1);
    if (concept.length > 0) concepts.push(concept);
    for (const { number } of concept) terms.add(number);
  }
  return { concepts, order: roots.map((root) => places.get(root)!), terms };
}

const KEPT_CONCEPTS = 4_000;
const kept = new WeakMap<SearchIndex, Map<string, Concept>>();

/** What a word of the Bible may stand as; undefined for all others. Only words of the Bible are remembered. */
function knownConcept(index: SearchIndex, root: string): Concept | undefined {
  if (!index.termNumbers.has(root)) return undefined;
  let concepts = kept.get(index);
  if (concepts === undefined || concepts.size >= KEPT_CONCEPTS) {
    concepts = new Map();
    kept.set(index, concepts);
  }
  let concept = concepts.get(root);
  if (concept === undefined) {
    const words = wordingsOf(index, root);
    concept = FAINT.has(root)
      ? words.map(({ number, weight }) => ({ number, weight: weight * FAINT_WEIGHT }))
      : words;
    concepts.set(root, concept);
  }
  return concept;
}

function wordingsOf(index: SearchIndex, root: string): WeighedTerm[] {
  const weights = new Map<number, number>();
  const add = (word: string, weight: number) => {
    const number = index.termNumbers.get(word);
    if (number === undefined || weights.has(number)) return;
    if (weight < 1 && documentFrequency(index, number) > COMMON) return;
    weights.set(number, weight);
  };
  add(root, 1);
  const itself = index.termNumbers.get(root);
  if (itself === undefined || documentFrequency(index, itself) <= COMMON) {
    for (const derived of derivedRoots(root)) add(derived, DERIVED_WEIGHT);
    for (const other of otherWordings(root)) add(other, OTHER_WEIGHT);
  }
  if (itself !== undefined && root.length >= SHORTEST_COMPOUND) {
    for (const part of termsTogether(index, root)) if (!weights.has(part)) weights.set(part, OTHER_WEIGHT);
  }
  if (itself === undefined) return Array.from(weights, ([number, weight]) => ({ number, weight }));
  // "lordly", which one verse has, is not worth ten of "lord".
  const own = rarity(index, itself);
  return Array.from(weights, ([number, weight]) => ({
    number,
    weight: weight * Math.min(1, (MOST_OF_OWN * own) / rarity(index, number)),
  }));
}

/** How much a term says, by how few verses have it (BM25's idf). */
export function rarity(index: SearchIndex, term: number): number {
  const frequency = documentFrequency(index, term);
  return Math.log(1 + (VERSE_COUNT - frequency + 0.5) / (frequency + 0.5));
}
