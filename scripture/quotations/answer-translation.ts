import { type Words, wordsOf, wordsOfPassage } from '../text/words.ts';
import { TRANSLATION_IDS, TRANSLATIONS } from '../translations.ts';
import type { Translation, TranslationId, VerseRange } from '../types.ts';
import type { Verdict } from './case.ts';
import { heldOf, nearness, type Quotation, quotationOf, quotedVerses } from './compare.ts';
import { type CheckParts, holds, translationsOf } from './true-words.ts';

/**
 * One translation for one answer: what is set right in it is set in the reader's translation, else in the one that its
 * first quotations show, so that "thou" and "you", "the LORD" and "Yahweh" do not stand beside one another.
 */

/** How much nearer a translation must be than those asked before it. */
const NEARER = 0.02;
/** What was written in the words of today is set in old ones only where they are so much nearer. */
const OLDER = 0.2;
/** What is less like a translation says nothing of it. */
const LEAST = 0.25;
const OLD =
  / (?:thou|thee|thy|thine|ye|hath|doth|saith|spake|art|shalt|wilt|unto|(?:created|made|gave|called) he|\p{L}{2,}eth) /u;
/** Fewer words stand alike in many translations and show none. */
const SHOWS_AT_LEAST = 8;
const SLIP_SHOWS_AT_LEAST = 4;

const isOld = (id: TranslationId) => TRANSLATIONS[id].speech === 'old';

/** Most translations write "the LORD" for the name. */
const withoutName = (words: Words): Words => words.replace(/ (?:yahweh|jehovah)(?= )/g, ' the lord');

function likeness(quotation: Quotation, translation: Translation, ranges: readonly VerseRange[]): number {
  const words = wordsOfPassage(translation, [quotedVerses(quotation, translation, ranges)]);
  const older = OLD.test(words) && !OLD.test(quotation.words);
  const near = heldOf(quotation, withoutName(words));
  return near < LEAST ? 0 : near - (older ? OLDER : 0);
}

/**
 * The translation whose words are set: the reader's; the answer's, but for a quotation in old words where that speaks in
 * those of today; else the one nearest to what was written.
 */
export function nearestTranslation(
  parts: CheckParts,
  quotation: Quotation,
  ranges: readonly VerseRange[],
): Translation {
  const holding = translationsOf(parts).filter((each) => wordsOfPassage(each, ranges) !== '');
  const own = holding.find(({ id }) => id === (parts.preferred ?? parts.answered));
  if (own !== undefined && (own.id === parts.preferred || isOld(own.id) || !OLD.test(quotation.words)))
    return own;
  let best = { translation: holding[0] ?? parts.bible[parts.fallback], score: -1 };
  for (const translation of holding) {
    const score = likeness(quotation, translation, ranges);
    if (score > best.score + NEARER) best = { translation, score };
  }
  return best.translation;
}

/**
 * The translation that a verdict shows to be the answer's: the one that was set, or the only one that has the words. Words
 * of today in an old translation show nothing: later ones took them over.
 */
export function shownBy(
  parts: CheckParts,
  quotation: Quotation,
  verdict: Verdict,
): TranslationId | undefined {
  if (verdict.kind === 'replace') return shownBySlip(parts, quotation, verdict);
  if (verdict.kind !== 'verified' || quotation.count < SHOWS_AT_LEAST) return undefined;
  const [only, ...others] = TRANSLATION_IDS.filter((id) =>
    holds(quotation, parts.bible[id], verdict.passage.ranges),
  );
  const shows = only !== undefined && others.length === 0 && (!isOld(only) || OLD.test(quotation.words));
  return shows ? only : undefined;
}

function shownBySlip(
  parts: CheckParts,
  quotation: Quotation,
  { version, text, passage }: Extract<Verdict, { kind: 'replace' }>,
): TranslationId | undefined {
  const set = wordsOf(text);
  const id = idOf(parts, version);
  const own = quotationOf(text);
  // What all translations have in the same words shows none.
  if (TRANSLATION_IDS.every((other) => other === id || holds(own, parts.bible[other], passage.ranges)))
    return undefined;
  const shows =
    id !== undefined &&
    quotation.count >= SLIP_SHOWS_AT_LEAST &&
    nearness(quotation, set) >= LEAST &&
    (!isOld(id) || OLD.test(set));
  return shows ? id : undefined;
}

/** The translation with this label. */
export const idOf = ({ bible }: CheckParts, label: string): TranslationId | undefined =>
  TRANSLATION_IDS.find((id) => bible[id].label === label);
