import type { Around, Held } from './gate-outcome.ts';
import { introducedAsScripture, otherSpeaker, sentenceStart } from './quotations.ts';
import { findReferences } from './references.ts';
import type { Context } from './reply-text.ts';
import type { Claim } from './verdict.ts';

/** What the gate knows of the place at which a quotation opens. */
export interface Place {
  /** Where the paragraph's own words begin in the text. */
  readonly paragraph: number;
  /** Places in the text of references that belong to quotations before. */
  readonly consumed: readonly number[];
  /** What the block before says, where the quotation begins its own. */
  readonly context: Context;
  readonly lead: string;
  readonly behindBlock: boolean;
  readonly indent: string;
  readonly inLine: boolean;
}

/** What stands round a quotation: its sentence up to the mark, the references in it, and who speaks. */
export function aroundQuotation(text: string, held: Held, place: Place): Around {
  const { paragraph, consumed, context, ...rest } = place;
  const sentence = Math.min(held.soft, sentenceStart(text, held.open + 1));
  const from = Math.max(paragraph, sentence);
  const before = text.slice(from, held.soft);
  // The nearest one first.
  const claims: Claim[] = [...findReferences(before)]
    .reverse()
    .filter(({ start }) => !consumed.includes(start + from))
    .map((reference) => ({
      reference: { ...reference, start: reference.start + from, end: reference.end + from },
      nearby: 'before',
    }));
  return {
    ...rest,
    before,
    claims: claims.length > 0 ? claims : context.claims,
    introduced: introducedAsScripture(before) || context.introduced,
    otherSpeaker: otherSpeaker(before),
  };
}
