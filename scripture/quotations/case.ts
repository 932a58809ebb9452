import type { FoundReference } from '../references/references.ts';
import type { Passage, TranslationId } from '../types.ts';
import type { Meaning } from './meant-as-quotation.ts';

/**
 * How a reference stands to a quotation: in a bracket or behind a dash after it; right before it with nothing but
 * signs between; before it in the sentence; or later, or loosely ("cf.").
 */
export type Nearby = 'attached' | 'adjoining' | 'before' | 'later';

/** Whether the reference stands right beside the quotation: then it decides, whoever else the sentence names. */
export const isBeside = (nearby: Nearby) => nearby === 'attached' || nearby === 'adjoining';

export interface Claim {
  readonly reference: FoundReference;
  readonly nearby: Nearby;
}

/** A quotation with all that is known of it when it is judged. */
export interface Case extends Meaning {
  /** The references that may belong to it, likeliest first. */
  readonly claims: readonly Claim[];
  /** One that we hold, named with it: its words are set for a reader who has chosen none. */
  readonly namedVersion?: TranslationId | undefined;
  /** It stands in a block quote of several. */
  readonly inBlock?: boolean;
  /** Other quotations of Scripture stand right before it. */
  readonly amongScripture?: boolean;
  /** The passage named last before it, whatever it is named for. */
  readonly near?: (() => Passage | undefined) | undefined;
  /** It is said that the Bible has no such words. */
  readonly denied?: boolean;
  /** Something says it, which may be Scripture: "It also says". */
  readonly saysIt?: boolean | undefined;
  /** It is a part of the sentence it stands in: "refers to a ..."; no colon or comma leads to it. */
  readonly embedded?: boolean;
  /** The words before it need it to make a sentence. */
  readonly completes?: boolean;
  /** "that" leads to it: "he reminds us that ...". */
  readonly saysThat?: boolean;
  /** An article or "his", "their" stands right before it. */
  readonly belongs?: boolean;
}

export type Verdict =
  /** Not a quotation of Scripture, or not claimed to be one: nothing is said of it. */
  | { readonly kind: 'leave' }
  | {
      readonly kind: 'verified';
      readonly passage: Passage;
      readonly version: string;
      readonly claim?: Claim;
      readonly note?: string;
      /** Nothing named the place: it was found by the words. */
      readonly unnamed?: boolean;
    }
  /** True words of another passage than the one named. */
  | { readonly kind: 'misplaced'; readonly passage: Passage; readonly version: string; readonly claim: Claim }
  | {
      readonly kind: 'replace';
      readonly passage: Passage;
      readonly version: string;
      /** What is set: the passage, or the clauses of it that were quoted. */
      readonly text: string;
      readonly claim: Claim;
      /** The passage is another than the one named. */
      readonly moved?: boolean;
      /** A part of somebody's clause: so much of it stays as it is, and its mark opens behind that. */
      readonly outside?: number;
      readonly note?: string;
    }
  | {
      readonly kind: 'unmark';
      readonly status: 'paraphrased' | 'not-found';
      /** Something of what it tells is the passage's, in these words or others. */
      readonly alike?: boolean;
      readonly passage?: Passage;
      readonly version?: string;
      readonly text?: string;
      readonly claim?: Claim;
      readonly note?: string;
    }
  | {
      readonly kind: 'unverified';
      readonly passage: Passage;
      readonly version: string;
      readonly text: string;
      readonly claim: Claim;
    };

/** "A sentence or more": about nine words, or half of the verse (and then four at least). */
export const SENTENCE = 9;
export const HALF_AT_LEAST = 4;
/** From this nearness on a row of words is nearly the text's. */
export const NEARLY = 0.5;
