import { romanNumber } from './typed-input.ts';

const UNITS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const ORDINAL_UNITS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINAL_TENS = TENS.map((ten) => ten.replace(/y$/, 'ieth'));

const VALUES = new Map<string, number>([
  ...[UNITS, ORDINAL_UNITS].flatMap((words) => words.map((word, at) => [word, at + 1] as const)),
  ...[TENS, ORDINAL_TENS].flatMap((words) => words.map((word, at) => [word, (at + 2) * 10] as const)),
]);

const any = (words: readonly string[]) => `(?:${words.join('|')})`;
// Longest first: "sixteen" begins with "six".
const SMALL = any([...UNITS].reverse());
const BELOW_HUNDRED = `(?:${any(TENS)}(?:[ -]${any(UNITS.slice(0, 9))}\\b)?|${SMALL})`;
const CARDINAL = `(?:(?:one |a )?hundred(?: and)?(?: ${BELOW_HUNDRED})?|${BELOW_HUNDRED})`;
/** "twenty-third", "hundredth", "hundred and nineteenth" */
export const ORDINAL = `(?:(?:one |a )?hundredth|(?:(?:one |a )?hundred(?: and)?[ -])?(?:${any(TENS)}[ -]${any(ORDINAL_UNITS.slice(0, 9))}|${any(ORDINAL_TENS)}|${any([...ORDINAL_UNITS].reverse())}))`;

const CARDINALS = new RegExp(`\\b${CARDINAL}\\b`, 'gi');
const ORDINALS = new RegExp(`\\b(?:the )?(${ORDINAL}) (psalm|chapter)\\b`, 'gi');
const ROMAN_AT_END = /(\p{L}{2,}\.?,?\s+)([ivxlc]{1,8})\.?$/iu;

function sumOf(words: string): number {
  const parts = words.toLowerCase().split(/[ -]/);
  return parts.reduce((sum, word) => sum + (/^hundred/.test(word) ? 100 : 0) + (VALUES.get(word) ?? 0), 0);
}

/** The number as digits. In "one hundred" the "one" must not be added. */
export const digitsOf = (words: string): string => `${sumOf(words.replace(/^(?:one|a) (?=hundred)/i, ''))}`;

/** Turns number words and a Roman numeral at the end into digits: "John three sixteen", "Psalm XXIII". */
export function withDigits(text: string): string {
  return text
    .replace(ORDINALS, (_, ordinal: string, what: string) => `${digitsOf(ordinal)}th ${what}`)
    .replace(CARDINALS, digitsOf)
    .replace(ROMAN_AT_END, (_, book: string, numeral: string) => `${book}${romanNumber(numeral)}`);
}
