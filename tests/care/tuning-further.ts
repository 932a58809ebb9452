import { FURTHER_DESPAIR } from './further-despair.ts';
import { FURTHER_HARM } from './further-harm.ts';
import type { CareCases } from './types.ts';

/** Written after the first count, from the categories again: what else such people write. */
export const TUNING_FURTHER: readonly CareCases[] = [...FURTHER_DESPAIR, ...FURTHER_HARM];
