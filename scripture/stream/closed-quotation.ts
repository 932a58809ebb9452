import type { Case, Claim, Verdict } from '../quotations/case.ts';
import type { Quotation } from '../quotations/compare.ts';
import type { LateQuotation } from '../quotations/late-reference.ts';
import type { Attached } from '../quotations/tail.ts';
import type { VersionLabel } from '../references/version-labels.ts';
import type { Finding, Passage, TranslationId } from '../types.ts';

/** A quotation mark that opens, with what stands before it and is not given out yet. */
export interface Held {
  /** Where the punctuation, brackets and emphasis before the mark begin. */
  readonly soft: number;
  readonly open: number;
  /** The closing mark of the quotation that it stands in, if it stands in one. */
  readonly within?: number | undefined;
  /** What is known of it, so that it is not worked out again with every piece of text that comes. */
  readonly known: { readonly around?: Around; readonly early?: Verdict };
}

/** A quotation that waits for more text, with what is known of it. */
export interface Undecided {
  readonly known: Held['known'];
}

/** What stands round a quotation. */
export interface Around {
  /** The words of its sentence before it, and references there that belong to no other quotation. */
  readonly before: string;
  readonly claims: readonly Claim[];
  /** The translation named behind the nearest of them. */
  readonly label?: VersionLabel | undefined;
  /** The translation declared for the whole text. */
  readonly declared: VersionLabel | undefined;
  readonly introduced: boolean;
  /** The passage that was named last before it, if any. */
  readonly near: () => Passage | undefined;
  readonly otherSpeaker: Case['otherSpeaker'];
  readonly speaker: Case['speaker'];
  /** What was given out of its paragraph: "" where the quotation begins it. */
  readonly lead: string;
  /** The quotation is a part of somebody's clause. */
  readonly embedded: boolean;
  /** The words before it need it to make a sentence. */
  readonly completes: boolean;
  /** A quotation of Scripture stands right before it. */
  readonly amongScripture: boolean;
  /** A block was set just before, and nothing has followed it yet. */
  readonly behindBlock: boolean;
  /** What a line below must begin with to stay in the same list item. */
  readonly indent: string;
  /** No block can stand here: a heading, a table, a quotation in a block quote. */
  readonly inLine: boolean;
}

export type FindingParts = Omit<Finding, 'start' | 'end' | 'kind'>;

export interface Decision {
  readonly output: string;
  /** Of the output. */
  readonly finding?: FindingParts & { readonly from: number; readonly to: number };
  /** Where the source goes on. */
  readonly next: number;
  /** Source places of references that now belong to this quotation. */
  readonly consumed: readonly number[];
  /** A block was set: words that follow are joined anew. */
  readonly block?: boolean;
  /** A mark that opens and does not close within reach, and the references right before it. */
  readonly unclosed?: boolean;
  readonly claims?: readonly Claim[];
  /** Where it closes, if it is no quotation of Scripture but others stand in it: those are decided one by one. */
  readonly inside?: number;
  /** Nothing is said of it yet; a sentence that follows may name its place. */
  readonly late?: LateQuotation & { readonly from: number };
  /** The translation that it shows to be the answer's. */
  readonly shows?: TranslationId | undefined;
  /** It stands beside a reference and nothing is said of it. */
  readonly leftAlone?: boolean;
  /** The mark is gone: its closing partner goes too when it comes. */
  readonly dropClosing?: string;
}

/** A quotation whose closing mark has come. */
export interface Closed {
  readonly text: string;
  readonly held: Held;
  readonly close: number;
  /** All that stands between its marks; `quotation` is of its words, without a reference that stands with them. */
  readonly raw: string;
  readonly quotation: Quotation;
  readonly around: Around;
  readonly attached: Attached;
}

export const NOTHING_ATTACHED: Attached = { claims: [], leftOver: '', outerEnd: 0 };

/** Where the quotation with its own reference ends. */
export function endOf({ close, attached }: Closed, claim: Claim | undefined): number {
  if (claim?.nearby !== 'attached' || attached.end === undefined) return close + 1;
  return attached.leftOver === '' ? attached.outerEnd : attached.end;
}

export function consumedBy({ attached }: Closed): number[] {
  return attached.claims
    .filter(({ nearby }) => nearby === 'attached')
    .map(({ reference }) => reference.start);
}
