import { rootOf } from '../../scripture/text/word-forms.ts';
import { withDigits } from './numbers.ts';
import { countNegations, isNegation, isStopWord, plainWords } from './plain.ts';
import { isSlipOfWord, meansLookAlike } from './slips.ts';
import { isSynonym } from './synonyms.ts';

/** The words that count: no stop words, numbers in digits, negations apart. */
export function keyWords(text: string): string[] {
  return withDigits(plainWords(text)).filter((word) => !isStopWord(word) && !isNegation(word));
}

/** A word that begins like another is taken for it if it has at least this share of its letters. */
const SHARED_BEGINNING = 0.7;
const SHORTEST_BEGINNING = 4;

function beginsAlike(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  return (
    shorter.length >= SHORTEST_BEGINNING &&
    shorter.length >= longer.length * SHARED_BEGINNING &&
    longer.startsWith(shorter)
  );
}

/** Whether a typed word stands for an expected one: a form or synonym of it, its beginning, or a slip. */
export function standsFor(typed: string, expected: string, lookAlikes: readonly string[] = []): boolean {
  if (typed === expected) return true;
  if (/\d/.test(typed + expected)) return false;
  if (lookAlikes.includes(typed)) return false;
  if (hasSameRoot(typed, expected) || isSynonym(typed, expected)) return true;
  if (beginsAlike(rootOf(typed), rootOf(expected))) return true;
  return isSlipOfWord(typed, expected) && !meansLookAlike(typed, expected, lookAlikes);
}

/** "car" and "care" have one root in scripture/, where it does no harm. */
const hasSameRoot = (one: string, other: string): boolean =>
  rootOf(one) === rootOf(other) && one !== `${other}e` && other !== `${one}e`;

/** Whether an answer is this word that was left out (or these words), and nothing that is not `shown` around it. */
export function isMissingWord(
  given: string,
  missing: string,
  { lookAlikes, shown }: { lookAlikes: readonly string[]; shown: string },
): boolean {
  const wanted = keyWords(missing);
  const isOne = (typed: string, word: string): boolean =>
    typed === word ||
    hasSameRoot(typed, word) ||
    (!lookAlikes.includes(typed) && isSlipOfWord(typed, word) && !meansLookAlike(typed, word, lookAlikes));
  const typed = keyWords(given);
  if (wanted.length === 0) return false;
  if (isOne(typed.join(''), wanted.join(''))) return true;
  if (!wanted.every((word) => typed.some((one) => isOne(one, word)))) return false;
  const around = new Set(keyWords(shown));
  return typed.every((one) => wanted.some((word) => isOne(one, word)) || around.has(one));
}

/** More words than this among those of the answer are no answer but a list of guesses. */
const extraAllowed = (expected: number): number => (expected < 3 ? expected : Math.ceil(expected / 2));

/** How many words may stand beside the answer in a sentence. */
const MOST_BESIDE = 5;

/** "Manna, quail and bread": several guesses of a word each where one word was asked for. */
function isList(given: string): boolean {
  const guesses = given.split(/[,;]|\band\b|&/i).map(keyWords);
  return guesses.length > 1 && guesses.every((words) => words.length <= 1);
}

/**
 * Whether an answer says this in other words: each key word is there, the answer denies nothing that is not denied, and
 * it does not say much more than it and what is `known`, the question and the other answers.
 */
export function saysSo(
  given: string,
  expected: string,
  { lookAlikes, known }: { lookAlikes: readonly string[]; known: readonly string[] },
): boolean {
  const wanted = keyWords(expected);
  const typed = keyWords(given);
  if (wanted.length === 0 || typed.length === 0) return false;
  if (countNegations(plainWords(given)) !== countNegations(plainWords(expected))) return false;
  if (wanted.length === 1 && typed.length > 1 && isList(given)) return false;
  if (standsFor(typed.join(''), wanted.join(''), lookAlikes)) return true;
  const used = new Set<number>();
  for (const word of wanted) {
    const at = typed.findIndex((one, i) => !used.has(i) && standsFor(one, word, lookAlikes));
    if (at < 0) return false;
    used.add(at);
  }
  const knownRoots = new Set(known.flatMap(keyWords).map(rootOf));
  const extra = typed.flatMap((word, at) => (used.has(at) || knownRoots.has(rootOf(word)) ? [] : [at]));
  const between = extra.filter((at) => at > Math.min(...used) && at < Math.max(...used));
  // A list of guesses has hardly any small words.
  const small = plainWords(given).filter(isStopWord).length;
  const allowed = extraAllowed(wanted.length);
  return between.length <= allowed && extra.length <= Math.max(allowed, Math.min(small, MOST_BESIDE));
}
