import { FEW_WORDS } from './answers/few-words.ts';
import { NUMBERS } from './answers/numbers.ts';
import { PERSONS } from './answers/persons.ts';
import { PLACES_AND_BOOKS } from './answers/places-and-books.ts';
import type { AnswerRow } from './answers/row.ts';
import { VERSES } from './answers/verses.ts';

/** Answers as people type them on phones, by kind of question. */
export const ANSWER_TABLE: readonly AnswerRow[] = [
  ...PERSONS,
  ...PLACES_AND_BOOKS,
  ...NUMBERS,
  ...FEW_WORDS,
  ...VERSES,
];
