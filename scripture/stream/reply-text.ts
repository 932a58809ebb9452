import type { Claim } from '../quotations/case.ts';
import { declaredVersion } from '../quotations/declared-version.ts';
import { sentenceStart } from '../quotations/quotations.ts';
import { introducedAsScripture } from '../quotations/speakers.ts';
import { type FoundReference, findReferences } from '../references/references.ts';
import { referencesInContext } from '../references/references-in-context.ts';
import { type VersionLabel, versionLabelAt } from '../references/version-labels.ts';
import type { Finding, Passage } from '../types.ts';
import { copyOf } from './copy-of.ts';
import type { LineKind } from './lines.ts';

export type GateEvent =
  | { readonly type: 'text'; readonly text: string }
  /** Offsets are those of the final content: all text events so far, put together. */
  | { readonly type: 'scripture'; readonly finding: Finding };

/** What the block before says to a quotation that begins the next one. */
export interface Context {
  readonly claims: readonly Claim[];
  readonly introduced: boolean;
  /** The translation named behind the last of them. */
  readonly label?: VersionLabel | undefined;
  /** The translation declared for the whole text. */
  readonly declared?: VersionLabel | undefined;
}

export const NO_CONTEXT: Context = { claims: [], introduced: false };

/** References of a long paragraph are reported a stretch at a time. */
const STRETCH = 2_000;
/** How much of what was given out is still looked at. */
const LOOKED_AT = 700;

/** How near to one another several quotations are a row. */
const AMONG = 160;
/** A reference so near to words that were left alone stands beside them. */
const BESIDE = 12;
/** After so many pieces the block becomes one string: each piece would be an object of its own until it ends. */
const JOINED = 16;
const NOT_COMPARED = 'The words in quotation marks beside it were not compared with it.';

function referenceFinding(reference: FoundReference, written: string, start: number): Finding {
  const end = start + reference.end - reference.start;
  const place = { start, end, kind: 'reference', version: '' } as const;
  if (reference.kind === 'passage') {
    const { osis, reference: name } = reference.passage;
    return { ...place, status: 'mentioned', osis, reference: name };
  }
  return { ...place, status: 'not-found', osis: '', reference: written, note: reference.reason };
}

/** Whether a line is no more than a reference, as headings and labels are. */
function isReferenceOnly(line: string): boolean {
  const found = findReferences(line);
  if (found.length === 0) return false;
  let rest = line;
  for (const { start, end } of [...found].reverse()) rest = rest.slice(0, start) + rest.slice(end);
  return rest.replace(/[^\p{L}]/gu, '').length <= 5;
}

function contextOf(block: string, heading: boolean): Context {
  const trimmed = block.trimEnd();
  const lastLine = trimmed.slice(trimmed.lastIndexOf('\n') + 1);
  // The attribution of a block quote is that quotation's.
  if (/^\s*>/.test(lastLine)) return NO_CONTEXT;
  const leadsOn = /[:,][*_"”]*$/.test(trimmed);
  if (!heading && !leadsOn && (lastLine.length > 80 || !isReferenceOnly(lastLine))) return NO_CONTEXT;
  const last = leadsOn ? trimmed.slice(sentenceStart(trimmed, trimmed.length)) : lastLine;
  // A line that is no more than a reference stands right before the quotation.
  const nearby = !leadsOn && isReferenceOnly(lastLine) ? 'adjoining' : 'before';
  const claims = findReferences(last).map((reference): Claim => ({ reference, nearby }));
  const nearest = claims.at(-1)?.reference;
  const label = nearest && versionLabelAt(last.slice(nearest.end));
  return { claims, introduced: leadsOn && introducedAsScripture(trimmed), label };
}

/** What has been given out, and the findings that belong to it. */
export function createReplyText(before?: Passage) {
  let events: GateEvent[] = [];
  let length = 0;
  /** The end of what was given out of the block of Markdown under way; `offset` is where it begins. */
  let block = '';
  let pieces = 0;
  let offset = 0;
  let reported = 0;
  let covered: { start: number; end: number }[] = [];
  let context = NO_CONTEXT;
  let lastScripture = Number.NEGATIVE_INFINITY;
  let near = before;
  let nearBefore = before;
  let declared: VersionLabel | undefined;
  let unchecked: { start: number; end: number }[] = [];

  function write(piece: string): void {
    if (piece === '') return;
    // Before the piece: a finding for the one before it has been reported by now.
    if (block.length - reported > STRETCH * 3) reportStretches();
    const last = events.at(-1);
    if (last?.type === 'text') events[events.length - 1] = { type: 'text', text: last.text + piece };
    else events.push({ type: 'text', text: piece });
    length += piece.length;
    block += piece;
    pieces += 1;
    if (pieces % JOINED === 0) block = copyOf(block);
  }

  function report(finding: Finding): void {
    events.push({ type: 'scripture', finding });
    covered.push(finding);
    if (finding.kind === 'quotation' && finding.osis !== '') lastScripture = finding.end;
  }

  function reportTo(to: number): void {
    const stretch = block.slice(reported, to);
    for (const reference of referencesInContext(stretch, near)) {
      const start = offset + reported + reference.start;
      const end = offset + reported + reference.end;
      if (reference.kind === 'passage') near = reference.passage;
      if (covered.some((range) => range.start < end && start < range.end)) continue;
      const finding = referenceFinding(reference, stretch.slice(reference.start, reference.end), start);
      const beside = unchecked.some((words) => start < words.end + BESIDE && end > words.start - BESIDE);
      report(beside && finding.status === 'mentioned' ? { ...finding, note: NOT_COMPARED } : finding);
    }
    reported = to;
  }

  /** Cuts at the ends of sentences, or else of words: at places that depend on the text alone. */
  function reportStretches(): void {
    while (block.length - reported > STRETCH * 2 + LOOKED_AT) {
      const window = block.slice(reported + STRETCH, reported + STRETCH * 2);
      const stop = window.search(/[.!?;,)] /);
      const space = window.lastIndexOf(' ');
      reportTo(reported + STRETCH + (stop >= 0 ? stop + 2 : space >= 0 ? space + 1 : STRETCH));
    }
    const cut = Math.max(0, reported - LOOKED_AT);
    block = block.slice(cut);
    offset += cut;
    reported -= cut;
    covered = covered.filter((range) => range.end > offset);
    unchecked = unchecked.filter((words) => words.end + BESIDE > offset);
  }

  return {
    write,
    /** A finding with offsets of the content; its text has been written. */
    report,
    get length() {
      return length;
    },
    /** What was given out of the block under way from this place on. */
    from(place: number): string {
      return block.slice(Math.max(0, place - offset));
    },
    /** The passage named last in the blocks before the one under way. */
    get near() {
      return nearBefore;
    },
    /** The translation that the text so far has declared for all its quotations. */
    get declared() {
      return declared ?? declaredVersion(block.slice(-LOOKED_AT));
    },
    /** Nothing is said of these words: a reference beside them is none that clears them. */
    leftAlone(start: number, end: number): void {
      unchecked.push({ start, end });
    },
    /** Whether a quotation of Scripture stands right before what comes next. */
    get amongScripture() {
      return length - lastScripture < AMONG;
    },
    get context() {
      return context;
    },
    /** Ends a block of Markdown: its references are reported, and kept for the next one where they lead to it. */
    endBlock(kind: LineKind): void {
      if (kind === 'fence') reported = block.length;
      reportStretches();
      reportTo(block.length);
      if (/[\p{L}\p{N}]/u.test(block)) context = contextOf(block.slice(-LOOKED_AT), kind === 'heading');
      declared ??= declaredVersion(block.slice(-LOOKED_AT));
      nearBefore = near;
      offset = length;
      block = '';
      reported = 0;
      covered = [];
      unchecked = [];
    },
    take(): GateEvent[] {
      const taken = events;
      events = [];
      return taken;
    },
  };
}
