import type { TextRange } from './text-range.ts';

/** A folded text, and for each of its units (and its end) the offset in the source it came from. */
export interface Folded {
  readonly text: string;
  readonly offsets: Uint32Array;
}

/** Signs that NFKD would take apart (´ becomes space and accent) or leave as they are. */
const UNIFIED = new Map<number, string>();
for (const [to, from] of [
  ["'", '‘’‚‛′‵`´ʹʻʼˈ‹›＇'],
  ['"', '“”„‟″‶«»〝〞〟＂'],
  ['-', '−─━'],
  ['\n', '\u2028\u2029'],
  ['ae', 'æÆ'],
  ['oe', 'œŒ'],
  ['σ', 'ς'],
] as const) {
  for (const sign of from) UNIFIED.set(sign.codePointAt(0)!, to);
}

/** Combining marks, zero-width and bidi characters, and whatever else is not seen. */
const UNSEEN = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const DASH = /\p{Pd}/gu;

function foldSign(codePoint: number): string {
  const unified = UNIFIED.get(codePoint);
  if (unified !== undefined) return unified;
  return String.fromCodePoint(codePoint)
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .replace(DASH, '-')
    .toLowerCase();
}

/** Signs met so far. Only the scripts of European and Biblical texts are kept, so that it cannot grow without end. */
const foldedSigns = new Map<number, string>();
const LAST_KEPT_SIGN = 0x2fff;

function foldedSign(codePoint: number): string {
  const known = foldedSigns.get(codePoint);
  if (known !== undefined) return known;
  const folded = foldSign(codePoint);
  if (codePoint <= LAST_KEPT_SIGN) foldedSigns.set(codePoint, folded);
  return folded;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is meant, but for the backtick
const PLAIN = /^[\x00-\x5f\x61-\x7f]*$/;

/**
 * The one form in which texts are compared: compatibility decomposition, marks and unseen characters out,
 * quotation marks and dashes unified, lower case. Punctuation and white space stay (a no-break space
 * becomes a space). Folding is done sign by sign, so the fold of a part is a part of the fold.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  let folded = '';
  for (const sign of text) {
    const codePoint = sign.codePointAt(0)!;
    folded += codePoint < 0x80 && codePoint !== 0x60 ? sign.toLowerCase() : foldedSign(codePoint);
  }
  return folded;
}

/** The same fold, with the way back to the source. */
export function foldWithOffsets(text: string): Folded {
  if (PLAIN.test(text)) {
    const offsets = new Uint32Array(text.length + 1);
    for (let at = 0; at <= text.length; at += 1) offsets[at] = at;
    return { text: text.toLowerCase(), offsets };
  }
  const offsets: number[] = [];
  let folded = '';
  let at = 0;
  for (const sign of text) {
    const codePoint = sign.codePointAt(0)!;
    const part = codePoint < 0x80 && codePoint !== 0x60 ? sign.toLowerCase() : foldedSign(codePoint);
    for (let unit = 0; unit < part.length; unit += 1) offsets.push(at);
    folded += part;
    at += sign.length;
  }
  offsets.push(text.length);
  return { text: folded, offsets: Uint32Array.from(offsets) };
}

/**
 * The range of the source that a range of the fold stands for. It begins at the first folded sign and ends
 * where the sign after the last one begins, without unseen characters that follow the range.
 */
export function sourceRange(source: string, folded: Folded, start: number, end: number): TextRange {
  const from = folded.offsets[start]!;
  if (end <= start) return [from, from];
  const last = folded.offsets[end - 1]!;
  let to = last + (source.codePointAt(last)! > 0xffff ? 2 : 1);
  // A letter's own combining marks belong to it.
  while (to < source.length && /^\p{M}/u.test(source.slice(to, to + 2))) {
    to += source.codePointAt(to)! > 0xffff ? 2 : 1;
  }
  return [from, to];
}
