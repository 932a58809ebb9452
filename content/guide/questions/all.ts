import type { FaithQuestion } from '../types.ts';
import { bibleQuestions } from './bible.ts';
import { churchQuestions } from './church.ts';
import { godQuestions } from './god.ts';
import { lastThingsQuestions } from './last-things.ts';
import { lifeQuestions } from './life.ts';
import { theGospelQuestions } from './the-gospel.ts';

/** Every plain question of the faith that the built-in guide answers. */
export const QUESTIONS: readonly FaithQuestion[] = [
  ...theGospelQuestions,
  ...godQuestions,
  ...bibleQuestions,
  ...lastThingsQuestions,
  ...churchQuestions,
  ...lifeQuestions,
];
