import type { FaithQuestion } from '../types.ts';
import { theGospelQuestions } from './the-gospel.ts';

/** Every plain question of the faith that the built-in guide answers. */
export const QUESTIONS: readonly FaithQuestion[] = [...theGospelQuestions];
