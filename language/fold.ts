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
