import { passageOf } from './format.ts';
import type { FoundReference } from './found-reference.ts';
import { resolve } from './resolve.ts';

const UNITS = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ');
const TEENS =
  'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ROUND = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth hundredth'.split(
  ' ',
);
const PSALM = new RegExp(
  String.raw`\b(?:(\d{1,3})(?:st|nd|rd|th)|(?:(${TENS.join('|')})[-\s])?(${UNITS.join('|')})|(${[...TEENS, ...ROUND].join('|')}))\s+Psalm\b(?!\s*\d)`,
  'gi',
);

function numberOf([, digits, ten, unit, whole]: RegExpMatchArray): number {
  if (digits !== undefined) return Number(digits);
  if (whole !== undefined) {
    const word = whole.toLowerCase();
    return TEENS.includes(word) ? 10 + TEENS.indexOf(word) : 20 + 10 * ROUND.indexOf(word);
  }
  const tens = ten === undefined ? 0 : 20 + 10 * TENS.indexOf(ten.toLowerCase());
  return tens + 1 + UNITS.indexOf(unit!.toLowerCase());
}

/** Finds psalms by ordinal numbers, in words up to a hundred: "the 23rd Psalm", "the twenty-third Psalm". */
export function ordinalPsalms(text: string): FoundReference[] {
  if (!/psalm/i.test(text)) return [];
  return Array.from(text.matchAll(PSALM), (match): FoundReference => {
    const psalm = { book: 'Ps', chapter: numberOf(match) };
    const range = { start: match.index, end: match.index + match[0].length };
    const resolved = resolve({ from: psalm, to: psalm });
    return resolved.ok
      ? { kind: 'passage', ...range, passage: passageOf([resolved.range]) }
      : { kind: 'not-found', ...range, reason: resolved.message };
  });
}
