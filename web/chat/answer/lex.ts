import { Lexer, type Token, Tokenizer } from 'marked';
import { isPlainBlock, splitRuns } from './markdown-limits.ts';

/** HTML is never more than words here: without a rule for its blocks it is read as the sentence it stands in. */
const tokenizer = new Tokenizer();
tokenizer.html = () => undefined;

/** The blocks of a text, their sentences not yet read. The tokens' `raw` together are the text. */
export const lexBlocks = (text: string): Token[] =>
  splitRuns(text).flatMap(({ raw, isPlain }) =>
    isPlain ? [plainToken(raw)] : new Lexer({ gfm: true, tokenizer }).blockTokens(raw, []),
  );

/** Blocks and sentences. `breaks`: a line's end is a line's end. */
export const lex = (text: string, breaks = false): Token[] =>
  isPlainBlock(text) ? [plainToken(text)] : new Lexer({ gfm: true, breaks, tokenizer }).lex(text);

/** Words that are not read as Markdown. */
const plainToken = (raw: string): Token => ({
  type: 'paragraph',
  raw,
  text: raw,
  tokens: [{ type: 'escape', raw, text: raw }],
});
