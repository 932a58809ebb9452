import { marked, type Token, type Tokens } from 'marked';

/** What is open in a text and never closes, by kind, and the shape of its lists and tables. */
interface Balance {
  /** Emphasis signs that a reader sees as signs: `**`, `*`, `_`. */
  readonly emphasis: number;
  /** Quotation marks without a partner in their own block. */
  readonly marks: number;
  /** Table rows whose number of cells is not that of their header. */
  readonly rows: number;
  readonly items: number;
}

const within = (token: Token): Token[] => {
  if (token.type === 'list') return (token as Tokens.List).items;
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [...header, ...rows.flat()].flatMap(({ tokens }) => tokens);
  }
  return (token as Tokens.Generic).tokens ?? [];
};

function* leaves(tokens: readonly Token[]): Generator<Token> {
  for (const token of tokens) {
    const inner = within(token);
    yield token;
    yield* leaves(inner);
  }
}

/** Curly marks that open without closing or close without opening, and a straight one left over. */
function loneMarks(text: string): number {
  let lone = 0;
  let open = 0;
  for (const sign of text) {
    if (sign === '“') open += 1;
    else if (sign === '”' && open > 0) open -= 1;
    else if (sign === '”') lone += 1;
  }
  const straight = text.replace(/\d"/g, '').split('"').length - 1;
  return lone + open + (straight % 2);
}

const cellsIn = (row: string) =>
  row
    .replace(/\\\|/g, '')
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length;

/** Reads a text as the screen does and counts what does not close. */
function balanceOf(text: string): Balance {
  const found = { emphasis: 0, marks: 0, rows: 0, items: 0 };
  for (const token of leaves(marked.lexer(text))) {
    if (token.type === 'list_item') found.items += 1;
    if (token.type === 'text' && within(token).length === 0)
      found.emphasis += (token.raw.match(/\*+|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu) ?? []).length;
    if (token.type === 'paragraph' || (token.type === 'text' && within(token).length > 0))
      found.marks += loneMarks(token.raw);
    if (token.type === 'table') {
      const [header = '', , ...rows] = token.raw.trim().split('\n');
      found.rows += rows.filter((row) => cellsIn(row) !== cellsIn(header)).length;
    }
  }
  return found;
}

/** What a corrected text has broken that was whole in its source, in words; "" where nothing is. */
export function brokenIn(source: string, corrected: string): string {
  const before = balanceOf(source);
  const after = balanceOf(corrected);
  const broken: string[] = [];
  if (after.emphasis > before.emphasis) broken.push(`emphasis ${before.emphasis} > ${after.emphasis}`);
  if (after.marks > before.marks) broken.push(`marks ${before.marks} > ${after.marks}`);
  if (after.rows > before.rows) broken.push(`rows ${before.rows} > ${after.rows}`);
  if (after.items !== before.items) broken.push(`items ${before.items} > ${after.items}`);
  return broken.join(', ');
}
