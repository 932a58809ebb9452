/**
 * A cautious estimate of a text's tokens, without any model's own table: one for every 3.3 units of plain Latin
 * writing (English runs at 4 to 4.7 units a token in current tokenizers), and one for every unit of anything else:
 * Greek, Cyrillic, Arabic and Hebrew take up to one token a letter in older tables, Chinese, Japanese and Korean
 * about one a sign, emoji two to four. Accented Latin letters count as half a token. Rather too high than too low: that
 * leaves out some history, while the other loses the charter in a server that cuts silently.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (let i = 0; i < text.length; i++) tokens += tokensOf(text.charCodeAt(i));
  return Math.ceil(tokens);
}

/** The longest beginning of `text` that is estimated at no more than `limit` tokens: its length in UTF-16 units. */
export function lengthWithin(text: string, limit: number): number {
  let tokens = 0;
  for (let i = 0; i < text.length; i++) {
    tokens += tokensOf(text.charCodeAt(i));
    if (tokens > limit) return i;
  }
  return text.length;
}

/** The same from the end: how long the longest ending of `text` within `limit` is. */
export function lengthWithinEnd(text: string, limit: number): number {
  let tokens = 0;
  for (let length = 0; length < text.length; length++) {
    tokens += tokensOf(text.charCodeAt(text.length - 1 - length));
    if (tokens > limit) return length;
  }
  return text.length;
}

function tokensOf(unit: number): number {
  if (unit < 0x80) return 1 / 3.3;
  // Latin-1 letters to Latin Extended B, and the quotation marks and dashes of print.
  if (unit < 0x250 || (unit >= 0x2010 && unit <= 0x2027)) return 0.5;
  return 1;
}
