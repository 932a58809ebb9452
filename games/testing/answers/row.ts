/** Answers to one question as people type them on phones. */
export interface AnswerRow {
  /** A question of the bank, played in the KJV. */
  readonly id: string;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}
