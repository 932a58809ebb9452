import type { MarkedToken, Token } from 'marked';
import type { Block, FindingSource, Inline } from './answer-tree.ts';
import { lex } from './lex.ts';
import { placeFindings } from './place-findings.ts';
import { safeLink } from './safe-link.ts';

/** `— 1 Peter 5:7 (KJV)`: the last line of a block quote that holds a passage. */
const ATTRIBUTION = /\n?[ \t]*[—–][ \t]*([^\n]+?)[ \t]*$/;

/** Turns one block of Markdown into the tree that is drawn. Without a finding (the reply is still streaming) a quotation is a plain quote. */
export function readBlock(raw: string, findings: readonly FindingSource[]): Block[] {
  return blocksOf(lex(raw), [...findings]);
}

const blocksOf = (tokens: readonly Token[], findings: FindingSource[]): Block[] =>
  tokens.flatMap((token) => blockOf(token as MarkedToken, findings));

function blockOf(token: MarkedToken, findings: FindingSource[]): Block[] {
  switch (token.type) {
    case 'paragraph':
      return [{ kind: 'paragraph', inlines: inlinesWithFindings(token.tokens, findings) }];
    case 'text':
      return [{ kind: 'paragraph', inlines: inlinesWithFindings(token.tokens ?? [token], findings) }];
    case 'heading':
      return [
        {
          kind: 'heading',
          level: levelOf(token.depth),
          inlines: inlinesWithFindings(token.tokens, findings),
        },
      ];
    case 'list':
      return [
        {
          kind: 'list',
          ordered: token.ordered,
          start: Number(token.start || 1),
          items: token.items.map((item) => blocksOf(item.tokens, findings)),
        },
      ];
    case 'blockquote':
      return [quoteOf(token.text, findings)];
    case 'code':
      return [{ kind: 'code', text: token.text }];
    case 'table':
      return [
        {
          kind: 'table',
          head: token.header.map((cell) => inlinesWithFindings(cell.tokens, findings)),
          rows: token.rows.map((row) => row.map((cell) => inlinesWithFindings(cell.tokens, findings))),
        },
      ];
    case 'hr':
      return [{ kind: 'rule' }];
    default:
      return [];
  }
}

/** The page's title is an h1, the name above a message an h2: a reply's own headings begin at h3. */
const levelOf = (depth: number): 3 | 4 | 5 | 6 => (depth <= 1 ? 3 : depth === 2 ? 4 : depth === 3 ? 5 : 6);

function quoteOf(text: string, findings: FindingSource[]): Block {
  const attribution = ATTRIBUTION.exec(text);
  const label = attribution?.[1] ?? '';
  const at = findings.findIndex(
    ({ finding, source }) =>
      finding.status !== 'mentioned' &&
      (label.includes(finding.reference) || text.includes(withoutQuoteMarkers(source))),
  );
  const placed = at < 0 ? undefined : findings.splice(at, 1)[0];
  if (!placed) return { kind: 'quote', blocks: blocksOf(lex(text), findings) };
  const words = attribution ? text.slice(0, attribution.index) : text;
  return {
    kind: 'passage',
    blocks: blocksOf(lex(words, true), []),
    finding: placed.finding,
  };
}

/** The source of a block quote without the `> ` before each line. */
const withoutQuoteMarkers = (source: string): string => source.replace(/^ {0,3}> ?/gm, '').trim();

const inlinesWithFindings = (tokens: readonly Token[], findings: FindingSource[]): Inline[] =>
  placeFindings(inlinesOf(tokens), findings);

const inlinesOf = (tokens: readonly Token[]): Inline[] =>
  tokens.flatMap((token) => inlineOf(token as MarkedToken));

function inlineOf(token: MarkedToken): Inline[] {
  switch (token.type) {
    case 'text':
      return token.tokens ? inlinesOf(token.tokens) : [{ kind: 'text', text: decodeEntities(token.text) }];
    case 'escape':
      return [{ kind: 'text', text: token.text }];
    case 'strong':
    case 'em':
    case 'del':
      return [{ kind: token.type, inlines: inlinesOf(token.tokens) }];
    case 'codespan':
      return [{ kind: 'code', text: token.text }];
    case 'br':
      return [{ kind: 'break' }];
    case 'link': {
      const href = safeLink(token.href);
      const inlines = inlinesOf(token.tokens);
      return href ? [{ kind: 'link', href, inlines }] : inlines;
    }
    case 'image':
      return [{ kind: 'text', text: decodeEntities(token.text) }];
    case 'html':
      return inlineOfTag(token.raw);
    default:
      return 'raw' in token ? [{ kind: 'text', text: (token as { raw: string }).raw }] : [];
  }
}

/** A line break becomes one, comments are dropped, every other tag is shown as text. */
function inlineOfTag(raw: string): Inline[] {
  if (/^<br\s*\/?>$/i.test(raw)) return [{ kind: 'break' }];
  return raw.startsWith('<!--') ? [] : [{ kind: 'text', text: raw }];
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  mdash: '—',
  ndash: '–',
};

/** Decodes character references. React inserts them as text, so that `&lt;` stays harmless. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|([a-z]{2,5}));/g, (whole, code?: string, name?: string) => {
    if (name) return ENTITIES[name] ?? whole;
    const point = Number(code);
    return point > 31 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
