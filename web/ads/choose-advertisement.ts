import type { PublicAdvertisement } from '../../contract/advertisements.ts';

/** Picks one of those with the highest priority at random. `random` returns a number from 0 to below 1. */
export function chooseAdvertisement(
  advertisements: readonly PublicAdvertisement[],
  random: () => number,
): PublicAdvertisement | null {
  const highest = Math.max(...advertisements.map(({ priority }) => priority));
  const first = advertisements.filter(({ priority }) => priority === highest);
  return first[Math.floor(random() * first.length)] ?? null;
}
