import type { GuideTopic } from '../types.ts';
import { feelingsTopics } from './feelings.ts';

/** Every topic of the built-in guide. */
export const TOPICS: readonly GuideTopic[] = [...feelingsTopics];
