import { FIGURES_IN_THE_BACKGROUND } from './in-the-background.ts';
import { PEOPLE_OF_ACTS } from './people-of-acts.ts';
import { PEOPLE_OF_JUDGES_AND_KINGS } from './people-of-judges-and-kings.ts';
import { PEOPLE_OF_THE_GOSPELS } from './people-of-the-gospels.ts';
import { PEOPLE_OF_THE_LAW } from './people-of-the-law.ts';
import { PEOPLE_OF_THE_PROPHETS } from './people-of-the-prophets.ts';
import type { Figure } from './types.ts';
import { WORDS_AND_RECORDS } from './words-and-records.ts';

/** Every person and story of the Bible on which facts are written. */
export const FIGURES: readonly Figure[] = [
  ...FIGURES_IN_THE_BACKGROUND,
  ...PEOPLE_OF_THE_LAW,
  ...PEOPLE_OF_JUDGES_AND_KINGS,
  ...PEOPLE_OF_THE_PROPHETS,
  ...PEOPLE_OF_THE_GOSPELS,
  ...PEOPLE_OF_ACTS,
  ...WORDS_AND_RECORDS,
];
