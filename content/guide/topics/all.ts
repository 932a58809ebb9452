import type { GuideTopic } from '../types.ts';
import { feelingsTopics } from './feelings.ts';
import { hurtAndForgivenessTopics } from './hurt-and-forgiveness.ts';
import { sufferingAndLossTopics } from './suffering-and-loss.ts';

/** Every topic of the built-in guide. */
export const TOPICS: readonly GuideTopic[] = [
  ...feelingsTopics,
  ...hurtAndForgivenessTopics,
  ...sufferingAndLossTopics,
];
