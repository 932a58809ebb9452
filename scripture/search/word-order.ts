import { foldedWords } from '../text/word-forms.ts';
import type { Translation, VerseIndex } from '../types.ts';
import { type SearchIndex, termOfBibleWord } from './index-file.ts';
import type { Query } from './query.ts';

const NO_TERM = 0xffff;
const KEPT_VERSES = 6_000;
const kept = new WeakMap<Translation, Map<VerseIndex, Uint16Array>>();

/** A verse's words as terms, in their order. The index does not keep it (it would be three times as large). */
function termsInOrder(index: SearchIndex, translation: Translation, verse: VerseIndex): Uint16Array {
  let verses = kept.get(translation);
  if (verses === undefined || verses.size >= KEPT_VERSES) {
    verses = new Map();
    kept.set(translation, verses);
  }
  let terms = verses.get(verse);
  if (terms === undefined) {
    terms = Uint16Array.from(
      foldedWords(translation.text(verse)),
      (word) => termOfBibleWord(index, word) ?? NO_TERM,
    );
    verses.set(verse, terms);
  }
  return terms;
}

/** Words with one other word between them are half as good as neighbours. */
const NEAR = 0.5;

/** Makes a measure of how much of a query's order of words a verse has in its nearest wording, from 0 to 1. */
export function orderMeasure(
  index: SearchIndex,
  { concepts, order }: Query,
  translations: readonly Translation[],
): ((verse: VerseIndex) => number) | undefined {
  const size = concepts.length;
  const pairs = new Set<number>();
  for (let at = 1; at < order.length; at += 1) {
    const [before, place] = [order[at - 1]!, order[at]!];
    if (before >= 0 && place >= 0) pairs.add(before * size + place);
  }
  if (pairs.size === 0) return undefined;
  const conceptOf = new Map<number, number>();
  concepts.forEach((concept, place) => {
    for (const { number } of concept) if (!conceptOf.has(number)) conceptOf.set(number, place);
  });
  const best = new Float32Array(size * size);
  return (verse) => {
    let most = 0;
    for (const translation of translations) {
      let shared = 0;
      let beforeLast = -1;
      let last = -1;
      const seen: number[] = [];
      const see = (before: number, place: number, worth: number) => {
        const pair = before * size + place;
        if (before < 0 || !pairs.has(pair) || best[pair]! >= worth) return;
        if (best[pair] === 0) seen.push(pair);
        shared += worth - best[pair]!;
        best[pair] = worth;
      };
      for (const term of termsInOrder(index, translation, verse)) {
        const place = conceptOf.get(term) ?? -1;
        if (place >= 0) {
          see(last, place, 1);
          see(beforeLast, place, NEAR);
        }
        beforeLast = last;
        last = place;
      }
      for (const pair of seen) best[pair] = 0;
      if (shared > most) most = shared;
    }
    return most / pairs.size;
  };
}
