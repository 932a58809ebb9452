import { isSameWord, type Token, tokensOf } from './alignment.ts';

/** Words that join a clause to the one before it: "For in him", "Therefore as sin entered", "that if". */
const CONNECTIVE =
  /^(?:for|and|but|therefore|wherefore|that|because|so|then|now|yet|as|also|even|moreover|since)$/;
const MOST = 3;
/** "knowing that a man is not justified": what is known, said or believed is quoted, and not that it is. */
const THAT = /^that$/;
const MOST_BEFORE_THAT = 4;

export const isConnective = ({ word }: Token): boolean => CONNECTIVE.test(word);

/**
 * A row of clauses without the words that join it to what stands before it in the passage, where the quotation begins
 * with the word behind them; with a capital where the quotation has one.
 */
export function withoutConnective(row: string, quoted: readonly Token[]): string {
  const tokens = tokensOf(row.slice(0, 80));
  const [wanted] = quoted;
  const that = tokens.findIndex(({ word }) => THAT.test(word));
  const lead = tokens.slice(0, that);
  const isLead = lead.every(({ root }) => root !== 'not' && quoted.every((other) => other.root !== root));
  if (that > 0 && that < MOST_BEFORE_THAT && isLead && isSameWord(tokens[that + 1], wanted))
    return row.slice(tokens[that + 1]!.start);
  for (let at = 0; at < Math.min(MOST + 1, tokens.length); at += 1) {
    const { start } = tokens[at]!;
    if (isSameWord(tokens[at], wanted)) return at === 0 ? row : row.slice(start);
    if (!isConnective(tokens[at]!)) return row;
  }
  return row;
}
