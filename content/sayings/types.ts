/** A saying that people take to be in the Bible and that is not, with the passages that come near it. */
export interface Saying {
  readonly id: string;
  /** As it is usually said. */
  readonly text: string;
  /** Other ways in which it is said; small words and word forms do not matter. */
  readonly variants: readonly string[];
  /** Words that turn it into the Bible's own sentence or a different one. */
  readonly unless?: readonly string[];
  /** Where it comes from, if that is known, and what Scripture says instead. It may name passages as marks. */
  readonly note: string;
  /** Passages that come near it, the closest first. */
  readonly near: readonly `[[${string}]]`[];
}
