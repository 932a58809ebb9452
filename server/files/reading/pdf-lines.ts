/** A piece of a page's text as pdf.js gives it; `transform` ends with its place from the lower left. */
export interface PdfItem {
  readonly str: string;
  readonly width: number;
  readonly height: number;
  readonly transform: readonly number[];
  readonly hasEOL: boolean;
}

/** One printed line. In points, from the lower left; `size` is the height of its letters. */
export interface PdfLine {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly size: number;
}
export type PageLines = readonly PdfLine[];

/** A gap as wide as this part of the letters' height is a space that was not written. */
const SPACE = 0.18;
/** Pieces whose feet are further apart than this part of their height stand on different lines. */
const SAME_LINE = 0.45;

/** The lines of a page in the order of its text, which for columns is column by column. */
export function linesOf(items: readonly PdfItem[]): PageLines {
  const lines: PdfLine[] = [];
  let pieces: Placed[] = [];
  const endLine = (): void => {
    const line = lineOf(pieces);
    if (line) lines.push(line);
    pieces = [];
  };
  for (const item of items) {
    const piece = placed(item);
    const last = pieces.at(-1);
    if (last && item.str.trim() !== '' && !standTogether(last, piece)) endLine();
    if (item.str !== '') pieces.push(piece);
    if (item.hasEOL) endLine();
  }
  endLine();
  return lines;
}

interface Placed {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly size: number;
}

function placed({ str, width, height, transform }: PdfItem): Placed {
  const [, , , scale = 0, left = 0, bottom = 0] = transform;
  return { text: str, left, right: left + width, bottom, size: height || Math.abs(scale) };
}

/** Raised figures of verses and notes belong to their line; a piece far to the left begins another. */
function standTogether(last: Placed, next: Placed): boolean {
  const size = Math.max(last.size, next.size, 1);
  return Math.abs(last.bottom - next.bottom) <= size * SAME_LINE && next.left >= last.left - size;
}

function lineOf(pieces: readonly Placed[]): PdfLine | undefined {
  const written = pieces.filter(({ text }) => text.trim() !== '');
  const [first] = written;
  if (!first) return undefined;
  let text = '';
  let right = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    const gap = piece.left - right;
    if (gap > piece.size * SPACE && !/\s$/.test(text) && !/^\s/.test(piece.text)) text += ' ';
    text += piece.text;
    right = piece.right;
  }
  // The line's letters are most of its letters: a raised figure or an initial does not count.
  const widest = written.reduce((one, other) => (other.text.length > one.text.length ? other : one));
  return {
    text: plainLetters(text),
    left: first.left,
    right: Math.max(...written.map((piece) => piece.right)),
    bottom: widest.bottom,
    size: widest.size,
  };
}

/** Bullets of the symbol fonts, which have no letters of Unicode. */
const SYMBOL_BULLETS = /[\uf0a7\uf0b7\uf0d8\uf076\uf0fc]/g;

/** Ligatures as the letters that they stand for, spaces of any width as spaces. */
function plainLetters(text: string): string {
  return text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(SYMBOL_BULLETS, '•')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}
