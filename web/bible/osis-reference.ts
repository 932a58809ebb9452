import { formatPassage } from '../../scripture/references/format.ts';
import { parseVerseOsis } from '../../scripture/text/books.ts';
import type { VerseRange } from '../../scripture/types.ts';

/** A list of OSIS verses and ranges as a reference ("Psalm 24:3-4"). What it cannot parse is returned unchanged. */
export function osisToReference(osis: string): string {
  const ranges = osis.split(',').map(rangeOf);
  return ranges.every((range) => range !== null) ? formatPassage(ranges).reference : osis;
}

function rangeOf(osis: string): VerseRange | null {
  const [from = '', to = from] = osis.split('-');
  const first = parseVerseOsis(from);
  const last = parseVerseOsis(to);
  return first === undefined || last === undefined ? null : { first, last };
}
