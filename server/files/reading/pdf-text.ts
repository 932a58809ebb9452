import type { PageLines, PdfLine } from './pdf-lines.ts';
import { withoutRunningHeads } from './running-heads.ts';

/** A line of at least this share of the page's text width continues on the next line. */
const FULL_WIDTH = 0.78;
/** Lines further apart than this multiple of the page's usual line spacing are different paragraphs. */
const PARAGRAPH_GAP = 1.35;
/** A font size that differs by more than this factor starts a new block, such as a heading. */
const SIZE_CHANGE = 1.12;

type Joint = 'glue' | 'space' | 'line' | 'paragraph';

/** Joins pages to running text: paragraphs across lines and pages, words across hyphens. */
export function writePages(pages: readonly PageLines[]): string {
  const kept = withoutRunningHeads(pages).filter((lines) => lines.length > 0);
  const compounds = compoundsOf(kept);
  let text = '';
  let last: PdfLine | undefined;
  let full = false;
  for (const lines of kept) {
    const measures = measuresOf(lines);
    for (const [at, line] of lines.entries()) {
      if (last) {
        const joint = jointOf(last, line, { full, first: at === 0, step: measures.step });
        text = join(text, line.text, joint, compounds);
      } else text = line.text;
      full = line.right - line.left >= measures.width * FULL_WIDTH;
      last = line;
    }
  }
  return text;
}

interface LineContext {
  /** Whether the previous line reached the right edge. */
  readonly full: boolean;
  /** Whether this is the first line of its page. */
  readonly first: boolean;
  /** The page's usual line spacing. */
  readonly step: number;
}

function jointOf(last: PdfLine, next: PdfLine, { full, first, step }: LineContext): Joint {
  const ratio = next.size / (last.size || 1);
  const otherSize = ratio > SIZE_CHANGE || ratio < 1 / SIZE_CHANGE;
  const down = last.bottom - next.bottom;
  // A new page, or the head of the next column.
  const elsewhere = first || down < 0;
  if (otherSize && Math.max(last.text.length, next.text.length) > 3) return 'paragraph';
  if (isHyphened(last.text, next.text)) return 'glue';
  if (elsewhere) return full && continues(last.text, next.text) ? 'space' : 'paragraph';
  if (step > 0 && down > step * PARAGRAPH_GAP) return 'paragraph';
  if (!full || LIST_MARKER.test(next.text)) return 'line';
  const indented = next.left - last.left;
  return indented > next.size && /[.!?:"”’)]$/.test(last.text) ? 'paragraph' : 'space';
}

/** The bullet or number of a list item. */
const LIST_MARKER = /^(?:[•‣◦▪●○*–—-]\s|(?:\d{1,2}|[A-Za-z]|[ivxIVX]{1,4})[.)]\s)/;
const isHyphened = (last: string, next: string): boolean =>
  /\p{L}[\u00ad\u2010-]$/u.test(last) && /^\p{Ll}/u.test(next);
const continues = (last: string, next: string): boolean =>
  !/[.!?:]["”’)]?$/.test(last) || /^\p{Ll}/u.test(next);

function join(text: string, next: string, joint: Joint, compounds: ReadonlySet<string>): string {
  if (joint === 'paragraph') return `${text}\n\n${next}`;
  if (joint === 'line') return `${text}\n${next}`;
  if (joint === 'space') return `${text} ${next}`;
  const [before = ''] = /[\p{L}\u2010-]+.$/u.exec(text.slice(-60)) ?? [];
  const [after = ''] = /^\p{L}+/u.exec(next) ?? [];
  const compound = `${before.slice(0, -1)}-${after}`.toLowerCase();
  const isCompound = !text.endsWith('\u00ad') && compounds.has(compound);
  return `${isCompound ? `${text.slice(0, -1)}-` : text.slice(0, -1)}${next}`;
}

/** Words that the document hyphenates in the middle of a line: they keep the hyphen at the end of a line too. */
function compoundsOf(pages: readonly PageLines[]): Set<string> {
  const found = new Set<string>();
  for (const { text } of pages.flat()) {
    for (const [word] of text.matchAll(/\p{L}+(?:[\u2010-]\p{L}+)+/gu)) {
      found.add(word.toLowerCase().replaceAll('\u2010', '-'));
    }
  }
  return found;
}

/** A page's usual line width and line spacing. */
function measuresOf(lines: PageLines): { width: number; step: number } {
  const widths = lines.map(({ left, right }) => right - left).sort((a, b) => a - b);
  const steps = lines
    .slice(1)
    .map((line, at) => lines[at]!.bottom - line.bottom)
    .filter((step) => step > 0)
    .sort((a, b) => a - b);
  return { width: widths[Math.floor(widths.length * 0.85)] ?? 0, step: steps[steps.length >> 1] ?? 0 };
}
