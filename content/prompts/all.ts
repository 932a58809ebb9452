import { CHURCH_PLANTING } from './church-planting.ts';
import { HEALTH_WELLNESS } from './health-wellness.ts';
import { MENS_MINISTRY } from './mens-ministry.ts';
import { MINISTRY_LEADERSHIP } from './ministry-leadership.ts';
import { MISSIONS_OUTREACH } from './missions-outreach.ts';
import { PERSONAL_GROWTH } from './personal-growth.ts';
import type { PromptCategory } from './types.ts';
import { WOMENS_MINISTRY } from './womens-ministry.ts';
import { YOUTH_MINISTRY } from './youth-ministry.ts';

/** The prompt library, in the order of its tabs (behaviour 3.7). */
export const PROMPT_CATEGORIES: readonly PromptCategory[] = [
  MINISTRY_LEADERSHIP,
  MENS_MINISTRY,
  WOMENS_MINISTRY,
  MISSIONS_OUTREACH,
  CHURCH_PLANTING,
  HEALTH_WELLNESS,
  PERSONAL_GROWTH,
  YOUTH_MINISTRY,
];
