/** A piece of text from pdf.js; `transform` ends with its position from the lower left corner. */
export interface PdfItem {
  readonly str: string;
  readonly width: number;
  readonly height: number;
  readonly transform: readonly number[];
  readonly hasEOL: boolean;
}

/** One printed line. In points from the lower left corner; `size` is the font size. */
export interface PdfLine {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly size: number;
}
export type PageLines = readonly PdfLine[];

/** A gap wider than this share of the font size is a space. */
const SPACE_GAP = 0.18;
/** Pieces whose baselines differ by more than this share of the font size are on different lines. */
const LINE_TOLERANCE = 0.45;

/** The lines of a page in the order of its text, which for columns is column by column. */
export function linesOf(items: readonly PdfItem[]): PageLines {
  const lines: PdfLine[] = [];
  let pieces: Piece[] = [];
  const endLine = (): void => {
    const line = lineOf(pieces);
    if (line) lines.push(line);
    pieces = [];
  };
  for (const item of items) {
    const piece = pieceOf(item);
    const last = pieces.at(-1);
    if (last && item.str.trim() !== '' && !areOnOneLine(last, piece)) endLine();
    if (item.str !== '') pieces.push(piece);
    if (item.hasEOL) endLine();
  }
  endLine();
  return lines;
}

interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly size: number;
}

function pieceOf({ str, width, height, transform }: PdfItem): Piece {
  const [, , , scale = 0, left = 0, bottom = 0] = transform;
  return { text: str, left, right: left + width, bottom, size: height || Math.abs(scale) };
}

/** Superscript numbers of verses and notes belong to their line; a piece far to the left starts a new one. */
function areOnOneLine(last: Piece, next: Piece): boolean {
  const size = Math.max(last.size, next.size, 1);
  return Math.abs(last.bottom - next.bottom) <= size * LINE_TOLERANCE && next.left >= last.left - size;
}

function lineOf(pieces: readonly Piece[]): PdfLine | undefined {
  const written = pieces.filter(({ text }) => text.trim() !== '');
  const [first] = written;
  if (!first) return undefined;
  let text = '';
  let right = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    const gap = piece.left - right;
    if (gap > piece.size * SPACE_GAP && !/\s$/.test(text) && !/^\s/.test(piece.text)) text += ' ';
    text += piece.text;
    right = piece.right;
  }
  // The longest piece determines the line's size: superscripts and initials do not.
  const widest = written.reduce((one, other) => (other.text.length > one.text.length ? other : one));
  return {
    text: plainLetters(text),
    left: first.left,
    right: Math.max(...written.map((piece) => piece.right)),
    bottom: widest.bottom,
    size: widest.size,
  };
}

/** Bullets of symbol fonts, in Unicode's private use area. */
const SYMBOL_BULLETS = /[\uf0a7\uf0b7\uf0d8\uf076\uf0fc]/g;

/** Replaces ligatures by their letters, and any white space by a single space. */
function plainLetters(text: string): string {
  return text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(SYMBOL_BULLETS, '•')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}
