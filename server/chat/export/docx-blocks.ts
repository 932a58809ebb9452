import { type FileChild, HeadingLevel, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { ScriptureReference } from '../../../contract/chat.ts';
import { runsOf, textRuns, xmlSafe } from './docx-inlines.ts';
import { warningOf } from './exported.ts';

/** Counts ordered lists: each has its own numbering. */
export interface ListCounter {
  next: number;
}

interface BlockContext {
  readonly findings: readonly ScriptureReference[];
  readonly lists: ListCounter;
  /** Depth of nested lists, from 0. */
  readonly level: number;
}

const HEADINGS = [HeadingLevel.HEADING_2, HeadingLevel.HEADING_3, HeadingLevel.HEADING_4] as const;
/** Word knows nine levels of a list. */
const DEEPEST_LEVEL = 8;
/** Nobody writes quotes this deep: such a reply is exported as plain text. */
const ABSURD_DEPTH = /^(?:[ \t]*>){24}|^[ \t]{120,}\S/m;
const ATTRIBUTION = /\n?[ \t]*[—–][ \t]*([^\n]+?)[ \t]*$/;

/** A reply's Markdown as the paragraphs, lists and tables of a Word document. */
export function markdownBlocks(
  markdown: string,
  findings: readonly ScriptureReference[],
  lists: ListCounter,
): FileChild[] {
  if (ABSURD_DEPTH.test(markdown)) return plainBlocks(markdown);
  return blocksOf(new Lexer({ gfm: true }).lex(markdown), { findings, lists, level: 0 });
}

/** Plain text, a paragraph for each. */
export const plainBlocks = (text: string): Paragraph[] =>
  text.split(/\n{2,}/).map((part) => new Paragraph({ children: textRuns(part) }));

const blocksOf = (tokens: readonly Token[], context: BlockContext): FileChild[] =>
  tokens.flatMap((token) => blockOf(token as MarkedToken, context));

function blockOf(token: MarkedToken, context: BlockContext): FileChild[] {
  switch (token.type) {
    case 'paragraph':
      return [new Paragraph({ children: [...runsOf(token.tokens), ...warnings(token.raw, context)] })];
    case 'text':
      return [new Paragraph({ children: runsOf(token.tokens ?? [token]) })];
    case 'heading':
      return [
        new Paragraph({
          heading: HEADINGS[Math.min(token.depth, HEADINGS.length) - 1],
          children: runsOf(token.tokens),
        }),
      ];
    case 'list':
      return listOf(token, context);
    case 'blockquote':
      return quoteOf(token, context);
    case 'code':
      return [new Paragraph({ style: 'Code', children: textRuns(token.text) })];
    case 'table':
      return [tableOf(token), new Paragraph({ spacing: { after: 60 } })];
    case 'hr':
      return [new Paragraph({ thematicBreak: true })];
    case 'html':
      return [new Paragraph({ children: textRuns(token.raw.trim()) })];
    default:
      return [];
  }
}

function listOf(token: Tokens.List, context: BlockContext): FileChild[] {
  const level = Math.min(context.level, DEEPEST_LEVEL);
  context.lists.next += 1;
  const instance = context.lists.next;
  return token.items.flatMap((item) => {
    const [first, ...rest] = item.tokens;
    const inline = first && (first.type === 'text' || first.type === 'paragraph') ? first : undefined;
    const words = inline && 'tokens' in inline ? (inline.tokens ?? []) : [];
    const head = new Paragraph({
      ...(token.ordered ? { numbering: { reference: 'ordered', level, instance } } : { bullet: { level } }),
      spacing: { after: 60 },
      children: [...runsOf(words), ...warnings(inline?.raw ?? '', context)],
    });
    return [head, ...blocksOf(inline ? rest : item.tokens, { ...context, level: level + 1 })];
  });
}

/** A Scripture block with its reference below it, on the same page. */
function quoteOf({ text }: Tokens.Blockquote, context: BlockContext): FileChild[] {
  const attribution = ATTRIBUTION.exec(text);
  if (!attribution) {
    return text
      .split(/\n{2,}/)
      .map((part) => new Paragraph({ style: 'Scripture', children: textRuns(part) }));
  }
  const label = attribution[1] ?? '';
  const finding = context.findings.find(
    ({ reference, status }) => status !== 'mentioned' && label.includes(reference),
  );
  const words = text.slice(0, attribution.index);
  const said = finding && checkLabelOf(finding);
  return [
    ...words
      .split(/\n{2,}/)
      .map((part) => new Paragraph({ style: 'Scripture', keepNext: true, children: lines(part) })),
    new Paragraph({
      style: 'Reference',
      children: textRuns(xmlSafe(`— ${label}${said ? ` · ${said}` : ''}`)),
    }),
  ];
}

const lines = (part: string) =>
  part
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? textRuns('\n').slice(1) : []),
      ...runsOf(Lexer.lexInline(line)),
    ]);

function checkLabelOf(finding: ScriptureReference): string {
  if (finding.status === 'verified') return 'checked word for word';
  if (finding.status === 'corrected') return `set in the words of the ${finding.version || 'Bible'}`;
  return warningOf(finding) ?? '';
}

/** What a reader must know about the quotations in this paragraph. */
function warnings(raw: string, { findings }: BlockContext) {
  const said = findings.flatMap((finding) => {
    const warning = warningOf(finding);
    return warning && finding.reference && raw.includes(finding.reference)
      ? [`${finding.reference}: ${warning}`]
      : [];
  });
  return said.length > 0 ? textRuns(` (${said.join('; ')})`, { italics: true }) : [];
}

function tableOf({ header, rows }: Tokens.Table): Table {
  const row = (cells: Tokens.TableCell[], isHeader: boolean): TableRow =>
    new TableRow({
      tableHeader: isHeader,
      cantSplit: true,
      children: cells.map(
        (cell) =>
          new TableCell({
            margins: { top: 60, bottom: 60, left: 100, right: 100 },
            children: [
              new Paragraph({
                spacing: { after: 0 },
                children: runsOf(cell.tokens, isHeader ? { bold: true } : {}),
              }),
            ],
          }),
      ),
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [row(header, true), ...rows.map((cells) => row(cells, false))],
  });
}
