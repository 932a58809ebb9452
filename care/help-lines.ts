import type { HelpKind, HelpLine, HelpLines, HelpRegion } from '../content/help-lines.ts';
import type { CareKind } from './types.ts';

/** The id of the region whose help lines serve every region without its own. */
export const ELSEWHERE = 'elsewhere';

/** For each kind of danger, the kinds of help lines to show, the most fitting first. */
const ORDER: Readonly<Record<CareKind, readonly HelpKind[]>> = {
  crisis: ['crisis', 'danger'],
  abuse: ['abuse', 'danger', 'child'],
  child: ['child', 'danger', 'crisis'],
  medical: ['medical', 'danger'],
  danger: ['danger', 'crisis'],
};

/** A region (ISO 3166-1, two letters, any case) with its help lines; "elsewhere" if it has none or is not known. */
export function regionOf(lines: HelpLines, region: string | undefined): HelpRegion {
  const wanted = region?.toUpperCase();
  const own = lines.regions.find((each) => each.region === wanted);
  return own ?? lines.regions.find((each) => each.region === ELSEWHERE) ?? lines.regions[0]!;
}

/** The help lines for one kind of danger, in the order in which a person should see them; each once, all if none fits. */
export function linesFor(region: HelpRegion, kind: CareKind): HelpLine[] {
  const found = ORDER[kind].flatMap((wanted) => region.lines.filter(({ kinds }) => kinds.includes(wanted)));
  return found.length > 0 ? [...new Set(found)] : [...region.lines];
}
