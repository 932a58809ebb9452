import { shownBy } from '../quotations/answer-translation.ts';
import type { Verdict } from '../quotations/case.ts';
import { quotationOf } from '../quotations/compare.ts';
import { referenceWithin } from '../quotations/inner-reference.ts';
import { CLOSING, closingOf, opensAt } from '../quotations/quotations.ts';
import { SPEAKER_BEHIND, spokenByPerson } from '../quotations/speakers.ts';
import { attachedIn, TAIL, tailAt } from '../quotations/tail.ts';
import { judge } from '../quotations/verdict.ts';
import { findReferences } from '../references/references.ts';
import { caseOf } from './case-of-quotation.ts';
import {
  type Around,
  type Closed,
  type Decision,
  type Held,
  NOTHING_ATTACHED,
  type Undecided,
} from './closed-quotation.ts';
import { asWritten, decisionOn } from './gate-outcome.ts';
import type { GateOptions } from './gate-output.ts';
import { LOOK_BEHIND } from './gate-replace.ts';
import { paragraphEnd } from './lines.ts';

/** An unclosed mark ends here (behaviour 10.4). */
const LONGEST_QUOTATION = 600;
/** Fewer words in quotation marks are a term. */
const FEW = 3;

/**
 * A mark that does not close within reach. In a quotation too long to hold that is said to be Scripture all marks go; in
 * one that runs over several paragraphs all stay.
 */
function unclosed(text: string, { soft, open }: Held, around: Around, ends: number | undefined): Decision {
  const tooLong = ends === undefined || ends >= open + LONGEST_QUOTATION;
  const marked = tooLong && (around.claims.length > 0 || around.introduced);
  const output = text.slice(soft, marked ? open : open + 1);
  return {
    output,
    next: open + 1,
    consumed: [],
    unclosed: true,
    claims: around.claims.filter(({ nearby }) => nearby === 'adjoining'),
    ...(marked && { dropClosing: CLOSING[text[open]!] }),
  };
}

/** The quotation is given out mark by mark: what stands in it is read like other text. */
function lookInside({ text, held, close }: Closed): Decision {
  const next = held.open + 1;
  return { output: text.slice(held.soft, next), next, consumed: [], inside: close };
}

/** Whether another quotation opens within this one. */
function holdsQuotation({ text, held, close }: Closed): boolean {
  for (let at = held.open + 1; at < close - 1; at += 1) {
    if (opensAt(text, at, true)) return true;
  }
  return false;
}

/** Whether words stand in a second pair of marks within the first: "'Jesus wept.'" */
function isMarkedWhole(raw: string): boolean {
  const closing = CLOSING[raw[0] ?? ''];
  if (closing === undefined || raw.length < 3 || !closing.includes(raw.at(-1)!)) return false;
  return opensAt(` ${raw}`, 1, true) === true && closingOf(raw, 0, true) === raw.length - 1;
}

/** The closing mark's place: -1 where there is none within reach, undefined where it has not come. */
function closingPlace(text: string, { open, within }: Held, paragraph: number | undefined, final: boolean) {
  const farthest = Math.min(open + LONGEST_QUOTATION, within ?? Number.POSITIVE_INFINITY);
  const windowEnd = Math.min(farthest, paragraph ?? farthest);
  const complete = final || text.length >= windowEnd;
  const known = paragraph !== undefined || text.length >= farthest;
  const rel = closingOf(text.slice(open, windowEnd), 0, complete && known);
  return rel === undefined || rel < 0 ? rel : open + rel;
}

/** A quotation mark that opens, and the text as far as it has come. */
export interface Opened {
  readonly text: string;
  readonly held: Held;
  readonly final: boolean;
}

/**
 * Decides the quotation that opens at `held.open`: what is given out for it, and where the source goes on. As long as its
 * closing mark, or what follows it, has not come: what is known of it so far.
 */
export function decideQuotation(
  parts: GateOptions,
  { text, held, final }: Opened,
  lookAround: () => Around,
): Decision | Undecided {
  const ends = paragraphEnd(text, held.open, held.open + LONGEST_QUOTATION + TAIL + 2, final);
  const close = closingPlace(text, held, ends, final);
  if (close === undefined) return { known: held.known };
  const around = held.known.around ?? lookAround();
  if (close < 0) return unclosed(text, held, around, ends);
  const raw = text.slice(held.open + 1, close);
  const own = referenceWithin(raw, held.open + 1, close + 1);
  const doubled = isMarkedWhole(raw);
  const quotation = quotationOf(own?.words ?? (doubled ? raw.slice(1, -1) : raw));
  const attached = own?.attached ?? NOTHING_ATTACHED;
  const closed: Closed = { text, held, close, raw, quotation, around, attached };
  if (quotation.count === 0 && !raw.includes('[[')) return asWritten(closed);
  const holds = !doubled && holdsQuotation(closed);
  if (raw.includes('[[') || (holds && own === undefined && findReferences(raw).length > 0))
    return lookInside(closed);
  const known = { ...held.known, around };
  const behind: Behind = { ends, final, holds, known };
  return own ? outcome(parts, closed, judged(parts, closed), behind) : decideByTail(parts, closed, behind);
}

const judged = (parts: GateOptions, closed: Closed): Verdict =>
  judge(parts, caseOf(closed, parts.inLine === true));

/** What is known of a closed quotation besides its words and its sentence before it. */
interface Behind {
  /** Where its paragraph ends, if that is known. */
  readonly ends: number | undefined;
  readonly final: boolean;
  /** Another quotation opens within it. */
  readonly holds: boolean;
  readonly known: Held['known'];
}

/** Decides a quotation with what follows it, or without where what came before is enough. */
function decideByTail(parts: GateOptions, closed: Closed, behind: Behind): Decision | Undecided {
  const { text, held, close, quotation, around } = closed;
  const { ends, final, known } = behind;
  const tail = tailAt(text, close + 1, held.within ?? ends, final, parts.whole);
  if (tail === undefined) return { known };
  if (tail.kind === 'plain') {
    const early = known.early ?? judged(parts, closed);
    const enough = quotation.count === 1 || (!parts.whole && isKnown(early, around, quotation.count));
    if (enough) return outcome(parts, closed, early, { ...behind, known: { ...known, early } });
    if (tail.end === undefined) return { known: { ...known, early } };
  }
  const withTail = { ...closed, attached: attachedIn(text, tail, around.near) };
  const decision = outcome(parts, withTail, judged(parts, withTail), behind);
  // The sentence has ended: the next one may name the place.
  return 'leftAlone' in decision && mayBeNamedLater(withTail)
    ? { ...decision, late: lateOf(withTail) }
    : decision;
}

/** What a verdict means for the text, once enough has come to say who speaks and how the line goes on. */
function outcome(
  parts: GateOptions,
  closed: Closed,
  verdict: Verdict,
  { ends, final, holds, known }: Behind,
): Decision | Undecided {
  const { text, close, quotation, around, attached } = closed;
  const needed = Math.max(attached.outerEnd, close + 1) + LOOK_BEHIND;
  const looksBehind = verdict.kind === 'replace' || verdict.kind === 'unmark';
  if (looksBehind && text.length < needed && !final) return { known };
  if (verdict.kind !== 'leave' && verdict.kind !== 'verified') {
    const after = text.slice(close + 1, close + 1 + SPEAKER_BEHIND);
    if (after.length < SPEAKER_BEHIND && !final && ends === undefined && SPOKEN.test(after)) return { known };
    if (spokenByPerson(after)) return asWritten(closed);
  }
  if (verdict.kind !== 'leave') return showing(parts, closed, verdict);
  const beside = [...attached.claims, ...around.claims].some(
    ({ nearby }) => nearby === 'attached' || nearby === 'adjoining',
  );
  return {
    ...(holds ? lookInside(closed) : asWritten(closed)),
    leftAlone: beside && quotation.count > FEW,
  };
}

/** The decision on a quotation, with the translation that it shows to be the answer's where none was shown before. */
function showing(parts: GateOptions, closed: Closed, verdict: Verdict): Decision {
  const decision = decisionOn(closed, verdict);
  if (parts.answered !== undefined || decision.finding?.status === 'paraphrased') return decision;
  return { ...decision, shows: shownBy(parts, closed.quotation, verdict) };
}

/** Where no bracket follows, what is known is enough: the words are ours, or a reference came before them. */
function isKnown(verdict: Verdict, { claims, introduced }: Around, count: number): boolean {
  if (claims.some(({ nearby }) => nearby === 'adjoining')) return verdict.kind !== 'leave';
  // A few words may have their verse behind them, in the same sentence.
  if (claims.some(({ nearby }) => nearby === 'before'))
    return verdict.kind === 'verified' || (verdict.kind !== 'leave' && count > FEW);
  if (claims.length > 0) return verdict.kind === 'verified' && verdict.claim !== undefined;
  // A reference is added to what is introduced as Scripture, unless its sentence names one.
  return verdict.kind === 'verified' && !introduced;
}

const mayBeNamedLater = ({ quotation, attached, around }: Closed) =>
  quotation.count > FEW &&
  attached.claims.length === 0 &&
  around.claims.every(({ nearby }) => nearby === 'later');

const lateOf = ({ quotation, around, held }: Closed) => ({
  quotation,
  otherSpeaker: around.otherSpeaker,
  from: held.open - held.soft,
});

/** A dash, a comma or a verb may lead to who has spoken. */
const SPOKEN = /^[*_.,!?]*\s*(?:[—–-]|,|as\b|\p{Ll}*$|wr|sa|pr|as|\p{Lu})/u;
