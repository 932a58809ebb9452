import { ExternalHyperlink, type ParagraphChild, TextRun } from 'docx';
import type { MarkedToken, Token } from 'marked';

interface TextStyle {
  readonly bold?: boolean;
  readonly italics?: boolean;
  readonly strike?: boolean;
}

/** The runs of a paragraph. Images become their alternative text, only http(s) links stay links, HTML is text. */
export const runsOf = (tokens: readonly Token[], style: TextStyle = {}): ParagraphChild[] =>
  tokens.flatMap((token) => runOf(token as MarkedToken, style));

function runOf(token: MarkedToken, style: TextStyle): ParagraphChild[] {
  switch (token.type) {
    case 'text':
      return token.tokens ? runsOf(token.tokens, style) : textRuns(decoded(token.text), style);
    case 'escape':
      return textRuns(token.text, style);
    case 'strong':
      return runsOf(token.tokens, { ...style, bold: true });
    case 'em':
      return runsOf(token.tokens, { ...style, italics: true });
    case 'del':
      return runsOf(token.tokens, { ...style, strike: true });
    case 'codespan':
      return [new TextRun({ text: xmlSafe(token.text), font: 'Courier New', ...style })];
    case 'br':
      return [new TextRun({ break: 1 })];
    case 'link':
      if (!/^https?:\/\//i.test(token.href)) return runsOf(token.tokens, style);
      return [new ExternalHyperlink({ link: token.href, children: linkRuns(token.tokens, style) })];
    case 'image':
      return textRuns(decoded(token.text), style);
    default:
      return textRuns('raw' in token ? String(token.raw) : '', style);
  }
}

const linkRuns = (tokens: readonly Token[], style: TextStyle): ParagraphChild[] =>
  tokens.map(
    (token) =>
      new TextRun({
        text: xmlSafe('text' in token ? String(token.text) : token.raw),
        style: 'Hyperlink',
        ...style,
      }),
  );

/** Plain text; its line breaks stay line breaks. */
export const textRuns = (text: string, style: TextStyle = {}): TextRun[] =>
  xmlSafe(text)
    .split('\n')
    .map((line, index) => new TextRun({ text: line, ...style, ...(index > 0 && { break: 1 }) }));

/** Removes characters that XML cannot contain. */
export const xmlSafe = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
  text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};
const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
