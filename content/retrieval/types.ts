/** Words of a question and the passages about them, nearest first. */
export interface IndexedSubject {
  /** Words or phrases; matched by word form, also with a word in between. */
  readonly signs: readonly string[];
  readonly marks: readonly `[[${string}]]`[];
}

/** One line of the index: signs with a comma between, references with a semicolon. */
export function subject(signs: string, references: string): IndexedSubject {
  return {
    signs: signs.split(', '),
    marks: references.split('; ').map((reference) => `[[${reference}]]` as const),
  };
}
