import { MATTERS } from './matters.ts';
import { PEOPLE_AND_EVENTS } from './people.ts';
import type { IndexedSubject } from './types.ts';

/** From words of questions to passages: what a topical index at the back of a Bible does. */
export const SUBJECT_INDEX: readonly IndexedSubject[] = [...PEOPLE_AND_EVENTS, ...MATTERS];
