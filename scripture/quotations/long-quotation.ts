import { findReferences } from '../references/references.ts';
import type { Finding } from '../types.ts';
import type { Claim, Verdict } from './case.ts';
import { quotationOf } from './compare.ts';
import { referenceWithin } from './inner-reference.ts';
import { CLOSING } from './quotations.ts';
import { type Attached, attachedIn, tailAt } from './tail.ts';
import type { CheckParts } from './true-words.ts';
import { judge } from './verdict.ts';
import { named } from './written.ts';

const LONGEST = 20_000;
const MOST_PARAGRAPHS = 12;
/** Marks that are open at the same time: of more the earliest is given up. */
const MOST_OPEN = 4;
/** Single marks that may close something, in one block. */
const MOST_TENTATIVE = 20;

type Place = Pick<Finding, 'start' | 'end'>;

interface Paragraph extends Place {
  readonly words: string;
  /** Its words stand in the Bible, and it was said. */
  readonly isTrue: boolean;
}

/** A mark that has not closed in its paragraph, or not within reach. */
interface Opening {
  readonly mark: string;
  /** References that stand right before it. */
  readonly claims: readonly Claim[];
  /** Those that have ended; the one under way begins at `start`, and `said` are its words so far. */
  readonly paragraphs: Paragraph[];
  start: number;
  said: string;
  heard: number;
  /** How many paragraphs a mark has opened anew, as printers do. */
  reopened: number;
}

interface Closing {
  readonly opening: Opening;
  readonly end: number;
  /** How many of the paragraph's words stand before it. */
  readonly length: number;
  /** A single mark, which may be an apostrophe: it closes only where a reference follows. */
  readonly tentative: boolean;
}

/** A quotation mark as it was met, and whether nothing but signs stands before it in its paragraph. */
export interface MetMark {
  readonly mark: string;
  readonly beginsParagraph: boolean;
}

const AS_A_WHOLE = 'The quotation as a whole is not the words of this passage.';
const SINGLE = /[‘’‚']/;
const isSingle = (mark: string) => SINGLE.test(mark);
const MARKER = /^(?:[\s>|#]+|[-+*•]\s+|\d{1,4}[.)]\s+)*/;

/** Whether a mark closes what another opened; writers mix curly and straight ones. */
function closes(opening: string, sign: string): boolean {
  if (CLOSING[opening]!.includes(sign)) return true;
  return (opening === '“' && sign === '"') || (opening === '"' && sign === '”');
}

/**
 * Quotations that were given out as they were written, since they were too long to be held or did not close in their
 * paragraph, are followed to their closing mark. What is said then is said of all that stands between the marks: the
 * last paragraph is never verified by itself. Changes no words. Places are those of the content.
 */
export function createLongQuotations() {
  /** The marks that are open, the earliest first. */
  let openings: Opening[] = [];
  let closed: Closing[] = [];

  /** Whether a mark that begins a paragraph opens anew what has been opened before each paragraph so far. */
  function goesOn({ mark, beginsParagraph }: MetMark): Opening | undefined {
    const opening = openings.at(-1);
    if (!beginsParagraph || opening === undefined || isSingle(opening.mark) !== isSingle(mark))
      return undefined;
    const { paragraphs, reopened } = opening;
    return paragraphs.length > 0 && reopened === paragraphs.length - 1 ? opening : undefined;
  }

  function settled(
    parts: CheckParts,
    { opening, end, length, tentative }: Closing,
    behind: string,
  ): Finding[] {
    if (tentative && !openings.includes(opening)) return [];
    const within =
      opening.paragraphs.length > 0 ? referenceWithin(opening.said.slice(0, length), 0, 0) : undefined;
    const attached = attachedTo(behind) ?? claimWithin(within?.attached);
    if (tentative && attached === undefined) return [];
    openings = openings.filter((each) => each !== opening);
    const { paragraphs } = opening;
    const words = within?.words ?? opening.said.slice(0, length);
    const start = opening.start + (paragraphs.length > 0 ? MARKER.exec(words)![0].length : 0);
    const last = { start, end: end + (attached?.length ?? 0), words, isTrue: false };
    return ofWhole(parts, paragraphs, last, attached, opening.claims);
  }

  /** The paragraph under way ends: it is said to be Scripture where its words, and all before it, stand in the Bible. */
  function endParagraph(parts: CheckParts, opening: Opening, next: number): Finding[] {
    const { said, paragraphs } = opening;
    if (/[\p{L}\p{N}]/u.test(said)) {
      const isFirst = paragraphs.length === 0;
      const lead = isFirst ? 0 : MARKER.exec(said)![0].length;
      // The first begins with its mark, which was given out before it was listened to.
      const end = opening.start + said.trimEnd().length + Number(isFirst);
      const place = { start: opening.start + lead, end };
      const judged = opening === openings.at(-1) && paragraphs.every(({ isTrue }) => isTrue);
      const finding = judged ? verified(place, judgedAs(parts, said, [])) : undefined;
      paragraphs.push({ ...place, words: said, isTrue: finding !== undefined });
      opening.start = next;
      opening.said = '';
      return finding ? [finding] : [];
    }
    opening.said = '';
    opening.start = paragraphs.length > 0 ? next : opening.start;
    return [];
  }

  return {
    /** A mark opens at `at` that does not close within reach. */
    begin(at: number, met: MetMark, claims: readonly Claim[]): void {
      const under = goesOn(met);
      if (under) {
        under.reopened += 1;
        return;
      }
      if (openings.length === MOST_OPEN) openings.shift();
      openings.push({ mark: met.mark, claims, paragraphs: [], start: at, said: '', heard: 0, reopened: 0 });
    },
    /**
     * Another quotation opens and closes: the mark before it was none, or is closed elsewhere. Where it is the last
     * paragraph of what was opened before each, those before it are compared with the place that it was given
     * (undefined where nothing is said of it). Speech within a quotation is a part of it.
     */
    forget(parts: CheckParts, met: MetMark, reference: string | undefined): Finding[] {
      const under = goesOn(met);
      const isPart = isSingle(met.mark) && reference === undefined && under === undefined;
      openings = isPart ? openings.filter(({ mark }) => !isSingle(mark)) : [];
      const [found] = under && reference ? findReferences(reference) : [];
      if (under === undefined || found?.kind !== 'passage') return [];
      const claim: Claim = { reference: found, nearby: 'attached' };
      return under.paragraphs
        .filter(({ isTrue }) => !isTrue)
        .map(({ start, end, words }) => {
          const verdict = judgedAs(parts, words, [claim]);
          return verified({ start, end }, verdict) ?? unverified({ start, end }, claim, verdict);
        });
    },
    hear(piece: string): void {
      for (const opening of openings) {
        if (opening.heard < LONGEST) opening.said += piece;
        opening.heard += piece.length;
      }
    },
    /** A mark that may close one of them was met, and ends at `end`. False where none is open. */
    close(sign: string, end: number): boolean {
      const tentative = isSingle(sign);
      const fits = openings.findLastIndex(({ mark }) => closes(mark, sign));
      const place = fits >= 0 || tentative ? fits : openings.findIndex(({ mark }) => !isSingle(mark));
      const opening = openings[place];
      if (opening === undefined) return tentative;
      if (tentative && closed.length >= MOST_TENTATIVE) return true;
      // Not all of it was kept: it cannot be compared.
      const lost = opening.heard >= LONGEST;
      if (!lost) closed.push({ opening, end, length: opening.said.length, tentative });
      if (lost || !tentative) openings = openings.slice(0, place);
      return !lost;
    },
    /**
     * A block of Markdown ends: what is said of quotations that have closed in it, now that it is known what follows
     * them, and of paragraphs of those that run on. `next` is where the block to come begins.
     */
    take(parts: CheckParts, behind: (place: number) => string, next: number): Finding[] {
      const findings = closed.flatMap((closing) => settled(parts, closing, behind(closing.end)));
      closed = [];
      for (const opening of openings) findings.push(...endParagraph(parts, opening, next));
      openings = openings.filter(
        ({ paragraphs, heard }) => paragraphs.length <= MOST_PARAGRAPHS && heard < LONGEST,
      );
      return findings;
    },
  };
}

interface AttachedClaim {
  readonly claim: Claim;
  /** A translation that is not held. */
  readonly label: string | undefined;
  /** How far it reaches behind the closing mark. */
  readonly length: number;
}

function attachedTo(behind: string): AttachedClaim | undefined {
  const tail = tailAt(behind, 0, undefined, true);
  const attached = tail && attachedIn(behind, tail);
  const claim = attached?.claims.find(({ nearby }) => nearby === 'attached');
  if (attached?.end === undefined || claim?.reference.kind !== 'passage') return undefined;
  const label = attached.labelHeld ? undefined : attached.label;
  return { claim, label, length: attached.leftOver === '' ? attached.outerEnd : attached.end };
}

/** The reference that stands between the marks, at the end of the words. */
function claimWithin(attached: Attached | undefined): AttachedClaim | undefined {
  const claim = attached?.claims[0];
  if (attached === undefined || claim?.reference.kind !== 'passage') return undefined;
  return { claim, label: attached.labelHeld ? undefined : attached.label, length: 0 };
}

/** What is said of a quotation whose paragraphs are all known. */
function ofWhole(
  parts: CheckParts,
  paragraphs: readonly Paragraph[],
  last: Paragraph,
  attached: AttachedClaim | undefined,
  before: readonly Claim[],
): Finding[] {
  const claim = attached?.claim ?? (paragraphs.length > 0 ? before[0] : undefined);
  if (claim === undefined && paragraphs.length === 0) return [];
  const claims = claim ? [claim] : [];
  const open = [...paragraphs.filter(({ isTrue }) => !isTrue), last];
  const words = [...paragraphs, last].map((each) => each.words).join('\n');
  const verdict = judgedAs(parts, words, claims, attached?.label);
  if (verdict.kind === 'verified') {
    const passage = attached?.claim.reference.kind === 'passage' && attached.claim.reference.passage;
    return open.map((place) => ({ ...verified(place, verdict)!, ...(passage && named(passage)) }));
  }
  // All before it is Scripture, of whatever places.
  const alone = open.length === 1 && paragraphs.length > 0 && judgedAs(parts, last.words, claims);
  const finding = alone && verified(last, alone);
  if (finding) return [finding];
  return claim ? open.map((place) => unverified(place, claim, verdict, paragraphs.length > 0)) : [];
}

function judgedAs(parts: CheckParts, words: string, claims: readonly Claim[], unheldVersion?: string) {
  const quotation = quotationOf(words.replace(MARKER, ''));
  return judge(parts, { quotation, claims, unheldVersion, introduced: false, otherSpeaker: undefined });
}

function verified({ start, end }: Place, verdict: Verdict): Finding | undefined {
  if (verdict.kind !== 'verified' || end <= start) return undefined;
  const { passage, version } = verdict;
  return { start, end, kind: 'quotation', ...named(passage), status: 'verified', version };
}

function unverified({ start, end }: Place, { reference }: Claim, verdict: Verdict, isPart = false): Finding {
  const passage = reference.kind === 'passage' ? reference.passage : undefined;
  const place = { start, end, kind: 'quotation', ...named(passage), status: 'unverified' } as const;
  const as = { ...place, reference: passage?.reference ?? '' };
  if (verdict.kind === 'unverified') return { ...as, version: verdict.version };
  const note = isPart ? AS_A_WHOLE : 'These are not the words of this passage.';
  return { ...as, version: '', note };
}
