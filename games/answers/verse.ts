import { countNegations, plainWords } from './plain.ts';
import { keyWords, standsFor } from './words.ts';

/** Of the words that count, so many must be there, in order. */
const ENOUGH = 0.8;
/** Of so few words none may be missing. */
const FEW_WORDS = 3;
const mayBeAdded = (expected: number): number => Math.max(1, Math.floor(expected / 3));

/** How many expected words the typed ones have, in the same order. */
function inOrder(typed: readonly string[], expected: readonly string[]): number {
  let row = new Uint16Array(typed.length + 1);
  for (const word of expected) {
    const next = new Uint16Array(typed.length + 1);
    typed.forEach((one, at) => {
      next[at + 1] = standsFor(one, word) ? row[at]! + 1 : Math.max(row[at + 1]!, next[at]!);
    });
    row = next;
  }
  return row[typed.length]!;
}

/** Where so few words count, the others are compared as well: "I will trust in thee" is no "he trusteth in thee". */
const FEW_KEYS = 2;
const ENOUGH_WORD_FOR_WORD = 0.7;

function isWordForWord(typed: readonly string[], expected: readonly string[]): boolean {
  const isLong = typed.length > expected.length + mayBeAdded(expected.length);
  return !isLong && inOrder(typed, expected) >= expected.length * ENOUGH_WORD_FOR_WORD;
}

const enoughOf = (expected: number): number =>
  expected <= FEW_WORDS ? expected : Math.ceil(expected * ENOUGH);

/**
 * Whether somebody has typed these words of a verse by heart: at least four in five of those that count, in order,
 * little besides, and nothing denied that is not denied (or the other way round). What was `shown` may be typed again
 * before them.
 */
export function isByHeart(given: string, expected: string, shown: string): boolean {
  const wanted = keyWords(expected);
  const needed = enoughOf(wanted.length);
  if (needed === 0 || keyWords(given).length < needed) return false;
  const typed = plainWords(withoutShown(given, wanted.length, shown));
  if (countNegations(typed) > 0 !== countNegations(plainWords(expected)) > 0) return false;
  const keys = keyWords(typed.join(' '));
  if (keys.length > wanted.length + mayBeAdded(wanted.length)) return false;
  if (inOrder(keys, wanted) < needed) return false;
  return wanted.length > FEW_KEYS || isWordForWord(typed, plainWords(expected));
}

/** What was typed, without words at its beginning that were shown. */
function withoutShown(given: string, wanted: number, shown: string): string {
  const words = plainWords(given);
  const before = keyWords(shown);
  let keysLeft = keyWords(given).length - wanted;
  if (keysLeft <= mayBeAdded(wanted)) return given;
  let cut = 0;
  for (; cut < words.length && keysLeft > 0; cut += 1) keysLeft -= keyWords(words[cut]!).length;
  const head = keyWords(words.slice(0, cut).join(' '));
  return inOrder(head, before) >= enoughOf(head.length) ? words.slice(cut).join(' ') : given;
}
