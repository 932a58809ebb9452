import { foldedWords } from '../text/word-forms.ts';
import type { Translation, VerseIndex } from '../types.ts';
import { type SearchIndex, termOfBibleWord } from './index-file.ts';
import type { Query } from './query.ts';

const NO_TERM = 0xffff;
const MAX_CACHED_VERSES = 6_000;
const termCache = new WeakMap<Translation, Map<VerseIndex, OrderedWords>>();

interface OrderedWords {
  readonly terms: Uint16Array;
  /** Folded, with a space before and after each. */
  readonly words: string;
}

/** A verse's words and their terms, in order, cached. In the index they would make it three times as large. */
function wordsInOrder(index: SearchIndex, translation: Translation, verse: VerseIndex): OrderedWords {
  let verses = termCache.get(translation);
  if (verses === undefined || verses.size >= MAX_CACHED_VERSES) {
    verses = new Map();
    termCache.set(translation, verses);
  }
  let ordered = verses.get(verse);
  if (ordered === undefined) {
    const words = foldedWords(translation.text(verse));
    ordered = {
      terms: Uint16Array.from(words, (word) => termOfBibleWord(index, word) ?? NO_TERM),
      words: ` ${words.join(' ')} `,
    };
    verses.set(verse, ordered);
  }
  return ordered;
}

/** What words with one other word between them count, compared with neighbours. */
const NEAR_WEIGHT = 0.5;

/**
 * Returns a function that measures how many of a query's pairs of neighbouring words a verse has, from 0 to 1, in the
 * translation with the most; undefined where the query has no pairs.
 */
export function wordOrderMeasure(
  index: SearchIndex,
  { concepts, order }: Query,
  translations: readonly Translation[],
): ((verse: VerseIndex) => number) | undefined {
  const size = concepts.length;
  const pairs = new Set<number>();
  for (let i = 1; i < order.length; i += 1) {
    const [previous, current] = [order[i - 1]!, order[i]!];
    if (previous >= 0 && current >= 0) pairs.add(previous * size + current);
  }
  if (pairs.size === 0) return undefined;
  const conceptOf = new Map<number, number>();
  concepts.forEach((concept, position) => {
    for (const { number } of concept) if (!conceptOf.has(number)) conceptOf.set(number, position);
  });
  const best = new Float32Array(size * size);
  return (verse) => {
    let most = 0;
    for (const translation of translations) {
      let shared = 0;
      let beforeLast = -1;
      let last = -1;
      const seen: number[] = [];
      const count = (first: number, second: number, weight: number) => {
        const pair = first * size + second;
        if (first < 0 || !pairs.has(pair) || best[pair]! >= weight) return;
        if (best[pair] === 0) seen.push(pair);
        shared += weight - best[pair]!;
        best[pair] = weight;
      };
      for (const term of wordsInOrder(index, translation, verse).terms) {
        const concept = conceptOf.get(term) ?? -1;
        if (concept >= 0) {
          count(last, concept, 1);
          count(beforeLast, concept, NEAR_WEIGHT);
        }
        beforeLast = last;
        last = concept;
      }
      for (const pair of seen) best[pair] = 0;
      if (shared > most) most = shared;
    }
    return most / pairs.size;
  };
}

/** Returns a function that tests whether a verse has the very (folded) words of a query, in their order, in a translation. */
export function phraseTest(
  index: SearchIndex,
  words: readonly string[],
  translations: readonly Translation[],
): (verse: VerseIndex) => boolean {
  const phrase = ` ${words.join(' ')} `;
  return (verse) =>
    translations.some((translation) => wordsInOrder(index, translation, verse).words.includes(phrase));
}

/**
 * As `phraseTest`, for many verses: reads the text as it is, without folding it into words. Misses a phrase whose words
 * have accents in the text.
 */
export function quickPhraseTest(
  words: readonly string[],
  translations: readonly Translation[],
): (verse: VerseIndex) => boolean {
  // Nearly all verses lack one of the words, which a plain look for them tells twenty times as fast. The pattern alone
  // takes a millisecond to make.
  let phrase: RegExp | undefined;
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length);
  const repeated = longestFirst.flatMap((word) => {
    const times = words.filter((other) => other === word).length;
    return times > 1 ? [{ word, times }] : [];
  });
  const { length } = words.join(' ');
  return (verse) =>
    translations.some((translation) => {
      const text = translation.text(verse);
      if (text.length < length) return false;
      const letters = text.toLowerCase().replace(/['’]/g, '');
      if (!longestFirst.every((word) => letters.includes(word))) return false;
      if (!repeated.every(({ word, times }) => letters.split(word).length > times)) return false;
      phrase ??= phrasePattern(words);
      return phrase.test(text);
    });
}

function phrasePattern(words: readonly string[]): RegExp {
  const letters = words.map((word) => [...word].join("['’]?"));
  return new RegExp(`(?<!\\p{L})${letters.join('[^\\p{L}\\p{N}]+')}(?!\\p{L})`, 'iu');
}
