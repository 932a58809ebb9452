import { sentenceStart } from '../quotations/quotations.ts';
import { announcesText, introducedAsScripture, otherSpeaker, speakerOf } from '../quotations/speakers.ts';
import { moved } from '../quotations/tail.ts';
import type { Claim } from '../quotations/verdict.ts';
import { findReferences } from '../references/references.ts';
import { lastPlaceNamed, referencesInContext } from '../references/references-in-context.ts';
import { type VersionLabel, versionLabelAt } from '../references/version-labels.ts';
import type { Passage } from '../types.ts';
import type { Around, Held } from './closed-quotation.ts';
import type { Context } from './reply-text.ts';

/** What the gate knows of the place at which a quotation opens. */
export interface Place {
  /** Where the paragraph's own words begin in the text. */
  readonly paragraph: number;
  /** Places in the text of references that belong to quotations before. */
  readonly consumed: readonly number[];
  /** What the block before says, where the quotation begins its own. */
  readonly context: Context;
  /** The passage that was named last before this paragraph. */
  readonly near: Passage | undefined;
  /** The translation declared for the whole text. */
  readonly declared: VersionLabel | undefined;
  readonly lead: string;
  readonly behindBlock: boolean;
  readonly indent: string;
  readonly inLine: boolean;
}

const LOOK_BACK = 500;

/** A passage asks, too: "Romans 12:1 asks us to ...". */
const ASKS = /\bask(?:s|ed|ing)?\b/gi;
const LETTERS_BESIDE = 5;

/** Whether all that stands before a quotation in its line is its reference, as in a table: "| John 3:16 | ...". */
function isLabel(before: string, claims: readonly Claim[]): boolean {
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;
  const named = claims.reduce((sum, { reference: { start, end } }) => sum + end - start, 0);
  if (letters(before) > named + LETTERS_BESIDE) return false;
  let rest = before;
  for (const { start, end } of [...findReferences(before)].reverse())
    rest = rest.slice(0, start) + rest.slice(end);
  return letters(rest) <= LETTERS_BESIDE;
}

/** Signs alone stand between a quotation and a reference right before it: `Ref: "..."`, `Ref ("...")`, a table's bar. */
const ADJOINING = /^[\s*_)\]]*(?:[:,–—|(-][\s*_(]*){0,3}$/;

/** The references of a sentence before a quotation that are no other quotation's, the nearest first. */
function claimsBefore(
  text: string,
  from: number,
  { open }: Held,
  consumed: readonly number[],
  near: Passage | undefined,
): Claim[] {
  // The mark itself shows that "36:27" before it is a reference.
  const claims = referencesInContext(text.slice(from, open + 1), near)
    .toSorted((a, b) => b.start - a.start)
    .filter(({ start }) => !consumed.includes(start + from))
    .map((reference) => moved(reference, from));
  return claims.map((reference, place): Claim => {
    const between = text.slice(reference.end, open);
    const signs = between.slice(versionLabelAt(between)?.length ?? 0);
    return { reference, nearby: place === 0 && ADJOINING.test(signs) ? 'adjoining' : 'before' };
  });
}

/** Whether a quotation is a part of the sentence round it: no sign leads to it, and it does not begin one. */
function isEmbedded(lead: string, soft: string, raw: string): boolean {
  if (lead === '' || /[,:;—–([]/.test(soft) || /[.!?…:|]["”’)*_\s]*$/.test(lead)) return false;
  return (
    /^[*_]*\p{Ll}/u.test(raw) ||
    /\b(?:an?|the|of|to|as|by|with|from|in|his|her|their|our|your)$/i.test(lead.trimEnd())
  );
}

/** What stands round a quotation: its sentence up to the mark, the references in it, and who speaks. */
export function aroundQuotation(text: string, held: Held, place: Place): Around {
  const { paragraph, consumed, context, near, ...rest } = place;
  const sentence = Math.min(held.soft, sentenceStart(text, held.open + 1));
  const from = Math.max(paragraph, sentence);
  const before = text.slice(from, held.soft);
  const nearBefore = lastPlaceNamed(text.slice(Math.max(paragraph, from - LOOK_BACK), from), near);
  const nearNow = lastPlaceNamed(text.slice(Math.max(paragraph, held.soft - LOOK_BACK), held.soft), near);
  const claims = claimsBefore(text, from, held, consumed, nearBefore);
  const own = claims[0]?.reference;
  const labelled = own !== undefined && isLabel(before, claims);
  const nearest = own ?? context.claims[0]?.reference;
  return {
    ...rest,
    label: own ? versionLabelAt(text.slice(own.end, held.soft)) : context.label,
    near: nearNow,
    before,
    claims: claims.length > 0 ? claims : context.claims.length > 0 ? context.claims : earlier(),
    introduced:
      introducedAsScripture(before) ||
      context.introduced ||
      (nearest !== undefined && announcesText(before)) ||
      labelled,
    otherSpeaker: otherSpeaker(own && announcesText(before) ? before.replace(ASKS, '') : before),
    speaker: speakerOf(text.slice(from, held.open)),
    embedded: isEmbedded(
      rest.lead,
      text.slice(held.soft, held.open),
      text.slice(held.open + 1, held.open + 9),
    ),
  };

  /** References of the sentence before: they are the quotation's where its words are like theirs. */
  function earlier(): Claim[] {
    if (from <= paragraph) return [];
    const start = Math.max(paragraph, sentenceStart(text, from - 1));
    return [...findReferences(text.slice(start, from))]
      .reverse()
      .filter((reference) => !consumed.includes(reference.start + start))
      .map((reference) => ({
        reference: { ...reference, start: reference.start + start, end: reference.end + start },
        nearby: 'later',
      }));
  }
}
