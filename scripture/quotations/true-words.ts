import { passageOf } from '../references/format.ts';
import { synonymsOf } from '../search/modern-words.ts';
import { clauseEndsOfPassage, rootsOfVerse, wordsOfPassage, wordsOfVerse } from '../text/words.ts';
import { TRANSLATION_IDS } from '../translations.ts';
import type { Bible, Passage, Translation, TranslationId, VerseIndex, VerseRange } from '../types.ts';
import { nearness, type Quotation, standsIn } from './compare.ts';

/** What the check is given, once for a text. */
export interface CheckParts {
  readonly bible: Bible;
  /** The translation that the reader has chosen, if any. */
  readonly preferred?: TranslationId | undefined;
  /** For readers who have chosen none. */
  readonly fallback: TranslationId;
  /** The translation that the answer has shown so far (answer-translation.ts). */
  readonly answered?: TranslationId | undefined;
  /** What is said of words that are a saying and do not stand in the Bible; undefined for all others. */
  readonly noteOnSaying?: ((words: string) => string | undefined) | undefined;
  /** The verses that a row of words may be taken from, likeliest first. */
  readonly findCandidates?: ((words: string) => readonly VerseIndex[]) | undefined;
}

/** A quotation needs so many words that carry meaning before a search for them means something. */
export const TELLING_ROOTS = 3;
export const LAST_VERSE = 31_101;

/** The translations in the order in which they are asked: the reader's own first, then the answer's. */
export function translationsOf({ bible, preferred, answered, fallback }: CheckParts): Translation[] {
  const ids = new Set([
    ...(preferred ? [preferred] : []),
    ...(answered ? [answered] : []),
    fallback,
    ...TRANSLATION_IDS,
  ]);
  return [...ids].map((id) => bible[id]);
}

/** Whether the words of the passage hold the quotation in this translation. */
export function holds(
  quotation: Quotation,
  translation: Translation,
  ranges: readonly VerseRange[],
): boolean {
  return standsIn(quotation, wordsOfPassage(translation, ranges), () =>
    clauseEndsOfPassage(translation, ranges),
  );
}

/** The translation whose words stand in the passage, the reader's first. */
export function heldBy(
  parts: CheckParts,
  quotation: Quotation,
  ranges: readonly VerseRange[],
): Translation | undefined {
  return translationsOf(parts).find((translation) => holds(quotation, translation, ranges));
}

interface Place {
  readonly passage: Passage;
  readonly translation: Translation;
}

/** Verses around a likely one, the smallest stretch first: a quotation may begin before it and end behind it. */
const STRETCHES: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 1],
  [-1, 0],
  [-1, 1],
  [0, 3],
  [-3, 0],
  [-3, 3],
];

function stretch(index: VerseIndex, [before, behind]: readonly [number, number]): VerseRange {
  return { first: Math.max(0, index + before), last: Math.min(LAST_VERSE, index + behind) };
}

/** The verses a quotation's words stand in, cut to those that are needed. */
export function tightened(quotation: Quotation, translation: Translation, range: VerseRange): Passage {
  let { first, last } = range;
  const among = (from: number, to: number) => holds(quotation, translation, [{ first: from, last: to }]);
  while (first < last && among(first + 1, last)) first += 1;
  while (first < last && among(first, last - 1)) last -= 1;
  return passageOf([{ first, last }]);
}

/** Where the words stand in a translation we hold, wherever that is; common words alone are not looked for. */
export function findWords(parts: CheckParts, quotation: Quotation): Place | undefined {
  if (quotation.roots.length === 0) return undefined;
  const candidates = (parts.findCandidates?.(quotation.words) ?? []).slice(0, 10);
  const translations = translationsOf(parts);
  const reach = quotation.count < 25 ? 4 : STRETCHES.length;
  for (const shape of STRETCHES.slice(0, reach)) {
    for (const index of candidates) {
      for (const translation of translations) {
        const range = stretch(index, shape);
        if (!holds(quotation, translation, [range])) continue;
        return { passage: tightened(quotation, translation, range), translation };
      }
    }
  }
  return undefined;
}

/** The share of a short wording that must be the verse's, and that of one with many telling words. */
const NEAR_ENOUGH = 0.75;
const NEAR_OF_MANY = 0.55;
const MANY_ROOTS = 5;
/** And so much of it in the same order. */
const NEAR_IN_ORDER = 0.35;
const IN_ORDER_OF_MANY = 0.25;
const MOST_CANDIDATES = 8;

/** Which part of the quotation's telling words a verse has, in other wordings of today too. */
export function likeInOtherWords({ roots }: Quotation, translation: Translation, index: VerseIndex): number {
  const held = rootsOfVerse(translation, index);
  const has = (root: string) => held.has(root) || [...synonymsOf(root)].some((other) => held.has(other));
  return roots.filter(has).length / roots.length;
}

/** The verse whose words come near, though they are not the same: a modern wording of it, or a slip. */
export function findNear(parts: CheckParts, quotation: Quotation): Passage | undefined {
  if (quotation.roots.length < TELLING_ROOTS) return undefined;
  const many = quotation.roots.length >= MANY_ROOTS;
  let best: { index: VerseIndex; score: number } | undefined;
  for (const index of (parts.findCandidates?.(quotation.words) ?? []).slice(0, MOST_CANDIDATES)) {
    for (const translation of translationsOf(parts)) {
      const shared = likeInOtherWords(quotation, translation, index);
      if (shared < (many ? NEAR_OF_MANY : NEAR_ENOUGH)) continue;
      const inOrder = nearness(quotation, wordsOfVerse(translation, index));
      if (inOrder < (many ? IN_ORDER_OF_MANY : NEAR_IN_ORDER)) continue;
      if (shared + inOrder > (best?.score ?? 0)) best = { index, score: shared + inOrder };
    }
  }
  return best && passageOf([{ first: best.index, last: best.index }]);
}
