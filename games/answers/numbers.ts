import { editDistance } from '../../language/edit-distance.ts';
import { isStopWord } from './plain.ts';

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** What a word adds to a number. */
const VALUES = new Map<string, number>([
  ['fourty', 40],
  ...UNITS.map((word, value) => [word, value] as const),
  ...ORDINALS.map((word, value) => [word, value] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
  ...TENS.map((word, at) => [word.replace(/y$/, 'ieth'), (at + 2) * 10] as const),
  ...([
    ['once', 1],
    ['twice', 2],
    ['thrice', 3],
    ['couple', 2],
    ['threescore', 60],
    ['fourscore', 80],
  ] as const),
]);
/** What a word multiplies it by. */
const MULTIPLIERS = new Map<string, number>([
  ['dozen', 12],
  ['score', 20],
  ['hundred', 100],
  ['hundreds', 100],
  ['thousand', 1_000],
  ['thousands', 1_000],
  ['million', 1_000_000],
]);
/** By the last word: the greatest value that may follow it. */
const ROOM_BEHIND = new Map<number, number>([
  ...TENS.map((_, at) => [(at + 2) * 10, 9] as const),
  [60, 19],
  [80, 19],
  [20, 19],
  [100, 99],
  [1_000, 999],
  [1_000_000, 999_999],
]);
const NUMBER_WORDS = [...VALUES.keys(), ...MULTIPLIERS.keys()];

/** A word of a number with one slip ("fourty", "eigth"); other words stay as they are. */
function withoutSlip(word: string): string {
  if (word.length < 4 || VALUES.has(word) || MULTIPLIERS.has(word) || isStopWord(word)) return word;
  const near = NUMBER_WORDS.filter(
    (known) => known.length >= 5 && known[0] === word[0] && editDistance(word, known, 1) <= 1,
  );
  return near.length === 1 ? near[0]! : word;
}

/** The numbers that an answer names, in words or digits, in order; `rest` are its other words. */
export function readNumbers(words: readonly string[]): { numbers: number[]; rest: string[] } {
  const numbers: number[] = [];
  const rest: string[] = [];
  let thousands = 0;
  let current: number | undefined;
  /** The greatest value that may follow within the same number: 9 behind "twenty", 99 behind "hundred". */
  let room = 0;
  const finish = () => {
    if (current !== undefined || thousands > 0) numbers.push(thousands + (current ?? 0));
    thousands = 0;
    current = undefined;
    room = 0;
  };
  const known = words.map(withoutSlip);
  known.forEach((word, at) => {
    const next = known[at + 1] ?? '';
    const value = numberOf(word);
    const multiplier = MULTIPLIERS.get(word);
    if (multiplier !== undefined) {
      current = (current ?? 1) * multiplier;
      room = ROOM_BEHIND.get(multiplier) ?? 0;
      if (multiplier >= 1_000) {
        thousands += current;
        current = undefined;
      }
    } else if (value !== undefined) {
      if (value > room) finish();
      current = (current ?? 0) + value;
      room = ROOM_BEHIND.get(value) ?? 0;
    } else if (word === 'and' && (numberOf(next) ?? room + 1) <= room) {
      // "a hundred and fifty-three"
    } else if ((word === 'a' || word === 'an') && MULTIPLIERS.has(next)) {
      // "a dozen"
    } else {
      finish();
      rest.push(word);
    }
  });
  finish();
  return { numbers, rest };
}

function numberOf(word: string): number | undefined {
  if (/^\d+(?:st|nd|rd|th)?$/.test(word)) return Number.parseInt(word, 10);
  const thousands = /^(\d+)k$/.exec(word)?.[1];
  return thousands === undefined ? VALUES.get(word) : Number(thousands) * 1_000;
}

/** The words with their numbers in digits: "five loaves" and "5 loaves" are the same. */
export function withDigits(words: readonly string[]): string[] {
  return words.map((word) => {
    const value = VALUES.get(word);
    return value === undefined || word === 'once' || word === 'second' ? word : String(value);
  });
}
