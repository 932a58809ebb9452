import { ExternalHyperlink, type ParagraphChild, TextRun } from 'docx';
import type { MarkedToken, Token } from 'marked';

interface Face {
  readonly bold?: boolean;
  readonly italics?: boolean;
  readonly strike?: boolean;
}

/** The words of a paragraph. Pictures are their words, links http(s) only, HTML is text. */
export const runsOf = (tokens: readonly Token[], face: Face = {}): ParagraphChild[] =>
  tokens.flatMap((token) => runOf(token as MarkedToken, face));

function runOf(token: MarkedToken, face: Face): ParagraphChild[] {
  switch (token.type) {
    case 'text':
      return token.tokens ? runsOf(token.tokens, face) : textRuns(decoded(token.text), face);
    case 'escape':
      return textRuns(token.text, face);
    case 'strong':
      return runsOf(token.tokens, { ...face, bold: true });
    case 'em':
      return runsOf(token.tokens, { ...face, italics: true });
    case 'del':
      return runsOf(token.tokens, { ...face, strike: true });
    case 'codespan':
      return [new TextRun({ text: legal(token.text), font: 'Courier New', ...face })];
    case 'br':
      return [new TextRun({ break: 1 })];
    case 'link':
      if (!/^https?:\/\//i.test(token.href)) return runsOf(token.tokens, face);
      return [new ExternalHyperlink({ link: token.href, children: linkRuns(token.tokens, face) })];
    case 'image':
      return textRuns(decoded(token.text), face);
    default:
      return textRuns('raw' in token ? String(token.raw) : '', face);
  }
}

const linkRuns = (tokens: readonly Token[], face: Face): ParagraphChild[] =>
  tokens.map(
    (token) =>
      new TextRun({
        text: legal('text' in token ? String(token.text) : token.raw),
        style: 'Hyperlink',
        ...face,
      }),
  );

/** Words, whose line ends are line ends. */
export const textRuns = (text: string, face: Face = {}): TextRun[] =>
  legal(text)
    .split('\n')
    .map((line, index) => new TextRun({ text: line, ...face, ...(index > 0 && { break: 1 }) }));

/** What XML cannot hold is left out. */
export const legal = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is meant
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
