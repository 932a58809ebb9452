import type { Passage } from '../../../scripture/types.ts';

/** A passage that was chosen, with what is said of it ("" where nothing is). */
export interface Chosen {
  readonly passage: Passage;
  readonly note: string;
}
