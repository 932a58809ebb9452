import type { PassageMark } from '../guide/types.ts';

/**
 * Our own reply to someone in danger: paragraphs of Markdown. The paragraph `{lines}` becomes the help lines, a mark such
 * as `[[Psalm 46:1]]` the passage. `first` is sent at once, before any model has answered; then `rest`.
 */
export interface CareReply {
  readonly first: string;
  readonly rest: readonly (string | PassageMark)[];
}

/** At least three of each, used in turn, so that nobody gets the same words twice. */
export type CareReplies = readonly [CareReply, CareReply, CareReply, ...CareReply[]];

/** Replies by whom the danger concerns and how it was said. */
export interface CareTelling {
  /** Happening now: something has been taken or done, or is about to be. */
  readonly urgent?: CareReplies;
  readonly open: CareReplies;
  /** Unclear: asks directly. */
  readonly veiled?: CareReplies;
  readonly someoneElse: CareReplies;
}
