/** What somebody types who remembers a verse, and the verses that may be meant: OSIS names with spaces between. */
export type RememberedPhrase = readonly [typed: string, verses: string];

/** A question with the passages that belong in its answer. */
export interface QuestionWithPassages {
  readonly question: string;
  /** The visitor's message before, where the question makes no sense without it. */
  readonly previousMessage?: string;
  /** OSIS ranges with spaces between. Retrieval is right where one of its passages overlaps one of these. */
  readonly accepted: string;
}

export const ask = (question: string, accepted: string): QuestionWithPassages => ({ question, accepted });

export const askAfter = (
  previousMessage: string,
  question: string,
  accepted: string,
): QuestionWithPassages => ({ previousMessage, question, accepted });
