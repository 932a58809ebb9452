import { type Quotation, quotationOf } from '../quotations/compare.ts';
import { referenceWithin } from '../quotations/inner-reference.ts';
import { isWhole } from '../quotations/meant-as-quotation.ts';
import { CLOSING, closingOf, opensAt } from '../quotations/quotations.ts';
import { SPEAKER_BEHIND, spokenByPerson } from '../quotations/speakers.ts';
import { type Attached, attachedIn, TAIL, type Tail, tailAt } from '../quotations/tail.ts';
import { type Claim, judge, type Verdict } from '../quotations/verdict.ts';
import { findReferences } from '../references/references.ts';
import { versionNamedIn } from '../references/version-labels.ts';
import { type Around, type Closed, type Decision, type Held, NOTHING_ATTACHED } from './closed-quotation.ts';
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

/**
 * Decides the quotation that opens at `held.open`: what is given out for it, and where the source goes on.
 * Undefined as long as its closing mark, or what follows it, has not come.
 */
export function decideQuotation(
  parts: GateOptions,
  text: string,
  held: Held,
  aroundIt: () => Around,
  final: boolean,
): Decision | undefined {
  const ends = paragraphEnd(text, held.open, held.open + LONGEST_QUOTATION + TAIL + 2, final);
  const close = closingPlace(text, held, ends, final);
  if (close === undefined) return undefined;
  held.memory.around ??= aroundIt();
  const { around } = held.memory;
  if (close < 0) return unclosed(text, held, around, ends);
  const raw = text.slice(held.open + 1, close);
  const own = referenceWithin(raw, held.open + 1, close + 1);
  const doubled = isMarkedWhole(raw);
  const quotation = quotationOf(own?.words ?? (doubled ? raw.slice(1, -1) : raw));
  const closed: Closed = {
    text,
    held,
    close,
    raw,
    quotation,
    around,
    attached: own?.attached ?? NOTHING_ATTACHED,
  };
  if (quotation.count === 0 && !raw.includes('[[')) return asWritten(closed);
  const holds = !doubled && holdsQuotation(closed);
  if (raw.includes('[[') || (holds && own === undefined && findReferences(raw).length > 0))
    return lookInside(closed);
  if (own) return outcome(closed, judged(closed));
  const tail = tailAt(text, close + 1, held.within ?? ends, final, parts.whole);
  if (tail === undefined) return undefined;
  if (tail.kind === 'plain') {
    held.memory.early ??= judged(closed);
    if (quotation.count === 1 || (!parts.whole && isKnown(held.memory.early, around, quotation.count)))
      return outcome(closed, held.memory.early);
    if (tail.end === undefined) return undefined;
  }
  const withTail = { ...closed, attached: attachedIn(text, tail, around.near) };
  return outcome(withTail, judged(withTail), tail);

  function judged({ attached }: Closed): Verdict {
    return judge(parts, {
      quotation,
      claims: inOrder(attached.claims, around.claims),
      unheldVersion: unheld(attached, around),
      namedVersion: attached.labelHeld ?? around.label?.held ?? around.declared?.held,
      introduced: around.introduced || attached.book === true || standsInRow(quotation, around, text, close!),
      otherSpeaker: around.otherSpeaker,
      speaker: around.speaker,
      saysIt: SAYS_IT.test(around.before),
      continues: continuesClause(around.before, text.slice(held.soft, held.open)),
      termed: TERMED.test(`${around.before}${text.slice(held.soft, held.open)}`),
      completes: around.completes,
      embedded: around.embedded,
      close: isClose(inOrder(attached.claims, around.claims)[0], text, held.open, close!),
      inBlock: parts.inLine === true,
      amongScripture: around.amongScripture,
      denied: DENIED.test(around.before),
      led: /[:,]\s*[*_(]*$/.test(text.slice(held.soft, held.open)),
      behindArticle: ARTICLE.test(`${around.before}${text.slice(held.soft, held.open)}`),
    });
  }

  function outcome(it: Closed, verdict: Verdict, behind?: Tail): Decision | undefined {
    const needed = Math.max(it.attached.outerEnd, close! + 1) + LOOK_BEHIND;
    if (verdict.kind === 'replace' && text.length < needed && !final) return undefined;
    if (verdict.kind !== 'leave' && verdict.kind !== 'verified') {
      const behind = text.slice(close! + 1, close! + 1 + SPEAKER_BEHIND);
      if (behind.length < SPEAKER_BEHIND && !final && ends === undefined && SPOKEN.test(behind))
        return undefined;
      if (spokenByPerson(behind)) return asWritten(it);
    }
    if (verdict.kind !== 'leave') return decisionOn(it, verdict);
    const beside = [...it.attached.claims, ...around.claims].some(
      ({ nearby }) => nearby === 'attached' || nearby === 'adjoining',
    );
    const decision = {
      ...(holds ? lookInside(it) : asWritten(it)),
      leftAlone: beside && quotation.count > FEW,
    };
    // The sentence has ended: the next one may name the place.
    return behind && mayBeNamedLater(quotation, it) ? { ...decision, late: lateOf(it) } : decision;
  }
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

const mayBeNamedLater = ({ count }: Quotation, { attached, around }: Closed) =>
  count > FEW && attached.claims.length === 0 && around.claims.every(({ nearby }) => nearby === 'later');

const lateOf = ({ quotation, around, held }: Closed) => ({
  quotation,
  otherSpeaker: around.otherSpeaker,
  from: held.open - held.soft,
});

/** What follows such words is a name of something. */
const TERMED =
  /\b(?:(?:referred\s+to|known|spoken\s+of|termed|labell?ed)\s+as|so-called|the\s+(?:term|phrase|expression|concept|doctrine|notion|slogan|label)(?:\s+of)?|(?:literally\s+)?(?:means?|meaning|rendered|translated|renders?|translates?|word\s+(?:is|for)|titled|entitled|called|named|(?:we|they|some|many|people|scholars|theologians|christians|others)\s+call\s+(?:it|this|that|them))(?:\s+(?:as|literally|the|a))?)[\s*_]*$/i;

/** A dash, a comma or a verb may lead to who has spoken. */
const SPOKEN = /^[*_.,!?]*\s*(?:[—–-]|,|as\b|\p{Ll}*$|wr|sa|pr|as|\p{Lu})/u;
const NEAR = 36;

/** Whether a reference to one verse stands a few words before or behind a quotation. */
function isClose(claim: Claim | undefined, text: string, open: number, close: number): boolean {
  if (claim?.reference.kind !== 'passage') return false;
  const { start, end, passage } = claim.reference;
  const { first, last } = passage.ranges[0]!;
  // Other quotations of a row between them do not count.
  const own = text.slice(end, open).replace(/["“«][^"“”«»]*["”»]/g, '').length;
  const near = start > close ? start - close <= NEAR : claim.nearby === 'before' && own <= NEAR;
  return last - first < FEW && near;
}

const NOTHING_ELSE = /^[.,;]?[*_]*\s*(?:$|\n|["“«])/;

/** Whether a quotation is a sentence of its own in a row of Scripture: nothing is said of it, as of those beside it. */
function standsInRow(
  quotation: Quotation,
  { amongScripture, before, speaker }: Around,
  text: string,
  close: number,
): boolean {
  if (!amongScripture || speaker || before.trim() !== '' || !isWhole(quotation) || quotation.count <= FEW)
    return false;
  return (
    !/\?\W*$|\b(?:I|you|your|we)\b/i.test(quotation.raw) &&
    NOTHING_ELSE.test(text.slice(close + 1, close + 6))
  );
}

/** The Bible is said not to have it. */
const DENIED =
  /\b(?:no|not\s+a|never\s+a)\s+(?:\w+\s+)?(?:verse|text|passage|chapter)\b[^.!?]{0,40}$|\b(?:verse|bible|scripture)\s+(?:that\s+)?(?:never|nowhere|does\s+not|doesn[’']t)\s+(?:\w+\s+)?says?\b[^.!?]{0,20}$/i;

const ARTICLE = /\b(?:the|this|that|these|those|our|such)[\s*_]+$/i;

/** "It also says", "and then it says that": the Bible may be meant. */
const SAYS_IT = /\b(?:it|he|god|bible|scripture|verse|word)\s+(?:\w+\s+)?says?(?:\s+that)?[\s,:*_]*$/i;
/** Before a name stands an article, a preposition, or a word that says that it is one. */
const NAME_FOLLOWS =
  /(?:^|[^\p{L}])(?:the|an?|our|his|her|their|your|my|its|this|that|these|those|of|in|on|for|by|with|from|to|about|term|word|phrase|as|and|or|like|called|named|than|between|through|into|no|one|two|three)$/iu;

/** Whether a few words go on somebody's clause right behind its verb or subject, where a name of something would not. */
function continuesClause(before: string, soft: string): boolean {
  const lead = before.replace(/[*_\s]+$/, '');
  return !/[^\s*_]/.test(soft) && /\p{L}$/u.test(lead) && !NAME_FOLLOWS.test(lead);
}

/** First what stands right before the quotation, or in its own bracket; then what came before, then what follows. */
function inOrder(behind: readonly Claim[], before: readonly Claim[]): Claim[] {
  const adjoining = before.filter(({ nearby }) => nearby === 'adjoining');
  const attached = behind.filter(({ nearby }) => nearby === 'attached');
  if (adjoining.length > 0) return [...adjoining, ...attached, ...before.slice(adjoining.length)];
  return [...attached, ...before, ...behind.filter(({ nearby }) => nearby !== 'attached')];
}

function unheld(attached: Attached, { before, label, declared }: Around): string | undefined {
  if (attached.label !== undefined) return attached.labelHeld ? undefined : attached.label;
  if (label !== undefined) return label.held ? undefined : label.label;
  return versionNamedIn(before.slice(-80)) ?? (declared?.held ? undefined : declared?.label);
}
