import { findReferences } from '../references/references.ts';
import { versionLabelAt } from '../references/version-labels.ts';
import type { Finding } from '../types.ts';
import type { Case, Claim, Verdict } from './case.ts';
import type { Quotation } from './compare.ts';
import { sentenceEnd } from './quotations.ts';
import type { CheckParts } from './true-words.ts';
import { judge } from './verdict.ts';
import { named } from './written.ts';

/** So far behind a quotation a sentence is read that may name its place. */
export const LATE = 220;
const MOST_KEPT = 40;

const THESE = String.raw`(?:that|this|it|these|those|them|(?:these|those|the|this|that)\s+(?:words?|verse|line|quotation|quote|passage|promise))`;
const STANDS = String.raw`(?:['’]s|\s+(?:is|are|was|were|comes?|stands?|appears?|can\s+be\s+found))`;
const WRITTEN = String.raw`(?:\s+(?:written|found|recorded|taken|quoted|straight|directly|right))?`;
const NAMES_THE_PLACE = new RegExp(
  String.raw`^\W*(?:(?:you|we)(?:['’]ll|\s+(?:will|can|may))?\s+(?:find|read|see|hear|have)\s+${THESE}${WRITTEN}\s+(?:in|at)|${THESE}${STANDS}${WRITTEN}(?:\s+(?:in|from|at))?|(?:so|as|thus)\s+(?:says?|writes?|reads?|it\s+says\s+in|we\s+read\s+in|it\s+is\s+written\s+in|written\s+in|found\s+in)|(?:written|found|recorded|taken|quoted|read|see|from)(?:\s+(?:it|that|this))?(?:\s+(?:in|from))?|says|reads|according\s+to|is\s+(?:how|what|from))\s*:?\s*(?:the\s+book\s+of\s+)?[*_(]*$`,
  'i',
);

/** Whether the words before a reference say that what was quoted before them stands there ("You will find that in"). */
export function namesThePlace(words: string): boolean {
  return NAMES_THE_PLACE.test(words);
}

/** A quotation of which nothing is known when it is given out. */
export interface LateQuotation {
  readonly quotation: Quotation;
  readonly otherSpeaker: Case['otherSpeaker'];
}

interface Waiting extends LateQuotation {
  readonly start: number;
  readonly end: number;
}

interface Written {
  readonly length: number;
  from(place: number): string;
}

/**
 * Quotations that were given out as they were written, since nothing named their place. A sentence behind that does
 * adds a finding, and changes no words. Places are those of the content.
 */
export function createLateReferences() {
  let waiting: Waiting[] = [];
  return {
    add({ start, end }: { start: number; end: number }, { quotation, otherSpeaker }: LateQuotation): void {
      waiting.push({ start, end, quotation, otherSpeaker });
      if (waiting.length > MOST_KEPT) waiting.shift();
    },
    /** The findings for those whose next sentence is known: enough was written behind them, or the paragraph ends. */
    decide(parts: CheckParts, written: Written, ends: boolean): Finding[] {
      if (waiting.length === 0) return [];
      const ready = ends ? waiting : waiting.filter(({ end }) => written.length >= end + LATE);
      if (ready.length === 0) return [];
      waiting = waiting.slice(ready.length);
      return ready.flatMap((each) => findingFor(parts, each, written.from(each.end).slice(0, LATE)) ?? []);
    },
  };
}

/** The reference that a sentence right behind a quotation gives it. */
export function claimBehind(text: string): { claim: Claim; label?: string | undefined } | undefined {
  const begins = text.search(/[^\s"”’'»*_.,;!?…)]/);
  if (begins < 0 || /\n\s*\n/.test(text.slice(0, begins))) return undefined;
  const end = sentenceEnd(text, begins, text.length, true) ?? text.length;
  const sentence = text.slice(begins, end);
  const [reference] = findReferences(sentence);
  if (reference === undefined) return undefined;
  const lead = sentence.slice(0, reference.start);
  if (/["“”«»]/.test(lead)) return undefined;
  const nearby = namesThePlace(lead) ? 'attached' : 'later';
  const place = { ...reference, start: reference.start + begins, end: reference.end + begins };
  const label = versionLabelAt(sentence.slice(reference.end));
  return { claim: { reference: place, nearby }, ...(label && !label.held && { label: label.label }) };
}

function findingFor(parts: CheckParts, it: Waiting, behind: string): Finding | undefined {
  const found = claimBehind(behind);
  if (found === undefined) return undefined;
  const { claim, label } = found;
  const { quotation, otherSpeaker } = it;
  const verdict = judge(parts, {
    quotation,
    claims: [claim],
    unheldVersion: label,
    introduced: false,
    otherSpeaker,
  });
  const said = whatIsSaid(verdict, quotation);
  return said && { start: it.start, end: it.end, kind: 'quotation', ...said };
}

function whatIsSaid(
  verdict: Verdict,
  { raw }: Quotation,
): Omit<Finding, 'start' | 'end' | 'kind'> | undefined {
  switch (verdict.kind) {
    case 'leave':
      return undefined;
    case 'verified': {
      const { passage, version, note } = verdict;
      return { ...named(passage), status: 'verified', version, ...(note && { note }) };
    }
    case 'misplaced': {
      const note = `These words stand in ${verdict.passage.reference}.`;
      return { ...named(verdict.passage), status: 'verified', version: verdict.version, note };
    }
    case 'unverified': {
      const { passage, version, text } = verdict;
      return { ...named(passage), status: 'unverified', version, quoted: raw, text };
    }
    case 'unmark':
    case 'replace': {
      const { passage, text } = verdict;
      if (passage === undefined)
        return {
          osis: '',
          reference: '',
          status: 'not-found',
          version: '',
          quoted: raw,
          note: verdict.note ?? '',
        };
      const note = `These are not the words of ${passage.reference} in the translations we hold.`;
      return {
        ...named(passage),
        status: 'unverified',
        version: '',
        quoted: raw,
        ...(text && { text }),
        note,
      };
    }
  }
}
