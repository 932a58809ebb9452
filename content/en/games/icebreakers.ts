import { FAITH } from './icebreakers/faith.ts';
import { LIGHT } from './icebreakers/light.ts';
import { STORIES } from './icebreakers/stories.ts';
import type { IcebreakerQuestion } from './types.ts';

/** Questions without a right answer, for three to fifteen people of any age who may have met today. */
export const ICEBREAKERS: readonly IcebreakerQuestion[] = [...LIGHT, ...STORIES, ...FAITH];
