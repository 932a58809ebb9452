import { MATTERS } from './matters.ts';
import { PEOPLE_AND_EVENTS } from './people.ts';
import type { IndexedSubject } from './types.ts';

/** Leads from words of a question to passages, like the topical index at the back of a Bible. */
export const SUBJECT_INDEX: readonly IndexedSubject[] = [...PEOPLE_AND_EVENTS, ...MATTERS];
