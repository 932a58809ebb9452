import type { QuestionFile } from '../types.ts';
import { WHO_LAW } from './character-guess/law.ts';
import { SCRAMBLE_PLACES } from './scramble/places.ts';

/** All questions of the games, by type and category. */
export const QUESTION_FILES: readonly QuestionFile[] = [WHO_LAW, SCRAMBLE_PLACES];
