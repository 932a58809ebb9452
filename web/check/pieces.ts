import type { TextFinding } from './checked.ts';

/** A stretch of a block; `finding` is the place in the list of findings. */
export interface TextPiece {
  readonly text: string;
  readonly finding: number | null;
  /** The finding begins here: one that a blank line divides has several pieces. */
  readonly begins: boolean;
}

/** Lines without a blank one between them. */
export interface TextBlock {
  readonly start: number;
  readonly pieces: readonly TextPiece[];
}

/** A blank line, or the end of a line in a text that has no blank ones for this long. */
const BLANK = /(?:\r\n|\r(?!\n)|\n)[ \t]*(?:\r\n|\r(?!\n)|\n)[ \t\r\n]*/g;
const LONG_BLOCK = 3_000;

/** A text cut into blocks, and each into what was found and what lies between. A finding inside another has no piece of its own. */
export function blocksOf(text: string, findings: readonly TextFinding[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  let next = 0;
  for (const [start, end] of stretchesOf(text)) {
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
    if (pieces.length > 0) blocks.push({ start, pieces });
  }
  return blocks;
}

function stretchesOf(text: string): [number, number][] {
  const stretches: [number, number][] = [];
  let start = 0;
  const until = (end: number): void => {
    let from = start;
    while (end - from > LONG_BLOCK) {
      const line = text.indexOf('\n', from + LONG_BLOCK);
      if (line < 0 || line >= end) break;
      stretches.push([from, line]);
      from = line + 1;
    }
    if (end > from) stretches.push([from, end]);
  };
  for (const { index, 0: blank } of text.matchAll(BLANK)) {
    until(index);
    start = index + blank.length;
  }
  until(text.length);
  return stretches;
}
