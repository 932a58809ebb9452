import type { OperatorAdvertisement, Placement } from '../../../contract/advertisements.ts';
import { longDateOf } from '../parts/format.ts';
import { comingWhen } from '../when.ts';

/** What an advertisement is doing now, in words. */
export interface AdState {
  readonly kind: 'shown' | 'soon' | 'over' | 'off';
  readonly words: string;
}

type Dated = Pick<OperatorAdvertisement, 'active' | 'startDate' | 'endDate'>;

export function stateOf({ active, startDate, endDate }: Dated, now = new Date()): AdState {
  if (endDate && new Date(endDate) <= now)
    return { kind: 'over', words: `Ended ${longDateOf(endDate, now)}` };
  if (!active) return { kind: 'off', words: 'Not active' };
  if (startDate && new Date(startDate) > now) {
    return { kind: 'soon', words: `From ${comingWhen(startDate, now)}` };
  }
  return { kind: 'shown', words: 'Active' };
}

/** Those that visitors may see at a place: of the highest priority, in turn. */
export function showingAt(
  advertisements: readonly OperatorAdvertisement[],
  placement: Placement,
  now = new Date(),
): OperatorAdvertisement[] {
  const shown = advertisements.filter(
    (each) => each.placement === placement && stateOf(each, now).kind === 'shown',
  );
  const highest = Math.max(...shown.map(({ priority }) => priority));
  return shown.filter(({ priority }) => priority === highest);
}
