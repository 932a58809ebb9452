import type { TextFinding } from './checked.ts';

/** A run of a block's text; `finding` is an index in the list of findings, null between findings. */
interface TextPiece {
  readonly text: string;
  readonly finding: number | null;
  /** Whether the finding begins here: one that spans a blankLine line has several pieces. */
  readonly begins: boolean;
}

/** A paragraph: lines without a blankLine line between them. */
export interface TextBlock {
  readonly start: number;
  readonly pieces: readonly TextPiece[];
  /** Whether it looks like the heading of what follows, and is printed on the same page. */
  readonly isHeading: boolean;
}

/** A heading is one short line that does not end like a sentence. */
const HEADING_MAX_LENGTH = 80;
const isHeading = (text: string): boolean =>
  text.length <= HEADING_MAX_LENGTH && !/[\r\n]/.test(text.trim()) && !/[.!?…;,"”’)]\s*$/.test(text);

/** One or more blankLine lines. */
const BLANK = /(?:\r\n|\r(?!\n)|\n)[ \t]*(?:\r\n|\r(?!\n)|\n)[ \t\r\n]*/g;
/** Longer paragraphs are split at the end of a line. */
const LONG_BLOCK = 3_000;

/** Splits a text into blocks, and each into findings and the text between. A finding inside another gets no piece. */
export function blocksOf(text: string, findings: readonly TextFinding[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  let next = 0;
  for (const [start, end] of rangesOf(text)) {
    const pieces: TextPiece[] = [];
    let at = start;
    while (next < findings.length) {
      const finding = findings[next];
      if (!finding || finding.start >= end) break;
      const from = Math.max(at, finding.start);
      const to = Math.min(end, finding.end);
      if (to > from) {
        if (from > at) pieces.push({ text: text.slice(at, from), finding: null, begins: false });
        pieces.push({ text: text.slice(from, to), finding: next, begins: from === finding.start });
        at = to;
      }
      if (finding.end > end) break;
      next += 1;
    }
    if (at < end) pieces.push({ text: text.slice(at, end), finding: null, begins: false });
    if (pieces.length > 0) blocks.push({ start, pieces, isHeading: isHeading(text.slice(start, end)) });
  }
  return blocks;
}

function rangesOf(text: string): [number, number][] {
  const ranges: [number, number][] = [];
  let start = 0;
  const endAt = (end: number): void => {
    let from = start;
    while (end - from > LONG_BLOCK) {
      const line = text.indexOf('\n', from + LONG_BLOCK);
      if (line < 0 || line >= end) break;
      ranges.push([from, line]);
      from = line + 1;
    }
    if (end > from) ranges.push([from, end]);
  };
  for (const { index, 0: blankLine } of text.matchAll(BLANK)) {
    endAt(index);
    start = index + blankLine.length;
  }
  endAt(text.length);
  return ranges;
}
