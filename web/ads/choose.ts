import type { ShownAdvertisement } from '../../contract/advertisements.ts';

/** One of those with the highest priority: partners of equal rank take turns. `random` answers 0 to below 1. */
export function chooseAdvertisement(
  advertisements: readonly ShownAdvertisement[],
  random: () => number,
): ShownAdvertisement | null {
  const highest = Math.max(...advertisements.map(({ priority }) => priority));
  const first = advertisements.filter(({ priority }) => priority === highest);
  return first[Math.floor(random() * first.length)] ?? null;
}
