import { findReferences } from '../references/references.ts';
import { versionLabelAt } from '../references/version-labels.ts';
import type { Attached } from './tail.ts';

/** A reference at the end of the words themselves, within their quotation marks: "... (John 3:16)", "... - John 3:16". */
const AT_THE_END = /(?:\s*[([]|\s+[—–-]{1,2}|\s*[—–])\s*([^()[\]"“”—]{4,50}?)\s*[)\]]?[.\s]*$/;

/**
 * The reference that a quotation's own marks hold at its end, with the words before it. `start` is the place of `raw` in
 * the text, `end` the place behind the closing mark; undefined where there is none.
 */
export function referenceWithin(
  raw: string,
  start: number,
  end: number,
): { readonly words: string; readonly attached: Attached } | undefined {
  if (!/\d\D{0,14}$/.test(raw)) return undefined;
  const match = AT_THE_END.exec(raw);
  const inner = match?.[1];
  if (match === null || inner === undefined) return undefined;
  const [reference, ...others] = findReferences(inner);
  if (reference === undefined || others.length > 0 || reference.start > 2) return undefined;
  const label = versionLabelAt(inner.slice(reference.end));
  if (inner.length - reference.end - (label?.length ?? 0) > 2) return undefined;
  const at = start + match.index + match[0].indexOf(inner);
  const place = { ...reference, start: at + reference.start, end: at + reference.end };
  return {
    words: raw.slice(0, match.index),
    attached: {
      claims: [{ reference: place, nearby: 'attached' }],
      start: place.start,
      end: place.end,
      leftOver: '',
      outerEnd: end,
      label: label?.label,
      labelHeld: label?.held,
    },
  };
}
