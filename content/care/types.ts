import type { PassageMark } from '../guide/types.ts';

/**
 * A reply of ours to someone in danger: paragraphs of Markdown. A paragraph that is `{lines}` becomes the help lines,
 * one that is a mark the passage. `first` is said at once, before any model has spoken; then `rest`.
 */
export interface CareReply {
  readonly first: string;
  readonly rest: readonly (string | PassageMark)[];
}

/** At least three of each, told by turns, so that nobody is answered twice with the same words. */
export type CareReplies = readonly [CareReply, CareReply, CareReply, ...CareReply[]];

/** Whom the danger concerns, and how it was said. */
export interface CareTelling {
  /** What is happening now: something has been taken or done, or is about to be. */
  readonly urgent?: CareReplies;
  readonly open: CareReplies;
  /** Asks directly. */
  readonly veiled?: CareReplies;
  readonly someoneElse: CareReplies;
}
