import type { Claim } from '../quotations/case.ts';
import { sentenceStart } from '../quotations/quotations.ts';
import { announcesText, introducedAsScripture, otherSpeaker, speakerOf } from '../quotations/speakers.ts';
import { moved } from '../quotations/tail.ts';
import { findReferences } from '../references/references.ts';
import { lastPlaceNamed, type Near, referencesInContext } from '../references/references-in-context.ts';
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
  /** References that name the place of every quotation round it. */
  readonly ofAll: readonly Claim[];
  readonly amongScripture: boolean;
  readonly lead: string;
  readonly behindBlock: boolean;
  readonly indent: string;
  readonly inLine: boolean;
  /** The first row of the table that it stands in; "" where it stands in none. */
  readonly header: string;
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
const ADJOINING = /^[\s*_)\]]*(?:(?:as|so|thus)\b[\s*_]*)?(?:[:,–—|(-][\s*_(]*){0,3}$/;
/** Or it says them: "Psalm 46:10 says", "In verse 4 the Lord tells us to". */
const SAYS_THEM =
  /^[\s*_)\]]*,?(?:\s+(?!(?:and|or|but|when|while|because)\b)[\p{L}’']+){0,3}?,?(?:\s+and)?\s+(?:says?|said|reads?|tells?\s+us|told\s+us|teach(?:es)?|commands?|commanded|promises?|promised|puts?\s+it|declares?|begins?|opens?|ends?|adds?|warns?|urges?|bids?|answers?|cries|cried|has(?:\s+it)?|runs|goes|sings?(?:\s+(?:it|this))?)(?:(?:\s+(?:us|to|that|simply|only|with|like|a|song)){0,3}[\s,:*_]*|(?:\s+\p{Ll}[\p{L}’']*){0,6}[*_]*:[\s*_]*)$/iu;

/** The references of a sentence before a quotation that are no other quotation's, the nearest first. */
function claimsBefore(
  text: string,
  from: number,
  { open }: Held,
  consumed: readonly number[],
  near: Near,
): Claim[] {
  // The mark itself shows that "36:27" before it is a reference.
  const all = referencesInContext(text.slice(from, open + 1), near)
    .toSorted((a, b) => b.start - a.start)
    .map((reference) => moved(reference, from));
  const free = all.filter(({ start }) => !consumed.includes(start));
  const [last] = all;
  // `"..." (Psalm 23:2), not "..."`: the place of the quotation before is meant.
  if (free.length === 0 && last && CONTRASTS.test(text.slice(last.end, open)))
    return [{ reference: last, nearby: 'before' }];
  return free.map((reference, place): Claim => {
    const between = text.slice(reference.end, open);
    const signs = between.slice(versionLabelAt(between)?.length ?? 0);
    return {
      reference,
      nearby: place === 0 && (ADJOINING.test(signs) || SAYS_THEM.test(signs)) ? 'adjoining' : 'before',
    };
  });
}

/** What stands between a quotation with its reference and another that is said of the same place. */
const CONTRASTS =
  /^[\s*_)\]]*[,;]?\s*(?:and|or|not|but\s+not|never|nor|rather\s+than|instead\s+of|as\s+well\s+as|nowhere)(?:\s+(?:a|an|his|of|to|by|the))?[\s*_]*$/i;

/** Whether a quotation is a part of the sentence round it: no sign leads to it, and it does not begin one. */
function isEmbedded(lead: string, soft: string, raw: string): boolean {
  if (lead === '' || /[,:;—–([]/.test(soft) || /[.!?…:|]["”’)*_\s]*$/.test(lead)) return false;
  return (
    /^[*_]*\p{Ll}/u.test(raw) ||
    /\b(?:an?|the|of|to|as|by|with|from|in|his|her|their|our|your)$/i.test(lead.trimEnd())
  );
}

/** Whoever cites a passage says nothing of their own: "Calvin cites Psalm 137:4 as". */
const CITES =
  /\b(?:cit(?:es?|ed|ing)|quot(?:es?|ed|ing)|repeat(?:s|ed|ing)?|recit(?:es?|ed|ing)|render(?:s|ed|ing)?|reads?|preach(?:es|ed)?(?:\s+on)?|(?:points?|pointed|appeals?|appealed|turns?|turned)\s+to|translat(?:es?|ed|ing)|memori[sz](?:es?|ed|ing))\b[^.!?]{0,24}$/i;
const QUOTED = /["“«][^"“”«»]*["”»]/g;

/** "Wesley said in a sermon on Ephesians 2:8": the place says nothing of who speaks. */
function withoutPlaces(text: string): string {
  let rest = text;
  for (const { start, end } of [...findReferences(text)].reverse())
    if (/\b(?:on|about|upon|from|of)\s+$/i.test(rest.slice(0, start)))
      rest = `${rest.slice(0, start)}it${rest.slice(end)}`;
  return rest;
}

/** Another quotation goes on what was introduced: `The Bible says "..." (Proverbs 17:17) and "..."`. */
const GOES_ON = /"\s*(?:\([^()]{1,60}\))?[,;]?\s*(?:and|or)(?:\s+(?:that|also))?\s*$/i;
const introduces = (own: string) =>
  introducedAsScripture(own) || (GOES_ON.test(own) && introducedAsScripture(own.slice(0, own.indexOf('"'))));

/** The words of a sentence that are not in quotation marks: they say who is quoted. */
const withoutQuoted = (text: string) => text.replace(QUOTED, '"');

/** Words that cannot stand before a block: what follows them is a part of their own clause. */
const CLAUSE_RUNS =
  /\b(?:an?|the|of|to|by|from|in|on|for|his|her|their|our|your|my|its|this|these|that|who|whom|which|whose|is|are|was|were|be|been|being|am|has|have|had|having|do|does|did|will|shall|would|should|can|could|may|might|must|not|and|or|but|nor|he|she|they|we|it|you|i|when|if|because|so|than|then|into|with|through|about|called|calls|himself|itself)$/i;

/** Whether the words before a quotation need it to make a sentence: "the Son is the ...", "that he had ...". */
function completesSentence(lead: string, soft: string): boolean {
  return !/[,:;—–([]/.test(soft) && CLAUSE_RUNS.test(lead.replace(/[*_\s]+$/, ''));
}

/** The one reference that the header of a table names: it is that of a row without one. */
function ofHeader(header: string, text: string, { open }: Held): Claim[] {
  const [reference, ...others] = findReferences(header);
  const row = text.slice(text.lastIndexOf('\n', open) + 1, open);
  if (reference === undefined || others.length > 0 || findReferences(row).length > 0) return [];
  return [{ reference, nearby: 'before' }];
}

/** What stands round a quotation: its sentence up to the mark, the references in it, and who speaks. */
export function aroundQuotation(text: string, held: Held, place: Place): Around {
  const { paragraph, consumed, context, near, ofAll, header, ...rest } = place;
  const sentence = Math.min(held.soft, sentenceStart(text, held.open + 1));
  const from = Math.max(paragraph, sentence);
  const before = text.slice(from, held.soft);
  const namedUpTo = (to: number) =>
    lastPlaceNamed(text.slice(Math.max(paragraph, to - LOOK_BACK), Math.max(paragraph, to)), near);
  const claims = claimsBefore(text, from, held, consumed, () => namedUpTo(from));
  const named = claims[0]?.reference;
  const own = withoutQuoted(before);
  const soft = text.slice(held.soft, held.open);
  const labelled = named !== undefined && isLabel(before, claims);
  const nearest = named ?? context.claims[0]?.reference;
  return {
    ...rest,
    label: named ? versionLabelAt(text.slice(named.end, held.soft)) : context.label,
    near: () => namedUpTo(held.soft),
    before,
    claims:
      [claims, context.claims, ofAll, ofHeader(header, text, held)].find(({ length }) => length > 0) ??
      earlier(),
    introduced:
      introduces(own) ||
      context.introduced ||
      (nearest !== undefined && announcesText(own + soft)) ||
      labelled,
    otherSpeaker: otherSpeaker(named && announcesText(own) ? own.replace(ASKS, '') : own),
    speaker: cites(claims[0]) ? undefined : speakerOf(withoutPlaces(own) + soft),
    completes: completesSentence(rest.lead, soft),
    embedded: isEmbedded(rest.lead, soft, text.slice(held.open + 1, held.open + 9)),
  };

  /** Whoever cites the passage right beside it says nothing of their own. */
  function cites(claim: Claim | undefined): boolean {
    if (claim?.nearby !== 'adjoining' || claim.reference.start < from) return false;
    const between = text.slice(claim.reference.end, held.open);
    return !SAYS_THEM.test(between) && CITES.test(text.slice(from, claim.reference.start));
  }

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
