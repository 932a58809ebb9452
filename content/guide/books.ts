import type { BookIntroduction } from './types.ts';

/** Who wrote each book of the Bible, to whom, and what it is about. */
export const BOOK_INTRODUCTIONS: readonly BookIntroduction[] = [
  {
    osis: 'Rom',
    text: 'Romans is Paul’s letter to a church he had not yet visited, written about the year 57. It sets out the gospel from the ground up: all have sinned, God sets right those who trust in Christ, his Spirit makes them new, and he has not broken his word to Israel.',
  },
];
