import type { LateQuotation } from '../quotations/late-reference.ts';
import type { SetPassage } from '../quotations/marks.ts';
import type { Held } from './closed-quotation.ts';
import { createOutput, type GateOptions } from './gate-output.ts';
import type { LineKind } from './lines.ts';

/** What may belong to a quotation mark that follows: it is held until the next sign shows. */
const SOFT = /[ \t\u00A0\u202F,:;—–*_([-]/;
export const LONGEST_SOFT = 24;
/** So much that was given out is kept to look back at; more is cut away. */
const KEPT = 1_400;
const TOO_MUCH = 6_000;

/** A quotation that is looked through; `start` is its place in the content, and `late` what is known of it. */
export interface Outer {
  readonly close: number;
  readonly start: number;
  readonly late?: LateQuotation | undefined;
}

/** Where a gate stands in its text. All places are of `text`. */
export interface GateState {
  readonly options: GateOptions;
  readonly output: ReturnType<typeof createOutput>;
  text: string;
  /** Units of the source that were cut away before `text`. */
  before: number;
  /** How far it was given out, and how far it was looked through. */
  at: number;
  scan: number;
  /** Nothing more will come. */
  final: boolean;
  line: 'begins' | 'words' | 'fence';
  kind: LineKind;
  /** Where the paragraph's own words begin; what is before it was given out and belongs to others. */
  paragraph: number;
  /** Where the words of the line under way begin. */
  lineStart: number;
  indent: string;
  inCode: boolean;
  /** References that belong to a quotation before. */
  consumed: number[];
  /** Closing marks of quotations that are looked through, since others stand in them; the innermost last. */
  outer: Outer[];
  dropped: string;
  /** How many marks of the block did not close: after many no more is looked for. */
  unclosed: number;
  /** A block quote too long to hold loses its marks. */
  stripping: boolean;
  /** A block was set: words that go on behind it are joined anew. */
  seam: { readonly reopen: string } | undefined;
  blankDue: boolean;
  /** The quotation mark that is not decided yet. */
  waiting: Held | undefined;
  /** Passages that were named in the paragraph and are set behind it. */
  behind: SetPassage[];
  /** How many verses marks have set so far, and which passages. */
  readonly set: { marks: number; verses: number; readonly passages: Set<string> };
}

export function openState(options: GateOptions): GateState {
  return {
    options,
    output: createOutput(options),
    text: '',
    before: 0,
    at: 0,
    scan: 0,
    final: false,
    line: 'begins',
    kind: 'blank',
    paragraph: 0,
    lineStart: 0,
    indent: '',
    inCode: false,
    consumed: [],
    outer: [],
    dropped: '',
    unclosed: 0,
    stripping: false,
    seam: undefined,
    blankDue: false,
    waiting: undefined,
    behind: [],
    set: { marks: 0, verses: 0, passages: new Set() },
  };
}

/** Gives out what stands for the source up to `next`. */
export function stand(gate: GateState, written: string, next: number): void {
  const { before, at, text } = gate;
  gate.output.stand(written, before + at, before + next, written !== text.slice(at, next));
  gate.at = next;
}

/** Gives out the source up to `to` as it is. */
export function passTo(gate: GateState, to: number): void {
  if (to <= gate.at) return;
  stand(gate, gate.text.slice(gate.at, to), to);
  gate.scan = Math.max(gate.scan, to);
}

/** Leaves out the source up to `to`. */
export function skipTo(gate: GateState, to: number): void {
  gate.at = to;
  gate.scan = Math.max(gate.scan, to);
}

function cutAway(gate: GateState, cut: number): void {
  gate.text = gate.text.slice(cut);
  gate.before += cut;
  gate.at -= cut;
  gate.scan -= cut;
  gate.paragraph = Math.max(0, gate.paragraph - cut);
  gate.lineStart = Math.max(0, gate.lineStart - cut);
  gate.consumed = gate.consumed.map((place) => place - cut).filter((place) => place >= 0);
  gate.outer = gate.outer
    .map((outer) => ({ ...outer, close: outer.close - cut }))
    .filter(({ close }) => close >= 0);
}

/** Cuts away what is no longer looked at, at places that depend on the text alone. */
export function trim(gate: GateState): void {
  // Places of a quotation that waits must stay what they are.
  if (gate.at >= TOO_MUCH && !gate.waiting) cutAway(gate, gate.at - KEPT);
}

/** Another block of Markdown begins where the gate stands. */
export function newBlock(gate: GateState): void {
  gate.output.endBlock(gate.kind);
  cutAway(gate, gate.at);
  gate.scan = 0;
  gate.paragraph = 0;
  gate.lineStart = 0;
  gate.output.beginLead();
  gate.consumed = [];
  gate.outer = [];
  gate.indent = '';
  gate.inCode = false;
  gate.dropped = '';
  gate.unclosed = 0;
  gate.seam = undefined;
}

/** Where the punctuation begins that may belong to a mark at `to`. */
export function softStart({ text, at }: GateState, to: number): number {
  let from = to;
  while (from > at && to - from < LONGEST_SOFT && SOFT.test(text[from - 1]!)) from -= 1;
  if (from === to && to > at && /[\uD800-\uDBFF]/.test(text[to - 1]!)) from -= 1;
  return from;
}
