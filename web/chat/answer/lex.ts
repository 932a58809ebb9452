import { Lexer, type Token, Tokenizer } from 'marked';

/** HTML is never more than words here: without a rule for its blocks it is read as the sentence it stands in. */
const tokenizer = new Tokenizer();
tokenizer.html = () => undefined;

/** The blocks of a text, their sentences not yet read. The tokens' `raw` together are the text. */
export const lexBlocks = (text: string): Token[] => new Lexer({ gfm: true, tokenizer }).blockTokens(text, []);

/** Blocks and sentences. `breaks`: a line's end is a line's end. */
export const lex = (text: string, breaks = false): Token[] =>
  new Lexer({ gfm: true, breaks, tokenizer }).lex(text);
