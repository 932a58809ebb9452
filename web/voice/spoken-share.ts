import { lengthOf, type Segment } from './clip.ts';

/** A voice says about this many characters in a second: used until an audio's length is known. */
export const CHARACTERS_PER_SECOND = 14;

/** How much of a segment its audio has said, 0 to 1. */
export function shareOfTime(
  { currentTime, duration }: Pick<HTMLAudioElement, 'currentTime' | 'duration'>,
  segment: Segment,
): number {
  const isKnown = Number.isFinite(duration) && duration > 0;
  return Math.min(1, currentTime / (isKnown ? duration : lengthOf(segment) / CHARACTERS_PER_SECOND));
}

/** The part that is said once a share of a segment was: found by the share of the letters. */
export function partAt(segment: Segment, share: number): number {
  let rest = share * lengthOf(segment);
  let part = 0;
  for (const { spoken } of segment.parts.slice(0, -1)) {
    rest -= spoken.length + 1;
    if (rest < 0) break;
    part += 1;
  }
  return part;
}
