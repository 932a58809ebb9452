import { isHurtful } from '../hurtful.ts';
import type { Need } from './needs.ts';

/** From these probabilities on the guide answers; below, it says what it is not sure of and offers the nearest entries. */
const SURE = { mostly: 0.6, whereItHurts: 0.75 };
/** What is like the messages that no entry answers. */
const NOTHING = 'none/';

/** Whether a need is sure enough to be answered. */
export const isSure = (need: Need | undefined): need is Need =>
  need !== undefined &&
  need.probability >= (isHurtful(need.label) ? SURE.whereItHurts : SURE.mostly) &&
  !need.label.startsWith(NOTHING);
