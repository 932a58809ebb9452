import { STORIES_OF_BEGINNINGS } from './stories-beginnings.ts';
import { STORIES_OF_KINGS_AND_PROPHETS } from './stories-kings-and-prophets.ts';
import { STORIES_OF_JESUS } from './stories-of-jesus.ts';
import { STORIES_OF_THE_CHURCH } from './stories-of-the-church.ts';
import { THEMES_BEFORE_GOD } from './themes-before-god.ts';
import { THEMES_OF_SCRIPTURE } from './themes-of-scripture.ts';
import { THEMES_WITH_OTHERS } from './themes-with-others.ts';
import type { LedStory, LedTheme } from './types.ts';

/** Persons, stories and feasts of the Bible as leaders need them. */
export const LED_STORIES: readonly LedStory[] = [
  ...STORIES_OF_BEGINNINGS,
  ...STORIES_OF_KINGS_AND_PROPHETS,
  ...STORIES_OF_JESUS,
  ...STORIES_OF_THE_CHURCH,
];

/** Biblical themes that are no topics of the library. */
export const LED_THEMES: readonly LedTheme[] = [
  ...THEMES_WITH_OTHERS,
  ...THEMES_BEFORE_GOD,
  ...THEMES_OF_SCRIPTURE,
];
