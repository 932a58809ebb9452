import { declaredVersion } from './quotations/declared-version.ts';
import type { CheckParts } from './quotations/true-words.ts';
import { createGate, type GateEvent, type Piece } from './stream/gate.ts';
import type { Finding } from './types.ts';

export interface CheckedText {
  /** Offsets are those of the text as it was given. */
  readonly findings: Finding[];
  /** The whole text, set right. */
  readonly corrected: string;
  /** The same findings, with offsets of `corrected`. */
  readonly correctedFindings: Finding[];
}

/** The piece in which an offset of the corrected text stands. */
function pieceAt(pieces: readonly Piece[], offset: number): Piece | undefined {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (pieces[middle]!.end <= offset) low = middle + 1;
    else high = middle;
  }
  return pieces[low];
}

/** The same finding where it stands in the source. */
function inSource(finding: Finding, source: string, corrected: string, pieces: readonly Piece[]): Finding {
  const from = pieceAt(pieces, finding.start);
  const to = pieceAt(pieces, finding.end - 1);
  if (from === undefined || to === undefined) return finding;
  if (!from.changed && !to.changed) {
    const start = finding.start - from.start + from.sourceStart;
    return { ...finding, start, end: finding.end - to.start + to.sourceStart };
  }
  const written = corrected.slice(finding.start, finding.end);
  const there = finding.kind === 'reference' ? source.indexOf(written, from.sourceStart) : -1;
  if (there >= 0 && there < to.sourceEnd) return { ...finding, start: there, end: there + written.length };
  // What was changed stands for the whole stretch that it replaced, without the space and signs before it.
  const stretch = source.slice(from.sourceStart, to.sourceEnd);
  const lead = /^[\s,:;—–*_([-]*/.exec(stretch)![0].length;
  return {
    ...finding,
    start: from.sourceStart + (lead < stretch.length ? lead : 0),
    end: from.sourceStart + stretch.trimEnd().length,
  };
}

/** How much of a text is read in one step: a millisecond or two. */
const STEP = 1_000;

/**
 * Checks a whole text: every reference and every quotation of Scripture in it, by the same rules as a reply
 * that streams (see gate.ts), but for what was sent already: nothing was, so that a reference a sentence later sets
 * right what stands before it. The text is taken as it is; offsets count UTF-16 units. Never throws; takes
 * time in proportion to the length.
 */
export function checkText(text: string, parts: CheckParts): CheckedText {
  const steps = checkTextInSteps(text, parts);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * The same in steps, for those who have others to serve in between: yields how many units have been read, and returns
 * what `checkText` does.
 */
export function* checkTextInSteps(text: string, parts: CheckParts): Generator<number, CheckedText, void> {
  const pieces: Piece[] = [];
  const found: Finding[] = [];
  const declared = declaredVersion(text);
  const gate = createGate({ ...parts, whole: true, declared, onPiece: (piece) => pieces.push(piece) });
  let written = '';
  const take = (events: readonly GateEvent[]): void => {
    for (const event of events) {
      if (event.type === 'text') written += event.text;
      else found.push(event.finding);
    }
  };
  // A carriage return is white space of the same length: places stay where they are.
  const source = text.replaceAll('\r', ' ');
  for (let at = 0; at < source.length; at += STEP) {
    if (at > 0) yield at;
    take(gate.push(source.slice(at, at + STEP)));
  }
  take(gate.end());
  const corrected = withReturns(written, text, pieces);
  const correctedFindings = found.sort((a, b) => a.start - b.start || a.end - b.end);
  const findings = correctedFindings.map((finding) => inSource(finding, text, corrected, pieces));
  return { findings, corrected, correctedFindings };
}

/** Unchanged stretches are taken from the text as it was given. */
function withReturns(written: string, text: string, pieces: readonly Piece[]): string {
  if (!text.includes('\r')) return written;
  let corrected = '';
  for (const { start, end, sourceStart, sourceEnd, changed } of pieces) {
    corrected += written.slice(corrected.length, start);
    corrected += changed ? written.slice(start, end) : text.slice(sourceStart, sourceEnd);
  }
  return corrected + written.slice(corrected.length);
}
