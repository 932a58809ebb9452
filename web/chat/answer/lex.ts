import { Lexer, type Token, Tokenizer } from 'marked';
import { isPlainBlock, splitRuns } from './markdown-limits.ts';

/** HTML is only text here: without a rule for HTML blocks it becomes part of a paragraph. */
const tokenizer = new Tokenizer();
tokenizer.html = () => undefined;

/** The blocks of a text, without their inline tokens. The tokens' `raw` together are the whole text. */
export const lexBlocks = (text: string): Token[] =>
  splitRuns(text).flatMap(({ raw, isPlain }) =>
    isPlain ? [plainToken(raw)] : new Lexer({ gfm: true, tokenizer }).blockTokens(raw, []),
  );

/** Blocks with their inline tokens. `breaks`: each line break of the source is kept. */
export const lex = (text: string, breaks = false): Token[] =>
  isPlainBlock(text) ? [plainToken(text)] : new Lexer({ gfm: true, breaks, tokenizer }).lex(text);

/** Text that is not read as Markdown. */
const plainToken = (raw: string): Token => ({
  type: 'paragraph',
  raw,
  text: raw,
  tokens: [{ type: 'escape', raw, text: raw }],
});
