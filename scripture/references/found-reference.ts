import type { Passage } from '../types.ts';

/** A reference found in a text: one that names a passage, or one that names nothing ("John 99:1"), with the reason. */
export type FoundReference =
  | {
      readonly kind: 'passage';
      readonly start: number;
      readonly end: number;
      readonly passage: Passage;
      /** Whether the book's name is in another language. */
      readonly foreign?: boolean;
      /** Whether it names no book: which chapter is meant is read from the text before it. */
      readonly bare?: boolean;
    }
  | { readonly kind: 'not-found'; readonly start: number; readonly end: number; readonly reason: string };
