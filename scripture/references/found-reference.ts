import type { Passage } from '../types.ts';

/** A place in a text that names a passage, or that is written as if it did; offsets are the text's own. */
export type FoundReference =
  | {
      readonly kind: 'passage';
      readonly start: number;
      readonly end: number;
      readonly passage: Passage;
      /** The book bears its name in another language. */
      readonly foreign?: boolean;
    }
  | { readonly kind: 'not-found'; readonly start: number; readonly end: number; readonly reason: string };
