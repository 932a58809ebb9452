/**
 * Texts of few letters, each as likely as it is anywhere in its text: stored in some 6 bits a letter of base 64, as many as
 * they hold information (rANS, Duda 2013). What a browser is sent is packed letter by letter only, and takes runs that are
 * alike by chance for repetitions: plainly stored, such a text is a tenth longer.
 */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE = 64;
const VALUE_OF = new Uint8Array(128);
for (const [value, digit] of [...DIGITS].entries()) VALUE_OF[digit.charCodeAt(0)] = value;
/** What the shares of all letters come to; a power of two. */
const WHOLE_BITS = 12;
const WHOLE = 1 << WHOLE_BITS;
const LEAST = 1 << 23;
/** How many digits hold the last state. */
const STATE_DIGITS = 5;
/** A share is written as one letter, the first for none. Only whole numbers, so that every browser reads the same. */
const NO_SHARE = 35;
const shareOfStep = (step: number): number => (step === 0 ? 0 : (4 + ((step - 1) & 3)) << ((step - 1) >> 2));
/** Between the parts: the first letter, shares, length, digits. */
const BETWEEN = ' ';

/** Of consecutive letters, how often each stands among `WHOLE`, and how often those before it. */
interface Shares {
  readonly own: readonly number[];
  readonly before: readonly number[];
}

/** The text in a dense form. */
export function toDense(text: string): string {
  if (text === '') return '';
  const codes = Array.from(text, (letter) => letter.charCodeAt(0));
  const from = Math.min(...new Set(codes));
  const counts: number[] = new Array(Math.max(...new Set(codes)) - from + 1).fill(0);
  for (const code of codes) counts[code - from]!++;
  const shares = counts
    .map((count) => stepOf((count / codes.length) * shareOfStep(LAST_STEP)))
    .map((step) => String.fromCharCode(NO_SHARE + step))
    .join('');
  return [from, shares, codes.length, digitsOf(codes, from, sharesOf(shares))].join(BETWEEN);
}

const LAST_STEP = 53;
function stepOf(share: number): number {
  if (share === 0) return 0;
  let step = 1;
  while (step < LAST_STEP && shareOfStep(step + 1) <= share) step++;
  return step;
}

/** As written, brought to `WHOLE`: no letter that stands in the text has less than 1, the commonest has what is over. */
function sharesOf(written: string): Shares {
  const rough = Array.from(written, (letter) => shareOfStep(letter.charCodeAt(0) - NO_SHARE));
  const sum = rough.reduce((all, share) => all + share, 0);
  const own = rough.map((share) => (share === 0 ? 0 : Math.max(1, Math.floor((share * WHOLE) / sum))));
  const commonest = own.indexOf(Math.max(...own));
  own[commonest]! += WHOLE - own.reduce((all, share) => all + share, 0);
  let all = 0;
  const before = own.map((share) => {
    all += share;
    return all - share;
  });
  return { own, before };
}

/** From the last letter to the first, since they are read the other way round. */
function digitsOf(codes: readonly number[], from: number, { own, before }: Shares): string {
  const digits: number[] = [];
  let state = LEAST;
  for (const code of codes.toReversed()) {
    const share = own[code - from]!;
    for (; state >= (LEAST / WHOLE) * BASE * share; state = Math.floor(state / BASE))
      digits.push(state % BASE);
    state = Math.floor(state / share) * WHOLE + (state % share) + before[code - from]!;
  }
  for (let digit = 0; digit < STATE_DIGITS; digit++, state = Math.floor(state / BASE))
    digits.push(state % BASE);
  return digits
    .toReversed()
    .map((digit) => DIGITS[digit])
    .join('');
}

/** The text that `toDense` was given. */
export function ofDense(dense: string): string {
  if (dense === '') return '';
  const [from, shares, length, digits] = dense.split(BETWEEN) as [string, string, string, string];
  const { own, before } = sharesOf(shares);
  const letterAt = new Uint8Array(WHOLE);
  for (const [letter, share] of own.entries()) letterAt.fill(letter, before[letter], before[letter]! + share);
  let [state, at] = [0, 0];
  for (; at < STATE_DIGITS; at++) state = state * BASE + VALUE_OF[digits.charCodeAt(at)]!;
  const first = Number(from);
  let text = '';
  for (let left = Number(length); left > 0; left--) {
    const place = state & (WHOLE - 1);
    const letter = letterAt[place]!;
    state = own[letter]! * (state >> WHOLE_BITS) + place - before[letter]!;
    for (; state < LEAST && at < digits.length; at++) state = state * BASE + VALUE_OF[digits.charCodeAt(at)]!;
    text += String.fromCharCode(first + letter);
  }
  return text;
}
