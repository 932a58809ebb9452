import type { LateQuotation } from '../quotations/late-reference.ts';
import type { SetPassage } from '../quotations/marks.ts';
import type { TranslationId } from '../types.ts';
import type { Held } from './closed-quotation.ts';
import type { GateOptions, Written } from './gate-output.ts';
import type { LineKind } from './lines.ts';

/** A quotation that is looked through; `start` is its place in the content, and `late` what is known of it. */
interface Outer {
  readonly close: number;
  readonly start: number;
  readonly late?: LateQuotation | undefined;
}

/** What is known of the block of Markdown under way; it begins anew with each. Places are of the text. */
export interface BlockReading {
  /** Where the paragraph's own words begin; what is before it was given out and belongs to others. */
  readonly paragraph: number;
  /** Where the words of the line under way begin. */
  readonly lineStart: number;
  readonly indent: string;
  readonly inCode: boolean;
  /** References that belong to a quotation before. */
  readonly consumed: readonly number[];
  /** Closing marks of quotations that are looked through, since others stand in them; the innermost last. */
  readonly outer: readonly Outer[];
  /** The closing sign of a mark that is gone: it goes too when it comes. */
  readonly dropped: string;
  /** How many marks of the block did not close: after many no more is looked for. */
  readonly unclosed: number;
  /** A block was set: words that go on behind it are joined anew. */
  readonly seam: { readonly reopen: string } | undefined;
}

export const NEW_BLOCK: BlockReading = {
  paragraph: 0,
  lineStart: 0,
  indent: '',
  inCode: false,
  consumed: [],
  outer: [],
  dropped: '',
  unclosed: 0,
  seam: undefined,
};

/** What readers note down for those that come after them. */
export interface Notes extends BlockReading {
  /** How far the text was looked through. */
  readonly scan: number;
  /** A line begins; the block it belongs to is known; its words are read; or code runs on to the end of its fence. */
  readonly phase: 'begins' | 'begun' | 'words' | 'fence';
  readonly kind: LineKind;
  /** The first row of the table under way; "" outside of tables. */
  readonly header: string;
  /** A block quote too long to hold loses its marks. */
  readonly stripping: boolean;
  readonly blankDue: boolean;
  /** The translation that the answer has shown so far. */
  readonly answered: TranslationId | undefined;
  /** The quotation mark that is not decided yet. */
  readonly waiting: Held | undefined;
  /** Passages that were named in the paragraph and are set behind it. */
  readonly behind: readonly SetPassage[];
  /** How many verses marks have set so far, and which passages. */
  readonly set: { readonly marks: number; readonly verses: number; readonly passages: ReadonlySet<string> };
}

/**
 * Where the gate stands in its text. Readers look at it and say what is to be done (steps.ts); the writer alone changes
 * it (writer.ts).
 */
export interface Reading extends Notes {
  readonly options: GateOptions;
  /** What was given out. */
  readonly written: Written;
  readonly text: string;
  /** How far the text was given out. */
  readonly at: number;
  /** Nothing more will come. */
  readonly final: boolean;
}

/** What may belong to a quotation mark that follows: it is held until the next sign shows. */
const SOFT = /[ \t\u00A0\u202F,:;—–*_([-]/;
export const LONGEST_SOFT = 24;

/** Where the punctuation begins that may belong to a mark at `to`. */
export function softStart({ text, at }: Reading, to: number): number {
  let from = to;
  while (from > at && to - from < LONGEST_SOFT && SOFT.test(text[from - 1]!)) from -= 1;
  if (from === to && to > at && /[\uD800-\uDBFF]/.test(text[to - 1]!)) from -= 1;
  return from;
}
