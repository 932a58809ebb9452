import type { TeamChallenge } from '../types.ts';
import { JOSEPHS_STOREHOUSE } from './josephs-storehouse.ts';

/** The challenges of Team Building. */
export const TEAM_CHALLENGES: readonly TeamChallenge[] = [JOSEPHS_STOREHOUSE];
