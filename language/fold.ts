import type { TextRange } from './text-range.ts';

/** A folded text, and for each of its UTF-16 units (and its end) the offset in the source that it came from. */
export interface Folded {
  readonly text: string;
  readonly offsets: Uint32Array;
}

/** Characters that NFKD would split (´ becomes a space and an accent) or leave as they are. */
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
  for (const character of from) UNIFIED.set(character.codePointAt(0)!, to);
}

/** Combining marks, zero-width and bidi characters, and other invisible characters. */
const INVISIBLE = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const DASH = /\p{Pd}/gu;

function foldCharacter(codePoint: number): string {
  const unified = UNIFIED.get(codePoint);
  if (unified !== undefined) return unified;
  return String.fromCodePoint(codePoint)
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(DASH, '-')
    .toLowerCase();
}

/** A cache of folded characters. Only those of European and Biblical scripts are kept, so that it stays small. */
const foldedCharacters = new Map<number, string>();
const LAST_CACHED_CHARACTER = 0x2fff;

function foldedCharacter(codePoint: number): string {
  const known = foldedCharacters.get(codePoint);
  if (known !== undefined) return known;
  const folded = foldCharacter(codePoint);
  if (codePoint <= LAST_CACHED_CHARACTER) foldedCharacters.set(codePoint, folded);
  return folded;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant, except the backtick
const PLAIN_ASCII = /^[\x00-\x5f\x61-\x7f]*$/;

/**
 * Folds a text into the form in which texts are compared: decomposed (NFKD), without combining marks and invisible
 * characters, with plain quotation marks and dashes, in lower case. Punctuation and white space stay (a no-break space
 * becomes a space). Each character is folded by itself, so the fold of a part is a part of the fold.
 */
export function fold(text: string): string {
  if (PLAIN_ASCII.test(text)) return text.toLowerCase();
  let folded = '';
  for (const character of text) {
    const codePoint = character.codePointAt(0)!;
    folded += codePoint < 0x80 && codePoint !== 0x60 ? character.toLowerCase() : foldedCharacter(codePoint);
  }
  return folded;
}

/** Folds a text and keeps the offsets in the source (see `sourceRange`). */
export function foldWithOffsets(text: string): Folded {
  if (PLAIN_ASCII.test(text)) {
    const offsets = new Uint32Array(text.length + 1);
    for (let offset = 0; offset <= text.length; offset += 1) offsets[offset] = offset;
    return { text: text.toLowerCase(), offsets };
  }
  const offsets: number[] = [];
  let folded = '';
  let offset = 0;
  for (const character of text) {
    const codePoint = character.codePointAt(0)!;
    const part =
      codePoint < 0x80 && codePoint !== 0x60 ? character.toLowerCase() : foldedCharacter(codePoint);
    for (let unit = 0; unit < part.length; unit += 1) offsets.push(offset);
    folded += part;
    offset += character.length;
  }
  offsets.push(text.length);
  return { text: folded, offsets: Uint32Array.from(offsets) };
}

/**
 * The range of the source that a range of the fold came from. Invisible characters after the range are not part of it;
 * combining marks of its last letter are.
 */
export function sourceRange(source: string, folded: Folded, start: number, end: number): TextRange {
  const from = folded.offsets[start]!;
  if (end <= start) return [from, from];
  const last = folded.offsets[end - 1]!;
  let to = last + (source.codePointAt(last)! > 0xffff ? 2 : 1);
  while (to < source.length && /^\p{M}/u.test(source.slice(to, to + 2))) {
    to += source.codePointAt(to)! > 0xffff ? 2 : 1;
  }
  return [from, to];
}
