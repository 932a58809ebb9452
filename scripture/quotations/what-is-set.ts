import { passageOf } from '../references/format.ts';
import { textOf } from '../text/passages.ts';
import { rootOf } from '../text/word-forms.ts';
import { countWords, wordsOf, wordsOfPassage } from '../text/words.ts';
import type { Passage, Translation, VerseRange } from '../types.ts';
import { tokensOf } from './alignment.ts';
import { nearestTranslation } from './answer-translation.ts';
import { type Case, type Claim, HALF_AT_LEAST, NEARLY, SENTENCE } from './case.ts';
import { nearness, type Quotation, quotedVerses, resemblance } from './compare.ts';
import { isWhole, LEAST_SHARED } from './meant-as-quotation.ts';
import { sayingClause } from './scrap.ts';
import { alikeness, clauseLike, clausesOfParts, firstClauses, fitsWhole } from './true-clause.ts';
import { type CheckParts, likeInOtherWords } from './true-words.ts';

/** The words that are set in place of a quotation that is not the text's: which of the passage, if any. */

const verseCount = (ranges: readonly VerseRange[]) =>
  ranges.reduce((sum, { first, last }) => sum + last - first + 1, 0);

/** All of a passage is set where it is not longer, by the quotation. */
const MOST_GROWTH = 1.8;

/** The part of a passage that a quotation is about: all of a short one, the verses it was taken from in a long one. */
function aboutWhat(quotation: Quotation, translation: Translation, passage: Passage): Passage {
  if (verseCount(passage.ranges) === 1) return passage;
  const length = countWords(wordsOfPassage(translation, passage.ranges));
  if (passage.ranges.length === 1 && length <= quotation.count * MOST_GROWTH) return passage;
  return passageOf([quotedVerses(quotation, translation, passage.ranges)]);
}

/** What is set in a quotation's place: the passage it is about, in the translation that fits best. */
export function trueWords(parts: CheckParts, quotation: Quotation, passage: Passage) {
  const translation = nearestTranslation(parts, quotation, passage.ranges);
  const about = aboutWhat(quotation, translation, passage);
  return {
    translation,
    passage: about,
    version: translation.label,
    text: textOf(translation, about.ranges).replace(/\s+/g, ' '),
  };
}

/** Names that stand in most passages: to share them is to share nothing. */
const DIVINE_NAMES = new Set(['god', 'lord', 'jesus', 'christ', 'jehovah', 'spirit'].map(rootOf));

/** Whether something of what a quotation tells is the passage's, in these words or others. */
export function saysSomethingOf(
  quotation: Quotation,
  translation: Translation,
  { ranges }: Passage,
): boolean {
  const own = quotation.roots.filter((root) => !DIVINE_NAMES.has(root));
  const telling = own.length === 0 ? quotation : { ...quotation, roots: own };
  return (
    resemblance(telling, translation, ranges) >= LEAST_SHARED ||
    likeInOtherWords(telling, translation, ranges[0]!.first) >= LEAST_SHARED
  );
}

/** A part of somebody's clause is set right where it is so near to the text; else it keeps its words. */
const SLIP = 0.6;
const MOST_VERSES_OF_CLAUSES = 6;
const NEARER = 0.1;

/** The whole of a short passage in place of one verse of it, where a row of clauses over both is nearer. */
export function withAllClauses(
  quotation: Quotation,
  words: ReturnType<typeof trueWords>,
  { ranges }: Passage,
): ReturnType<typeof trueWords> {
  const { first, last } = ranges[0]!;
  const about = words.passage.ranges[0]!;
  if (
    ranges.length > 1 ||
    last - first >= MOST_VERSES_OF_CLAUSES ||
    last - first === about.last - about.first
  )
    return words;
  const text = textOf(words.translation, ranges).replace(/\s+/g, ' ');
  if (clausesOfParts(quotation, text) !== undefined && clausesOfParts(quotation, words.text) === undefined)
    return { ...words, passage: passageOf(ranges), text };
  const row = clauseLike(quotation, text);
  const own = clauseLike(quotation, words.text) ?? '';
  const isNearer =
    row !== undefined && nearness(quotation, wordsOf(row)) > nearness(quotation, wordsOf(own)) + NEARER;
  return isNearer ? { ...words, passage: passageOf(ranges), text } : words;
}

/** Whether words are no part of their writer's clause: a sentence, or so much of the verse that they are one. */
export function standsByItself({ quotation, embedded, setApart }: Case, verse: number): boolean {
  const { count } = quotation;
  if (setApart || count >= SENTENCE || isWhole(quotation)) return true;
  return count > HALF_AT_LEAST || (count === HALF_AT_LEAST && count * 2 >= verse && !embedded);
}

/** Of so many verses it cannot be told which one is meant by words that are like none. */
const MANY_VERSES = 4;
const isOfLongPassage = ([claim]: readonly Claim[]) =>
  claim?.reference.kind === 'passage' && verseCount(claim.reference.passage.ranges) > MANY_VERSES;

/** The true words for a quotation's place: the passage, or the row of its clauses that is quoted; none where neither fits. */
export function whatIsSet(
  { quotation, claims, completes, embedded, saysThat, belongs, inBlock, setApart }: Case,
  { text, passage, translation, whole }: ReturnType<typeof trueWords> & { readonly whole: number },
  shared: number,
): string | undefined {
  let found: { readonly row: string | undefined } | undefined;
  const clause = () => {
    // In a block quote something must be set.
    const mayBeScrap = inBlock || setApart;
    found ??= { row: mayBeScrap ? clauseLike(quotation, text) : sayingClause(quotation, text) };
    return found.row;
  };
  const slip = () => nearness(quotation, wordsOf(clause() ?? ''));
  const isSentence = isWhole(quotation);
  const own = completes || embedded;
  if (saysThat && !isSentence && goesOnThat(clause(), quotation)) return clause();
  const rows = () => [clausesOfParts(quotation, text), clause()];
  if (own && quotation.count >= SENTENCE && !isSentence) {
    const row = rows().find(
      (one) => beginsLike(one, quotation) && alikeness(quotation, one!) >= SAYS_THE_SAME,
    );
    if (row !== undefined) return row;
  }
  // A few words of somebody's own sentence keep their words, unless they are nearly the text's.
  if (!isSentence && (own || quotation.count < SENTENCE) && slip() < (own ? SLIP : NEARLY)) return undefined;
  const isLike = () =>
    shared >= LEAST_SHARED ||
    nearness(quotation, wordsOf(text)) >= LEAST_SHARED ||
    slip() >= 2 * LEAST_SHARED ||
    likeInOtherWords(quotation, translation, passage.ranges[0]!.first) >= LEAST_SHARED;
  // In a block quote nothing may be left that is not the text's.
  const stands = setApart || (inBlock && !isOfLongPassage(claims));
  if (!(stands && isSentence) && !isLike()) return undefined;
  // What goes on somebody's clause must begin as it did.
  if ((own && !isSentence) || belongs) return rows().find((row) => beginsLike(row, quotation));
  if (fitsWhole(quotation, whole))
    return trimmed(quotation, clause(), text) ?? withoutLead(quotation, clause(), text);
  return (
    clausesOfParts(quotation, text) ??
    clause() ??
    (inBlock || setApart ? firstClauses(quotation, text) : undefined)
  );
}

/** And how much one that is set within somebody's clause, in other words. */
const SAYS_THE_SAME = 0.65;
/** How much like the quotation a clause must be that is set behind "that". */
const ALIKE = 0.5;

/** Whether a clause says what the quotation says of the same, so that it may stand behind "that" as well. */
function goesOnThat(row: string | undefined, quotation: Quotation): boolean {
  const first = row === undefined ? undefined : tokensOf(row.slice(0, 60))[0];
  const begins = tokensOf(quotation.raw.slice(0, 60)).slice(0, 2);
  return begins.some(({ root }) => root === first?.root) && alikeness(quotation, row!) >= ALIKE;
}

/**
 * A verse is set in part where it says so much more than was quoted, and the part is so much more like the quotation; not
 * without the clause that says what for.
 */
const SAYS_MORE = 1.25;
const LIKER = 0.08;

function trimmed(quotation: Quotation, row: string | undefined, text: string): string | undefined {
  if (row === undefined || countWords(wordsOf(text)) < quotation.count * SAYS_MORE) return undefined;
  const rest = text.slice(text.indexOf(row) + row.length);
  if (/^\W*(?:that|lest)\b/i.test(rest)) return undefined;
  if (!startsWhole(row, text) || losesSomething(quotation, row, text)) return undefined;
  return alikeness(quotation, row) - alikeness(quotation, text) >= LIKER ? row : undefined;
}

/** Whether a row leaves out a word that tells and that the quotation has from the text. */
function losesSomething(quotation: Quotation, row: string, text: string): boolean {
  const rootsIn = (words: string) => new Set(tokensOf(words).map(({ root }) => root));
  const kept = rootsIn(row);
  const held = rootsIn(text);
  return quotation.roots.some((root) => held.has(root) && !kept.has(root));
}

/** Whether a row that is cut out of a text begins with it, or begins a sentence of it. */
function startsWhole(row: string, text: string): boolean {
  const from = text.indexOf(row);
  return from >= 0 && (/^[“‘"]?$/.test(text.slice(0, from).trim()) || /^[“‘"]?\p{Lu}/u.test(row));
}

const firstWord = (words: string) => words.trim().split(' ')[0];
const beginsLike = (row: string | undefined, { words }: Quotation) =>
  row !== undefined && firstWord(wordsOf(row)) === firstWord(words);

/** How much nearer to the quotation a verse must be without the words that lead to it to lose them: "Jesus said to him". */
const NEARER_WITHOUT_LEAD = 0.05;

function withoutLead(quotation: Quotation, row: string | undefined, text: string): string {
  const from = row === undefined ? 0 : text.indexOf(row);
  const rest = text.slice(Math.max(0, from));
  if (from <= 0 || !/^["“‘]?\p{Lu}/u.test(rest)) return text;
  const gain = nearness(quotation, wordsOf(rest)) - nearness(quotation, wordsOf(text));
  return gain >= NEARER_WITHOUT_LEAD ? rest : text;
}
