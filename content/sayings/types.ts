/** A saying that people take to be from the Bible and that is not, with what Scripture does say nearby. */
export interface Saying {
  readonly id: string;
  /** As it is usually said. */
  readonly text: string;
  /** Other ways in which it is said; small words and word forms do not matter. */
  readonly variants: readonly string[];
  /** Words that make it the Bible's own sentence, or another one altogether. */
  readonly unless?: readonly string[];
  /** Where it comes from, if that is known, and what Scripture says instead. It may name passages as marks. */
  readonly note: string;
  /** What comes near, the closest first. */
  readonly near: readonly `[[${string}]]`[];
}
