import { type Token, tokensOf } from './alignment.ts';

/** Words that join a clause to the one before it: "For in him", "Therefore as sin entered", "that if". */
const CONNECTIVE =
  /^(?:for|and|but|therefore|wherefore|that|because|so|then|now|yet|as|also|even|moreover|since)$/;
const MOST = 3;

export const isConnective = ({ word }: Token): boolean => CONNECTIVE.test(word);

/**
 * A row of clauses without the words that join it to what stands before it in the passage, where the quotation begins
 * with the word behind them; with a capital where the quotation has one.
 */
export function withoutConnective(row: string, quoted: readonly Token[]): string {
  const tokens = tokensOf(row.slice(0, 80));
  const wanted = quoted[0]?.root;
  for (let at = 0; at < Math.min(MOST + 1, tokens.length); at += 1) {
    const { root, start } = tokens[at]!;
    if (root === wanted) return at === 0 ? row : row.slice(start);
    if (!isConnective(tokens[at]!)) return row;
  }
  return row;
}
