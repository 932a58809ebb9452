import { TUNING_DESPAIR } from './tuning-despair.ts';
import { TUNING_HARM } from './tuning-harm.ts';
import type { CareCases } from './types.ts';

/**
 * The half of the risk messages on which the rules are tuned; made up by us from the categories, like the held-out half,
 * and committed before the first rule. No message is anybody's.
 */
export const TUNING_RISK: readonly CareCases[] = [...TUNING_DESPAIR, ...TUNING_HARM];
