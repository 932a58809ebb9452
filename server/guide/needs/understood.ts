import type { Need } from './needs.ts';

/** From this probability on the guide answers; below it, it says what it is not sure of and offers the nearest entries. */
const SURE = 0.6;
/** What is like the messages that no entry answers. */
const NOTHING = 'none/';

/** Whether a need is sure enough to be answered. */
export const isSure = (need: Need | undefined): need is Need =>
  need !== undefined && need.probability >= SURE && !need.label.startsWith(NOTHING);
