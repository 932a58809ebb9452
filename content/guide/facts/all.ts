import { HOW_THE_BIBLE_CAME } from './how-the-bible-came.ts';
import { PEOPLE_BEFORE_CHRIST } from './people-before-christ.ts';
import { PEOPLE_WITH_CHRIST } from './people-with-christ.ts';
import { PLACES_AND_NUMBERS } from './places-and-numbers.ts';
import type { ShortFact } from './types.ts';
import { WORDS_AND_CUSTOMS } from './words-and-customs.ts';

/** Every short fact that the guide can tell. */
export const SHORT_FACTS: readonly ShortFact[] = [
  ...PEOPLE_BEFORE_CHRIST,
  ...PEOPLE_WITH_CHRIST,
  ...PLACES_AND_NUMBERS,
  ...WORDS_AND_CUSTOMS,
  ...HOW_THE_BIBLE_CAME,
];
