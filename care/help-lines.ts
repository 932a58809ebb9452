import type { HelpKind, HelpLine, HelpLines, HelpRegion } from '../content/help-lines.ts';
import type { CareKind } from './types.ts';

/** Serves every region that has no lines of its own. */
export const ELSEWHERE = 'elsewhere';

/** Which lines answer which need, the nearest first. Where a life is in danger at once, the emergency number leads. */
const ORDER: Readonly<Record<CareKind, readonly HelpKind[]>> = {
  crisis: ['crisis', 'danger'],
  abuse: ['abuse', 'danger', 'child'],
  child: ['child', 'danger', 'crisis'],
  medical: ['medical', 'danger'],
  danger: ['danger', 'crisis'],
};

/** The lines of a region (ISO 3166-1, two letters, any case), or of "elsewhere" where it has none or is not known. */
export function regionOf(lines: HelpLines, region: string | undefined): HelpRegion {
  const wanted = region?.toUpperCase();
  const own = lines.regions.find((each) => each.region === wanted);
  return own ?? lines.regions.find((each) => each.region === ELSEWHERE) ?? lines.regions[0]!;
}

/** What a person can call, write or open, in the order in which they should see it; each line once. */
export function linesFor(region: HelpRegion, kind: CareKind): HelpLine[] {
  const found = ORDER[kind].flatMap((need) => region.lines.filter(({ kinds }) => kinds.includes(need)));
  return found.length > 0 ? [...new Set(found)] : [...region.lines];
}
