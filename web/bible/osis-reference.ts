import { formatPassage } from '../../scripture/references/format.ts';
import { parseVerseOsis } from '../../scripture/text/books.ts';
import type { VerseRange } from '../../scripture/types.ts';

/** OSIS of verses, ranges and lists of them as a reader writes it; what it cannot read stays as it is: lookup may. */
export function referenceOf(osis: string): string {
  const ranges = osis.split(',').map(rangeOf);
  return ranges.every((range) => range !== null) ? formatPassage(ranges).reference : osis;
}

function rangeOf(osis: string): VerseRange | null {
  const [from = '', to = from] = osis.split('-');
  const first = parseVerseOsis(from);
  const last = parseVerseOsis(to);
  return first === undefined || last === undefined ? null : { first, last };
}
