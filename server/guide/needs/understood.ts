import { isHurtful } from './hurtful.ts';
import type { Need } from './needs.ts';

/** From these probabilities on the guide answers; below, it says what it is not sure of and offers the nearest entries. */
const SURE = { mostly: 0.64, whereItHurts: 0.75, ofNonsense: 0.6 };
/** What is like the messages that no entry answers. */
const NOTHING = 'none/';

/** Whether a need is sure enough to be answered. */
export const isSure = (need: Need | undefined): need is Need =>
  need !== undefined && need.probability >= leastOf(need.label) && !need.label.startsWith(NOTHING);

function leastOf(label: string): number {
  if (isHurtful(label)) return SURE.whereItHurts;
  return label === 'misuse/nonsense' ? SURE.ofNonsense : SURE.mostly;
}
