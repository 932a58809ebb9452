import type { PageLines, PdfLine } from './pdf-lines.ts';
import { withoutRunningHeads } from './running-heads.ts';

/** A line that reaches this far of its page's widest ones goes on in the next. */
const FULL = 0.78;
/** Further apart than this many of the page's usual steps, lines are of different paragraphs. */
const APART = 1.35;
/** Letters that much larger or smaller begin something new, such as a heading. */
const OTHER_SIZE = 1.12;

type Joint = 'glue' | 'space' | 'line' | 'paragraph';

/** Pages as running text: paragraphs are put together across lines and pages, words across hyphens. */
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
      full = line.right - line.left >= measures.width * FULL;
      last = line;
    }
  }
  return text;
}

interface Around {
  /** Whether the line before reached the edge. */
  readonly full: boolean;
  /** Whether this is the first of its page. */
  readonly first: boolean;
  /** From one line to the next, usually. */
  readonly step: number;
}

function jointOf(last: PdfLine, next: PdfLine, { full, first, step }: Around): Joint {
  const ratio = next.size / (last.size || 1);
  const otherSize = ratio > OTHER_SIZE || ratio < 1 / OTHER_SIZE;
  const down = last.bottom - next.bottom;
  // A new page, or the head of the next column.
  const elsewhere = first || down < 0;
  if (otherSize && Math.max(last.text.length, next.text.length) > 3) return 'paragraph';
  if (isHyphened(last.text, next.text)) return 'glue';
  if (elsewhere) return full && goesOn(last.text, next.text) ? 'space' : 'paragraph';
  if (step > 0 && down > step * APART) return 'paragraph';
  if (!full || POINT.test(next.text)) return 'line';
  const indented = next.left - last.left;
  return indented > next.size && /[.!?:"”’)]$/.test(last.text) ? 'paragraph' : 'space';
}

/** The mark of a list's point. */
const POINT = /^(?:[•‣◦▪●○*–—-]\s|(?:\d{1,2}|[A-Za-z]|[ivxIVX]{1,4})[.)]\s)/;
const isHyphened = (last: string, next: string): boolean =>
  /\p{L}[\u00ad\u2010-]$/u.test(last) && /^\p{Ll}/u.test(next);
const goesOn = (last: string, next: string): boolean => !/[.!?:]["”’)]?$/.test(last) || /^\p{Ll}/u.test(next);

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

/** Words that the document writes with a hyphen in the middle of a line: at a line's end they keep it too. */
function compoundsOf(pages: readonly PageLines[]): Set<string> {
  const found = new Set<string>();
  for (const { text } of pages.flat()) {
    for (const [word] of text.matchAll(/\p{L}+(?:[\u2010-]\p{L}+)+/gu)) {
      found.add(word.toLowerCase().replaceAll('\u2010', '-'));
    }
  }
  return found;
}

/** A page's usual line: how wide, and how far from the next. */
function measuresOf(lines: PageLines): { width: number; step: number } {
  const widths = lines.map(({ left, right }) => right - left).sort((a, b) => a - b);
  const steps = lines
    .slice(1)
    .map((line, at) => lines[at]!.bottom - line.bottom)
    .filter((step) => step > 0)
    .sort((a, b) => a - b);
  return { width: widths[Math.floor(widths.length * 0.85)] ?? 0, step: steps[steps.length >> 1] ?? 0 };
}
