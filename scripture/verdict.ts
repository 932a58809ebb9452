import {
  countWords,
  nearness,
  type Quotation,
  quotedVerses,
  resemblance,
  standsIn,
  wordsOfPassage,
  wordsOfVerse,
} from './compare.ts';
import { textOf } from './passages.ts';
import { passageOf } from './reference-format.ts';
import type { FoundReference } from './references.ts';
import type { Bible, Passage, Translation, TranslationId, VerseIndex, VerseRange } from './types.ts';
import { TRANSLATION_IDS } from './types.ts';

/** What the check is given, once for a text. */
export interface CheckParts {
  readonly bible: Bible;
  /** The translation that the reader has chosen, if any. */
  readonly preferred?: TranslationId | undefined;
  /** For readers who have chosen none. */
  readonly fallback: TranslationId;
  /** The verses that a row of words may be taken from, likeliest first. */
  readonly findCandidates?: ((words: string) => readonly VerseIndex[]) | undefined;
}

/** How a reference stands to a quotation: in a bracket or behind a dash after it, before it, or later. */
export type Nearby = 'attached' | 'before' | 'later';

export interface Claim {
  readonly reference: FoundReference;
  readonly nearby: Nearby;
}

/** A quotation with all that is known of it when it is judged. */
export interface Case {
  readonly quotation: Quotation;
  /** The references that may belong to it, likeliest first. */
  readonly claims: readonly Claim[];
  /** The label of a translation named with it that we do not hold ("NIV"). */
  readonly unheldVersion?: string | undefined;
  /** Words before it say that Scripture is quoted. */
  readonly introduced: boolean;
  /** Words before it name a writer, a creed, a hymn; or someone who may be speaking. */
  readonly otherSpeaker: 'named' | 'someone' | undefined;
  /** It is a part of the sentence it stands in: "refers to a ..."; no colon or comma leads to it. */
  readonly embedded?: boolean;
  /** It is set apart as a block quote with its reference. */
  readonly setApart?: boolean;
}

export type Verdict =
  /** Not a quotation of Scripture, or not claimed to be one: nothing is said of it. */
  | { readonly kind: 'leave' }
  | {
      readonly kind: 'verified';
      readonly passage: Passage;
      readonly version: string;
      readonly claim?: Claim;
      readonly note?: string;
    }
  /** True words of another passage than the one named. */
  | { readonly kind: 'misplaced'; readonly passage: Passage; readonly version: string; readonly claim: Claim }
  | {
      readonly kind: 'replace';
      readonly passage: Passage;
      readonly version: string;
      readonly text: string;
      readonly claim: Claim;
      readonly note?: string;
    }
  | {
      readonly kind: 'unmark';
      readonly status: 'paraphrased' | 'not-found';
      readonly passage?: Passage;
      readonly version?: string;
      readonly text?: string;
      readonly claim?: Claim;
      readonly note?: string;
    }
  | {
      readonly kind: 'unverified';
      readonly passage: Passage;
      readonly version: string;
      readonly text: string;
      readonly claim: Claim;
    };

const LEAVE: Verdict = { kind: 'leave' };

/** "A sentence or more": about nine words, or half of the verse (and then four at least). */
const SENTENCE = 9;
const HALF_AT_LEAST = 4;
/** From so many words on a row of words that stands in the Bible is taken for a quotation of it. */
const TELLING = 6;
const TELLING_ROOTS = 3;

/** The translations in the order in which they are asked: the reader's own first. */
function translationsOf({ bible, preferred, fallback }: CheckParts): Translation[] {
  const ids = new Set([...(preferred ? [preferred] : []), fallback, ...TRANSLATION_IDS]);
  return [...ids].map((id) => bible[id]);
}

function heldBy(
  parts: CheckParts,
  quotation: Quotation,
  ranges: readonly VerseRange[],
): Translation | undefined {
  return translationsOf(parts).find((translation) =>
    standsIn(quotation, wordsOfPassage(translation, ranges)),
  );
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
const LAST_VERSE = 31_101;

function stretch(index: VerseIndex, [before, behind]: readonly [number, number]): VerseRange {
  return { first: Math.max(0, index + before), last: Math.min(LAST_VERSE, index + behind) };
}

/** The verses a quotation's words stand in, cut to those that are needed. */
function tightened(quotation: Quotation, translation: Translation, range: VerseRange): Passage {
  let { first, last } = range;
  const holds = (from: number, to: number) =>
    standsIn(quotation, wordsOfPassage(translation, [{ first: from, last: to }]));
  while (first < last && holds(first + 1, last)) first += 1;
  while (first < last && holds(first, last - 1)) last -= 1;
  return passageOf([{ first, last }]);
}

/** Where the words stand in a translation we hold, wherever that is; common words alone are not looked for. */
function findWords(parts: CheckParts, quotation: Quotation): Place | undefined {
  if (quotation.roots.length === 0) return undefined;
  const candidates = (parts.findCandidates?.(quotation.words) ?? []).slice(0, 10);
  const translations = translationsOf(parts);
  const reach = quotation.count < 25 ? 4 : STRETCHES.length;
  for (const shape of STRETCHES.slice(0, reach)) {
    for (const index of candidates) {
      for (const translation of translations) {
        const range = stretch(index, shape);
        if (!standsIn(quotation, wordsOfPassage(translation, [range]))) continue;
        return { passage: tightened(quotation, translation, range), translation };
      }
    }
  }
  return undefined;
}

const NEAR_ENOUGH = 0.75;
const NEAR_IN_ORDER = 0.35;

/** The verse whose words come near, though they are not the same. */
function findNear(parts: CheckParts, quotation: Quotation): Passage | undefined {
  if (quotation.roots.length < TELLING_ROOTS) return undefined;
  let best: { index: VerseIndex; score: number } | undefined;
  for (const index of (parts.findCandidates?.(quotation.words) ?? []).slice(0, 5)) {
    for (const translation of translationsOf(parts)) {
      const verse = [{ first: index, last: index }];
      const shared = resemblance(quotation, translation, verse);
      if (shared < NEAR_ENOUGH) continue;
      const score = nearness(quotation, wordsOfVerse(translation, index));
      if (score > (best?.score ?? NEAR_IN_ORDER)) best = { index, score };
    }
  }
  return best && passageOf([{ first: best.index, last: best.index }]);
}

/** A name or single term: one word, or a few that are written as a name. */
export function isTerm({ raw, count }: Quotation): boolean {
  if (count <= 1 || (count <= 3 && /^[*_]*(?:the|an?)\s/i.test(raw))) return true;
  const words = raw
    .replace(/[^\p{L}\s'’-]/gu, '')
    .split(/\s+/)
    .filter((word) => word.length > 3);
  return count <= 5 && words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word)) && words.length > 1;
}

const verseCount = (ranges: readonly VerseRange[]) =>
  ranges.reduce((sum, { first, last }) => sum + last - first + 1, 0);

/** The translation whose words are set: the reader's; else the one nearest to what was written. */
function nearestTranslation(
  parts: CheckParts,
  quotation: Quotation,
  ranges: readonly VerseRange[],
): Translation {
  const holding = translationsOf(parts).filter((each) => wordsOfPassage(each, ranges) !== '');
  const own = holding.find(({ id }) => id === parts.preferred);
  if (own !== undefined) return own;
  let best = { translation: holding[0] ?? parts.bible[parts.fallback], score: -1 };
  for (const translation of holding) {
    const verses = quotedVerses(quotation, translation, ranges);
    const score = nearness(quotation, wordsOfPassage(translation, [verses]));
    if (score > best.score + 0.02) best = { translation, score };
  }
  return best.translation;
}

/** The part of a passage that a quotation is about: all of a short one, the verses it was taken from in a long one. */
function aboutWhat(quotation: Quotation, translation: Translation, passage: Passage): Passage {
  if (verseCount(passage.ranges) === 1) return passage;
  const length = countWords(wordsOfPassage(translation, passage.ranges));
  if (passage.ranges.length === 1 && length <= quotation.count * 1.5) return passage;
  return passageOf([quotedVerses(quotation, translation, passage.ranges)]);
}

function trueWords(parts: CheckParts, quotation: Quotation, passage: Passage) {
  const translation = nearestTranslation(parts, quotation, passage.ranges);
  const about = aboutWhat(quotation, translation, passage);
  return {
    translation,
    passage: about,
    version: translation.label,
    text: textOf(translation, about.ranges).replace(/\s+/g, ' '),
  };
}

function atItsPlace(parts: CheckParts, { quotation, claims }: Case): Verdict | undefined {
  for (const claim of claims) {
    if (claim.reference.kind !== 'passage') continue;
    const { passage } = claim.reference;
    const translation = heldBy(parts, quotation, passage.ranges);
    if (translation) return { kind: 'verified', passage, version: translation.label, claim };
  }
  // A verse more at either end is a reference cut short, not a wrong one.
  const claim = claims[0];
  if (quotation.count < 5 || claim?.reference.kind !== 'passage') return undefined;
  const { ranges } = claim.reference.passage;
  if (ranges.length > 1) return undefined;
  const { first, last } = ranges[0]!;
  const wider = { first: Math.max(0, first - 2), last: Math.min(LAST_VERSE, last + 3) };
  const translation = heldBy(parts, quotation, [wider]);
  if (translation === undefined) return undefined;
  const passage = tightened(quotation, translation, wider);
  const { first: from, last: to } = passage.ranges[0]!;
  if (from > last || to < first) return undefined;
  return {
    kind: 'verified',
    passage,
    version: translation.label,
    claim,
    note: `These words stand in ${passage.reference}.`,
  };
}

function withoutReference(parts: CheckParts, { quotation, introduced, otherSpeaker }: Case): Verdict {
  const enough = introduced
    ? quotation.count >= 3
    : quotation.count >= TELLING && quotation.roots.length >= TELLING_ROOTS;
  if (!enough || parts.findCandidates === undefined) return LEAVE;
  const place = findWords(parts, quotation);
  if (place) return { kind: 'verified', passage: place.passage, version: place.translation.label };
  if (!introduced || otherSpeaker === 'named' || isTerm(quotation)) return LEAVE;
  const near = quotation.count >= 4 ? findNear(parts, quotation) : undefined;
  if (near === undefined) {
    return {
      kind: 'unmark',
      status: 'not-found',
      note: 'These words stand nowhere in the translations we hold.',
    };
  }
  const { passage, version, text } = trueWords(parts, quotation, near);
  return { kind: 'unmark', status: 'paraphrased', passage, version, text };
}

/** The claim whose passage is most like the quotation, and how much; its own bracket comes before all others. */
function likeliest(parts: CheckParts, { quotation, claims }: Case) {
  const own = claims.filter(({ nearby, reference }) => nearby === 'attached' && reference.kind === 'passage');
  let best: { claim: Claim; passage: Passage; shared: number } | undefined;
  for (const claim of own.length > 0 ? own : claims) {
    if (claim.reference.kind !== 'passage') continue;
    const { passage } = claim.reference;
    const shared = Math.max(
      ...translationsOf(parts).map((each) => resemblance(quotation, each, passage.ranges)),
    );
    if (best === undefined || shared > best.shared + 0.1) best = { claim, passage, shared };
  }
  return best;
}

/** Words that stand elsewhere than the reference says, the same or nearly: they are given their own reference. */
function elsewhere(
  parts: CheckParts,
  { quotation }: Case,
  claim: Claim,
  shared: number,
): Verdict | undefined {
  if (quotation.count < TELLING || quotation.roots.length < TELLING_ROOTS || shared >= 0.8) return undefined;
  const place = findWords(parts, quotation);
  if (place) {
    const { passage } = place;
    const { label } = place.translation;
    return claim.nearby === 'later'
      ? { kind: 'verified', passage, version: label }
      : { kind: 'misplaced', passage, version: label, claim };
  }
  return undefined;
}

const isQuestion = (raw: string) => /\?\s*["”’'*_)]*$/.test(raw);

/** How like the passage words must be that another than Scripture may be saying. */
function spokenLike(speaker: 'named' | 'someone', nearby: Nearby): number {
  if (nearby !== 'attached') return 0.7;
  return speaker === 'named' ? 0.6 : 0.34;
}

/** Whether words that are not the passage's were meant as a quotation of it, and not as a name or as speech. */
function claimsToQuote(the: Case, nearby: Nearby, shared: number): boolean {
  const { quotation } = the;
  if (isTerm(quotation)) return false;
  if (the.setApart) return true;
  if (the.otherSpeaker !== undefined && shared < spokenLike(the.otherSpeaker, nearby)) return false;
  if (isQuestion(quotation.raw) && !the.introduced && shared < 0.75) return false;
  if (nearby !== 'attached') return quotation.count >= 4 && (shared >= 0.5 || the.introduced);
  if (quotation.count <= 3) return shared >= 0.5 && quotation.count === 3;
  return true;
}

function notTheText(parts: CheckParts, the: Case): Verdict {
  const { quotation } = the;
  const best = likeliest(parts, the);
  if (best === undefined) {
    const claim = the.claims[0]!;
    const place = quotation.count >= TELLING ? findWords(parts, quotation) : undefined;
    if (place) return { kind: 'misplaced', passage: place.passage, version: place.translation.label, claim };
    if (isTerm(quotation) || claim.nearby !== 'attached' || claim.reference.kind === 'passage') return LEAVE;
    return { kind: 'unmark', status: 'not-found', claim, note: claim.reference.reason };
  }
  const { claim, passage, shared } = best;
  const moved = elsewhere(parts, the, claim, shared);
  if (moved) return moved;
  if (!claimsToQuote(the, claim.nearby, shared)) return LEAVE;
  const near = shared < 0.3 && quotation.count >= TELLING ? findNear(parts, quotation) : undefined;
  const words = trueWords(parts, quotation, near ?? passage);
  const note = near && `This was given as ${passage.reference}.`;
  if (the.unheldVersion !== undefined) {
    return { kind: 'unverified', passage, version: the.unheldVersion, text: words.text, claim };
  }
  const whole = countWords(wordsOfPassage(words.translation, words.passage.ranges));
  const long =
    quotation.count >= SENTENCE ||
    (quotation.count >= HALF_AT_LEAST && quotation.count * 2 >= whole && !the.embedded);
  if (long || the.setApart) return { kind: 'replace', ...words, claim, note };
  return { kind: 'unmark', status: 'paraphrased', ...words, claim, note };
}

/** Judges one quotation by what stands with it. Pure; takes well under a millisecond. */
export function judge(parts: CheckParts, the: Case): Verdict {
  if (the.quotation.count === 0) return LEAVE;
  if (the.quotation.count === 1) return LEAVE;
  if (the.claims.length === 0) return withoutReference(parts, the);
  return atItsPlace(parts, the) ?? notTheText(parts, the);
}
