import type { Quotation } from '../quotations/compare.ts';
import type { LateQuotation } from '../quotations/late-reference.ts';
import { withoutMarks } from '../quotations/marks.ts';
import { openBrackets } from '../quotations/quotations.ts';
import type { Attached } from '../quotations/tail.ts';
import type { Case, Claim, Verdict } from '../quotations/verdict.ts';
import { insideMarks, leadingIn, named, openEmphasis, scriptureBlock } from '../quotations/written.ts';
import type { VersionLabel } from '../references/version-labels.ts';
import type { Finding, Passage } from '../types.ts';

/** A quotation mark that opens, with what stands before it and is not given out yet. */
export interface Held {
  /** Where the punctuation, brackets and emphasis before the mark begin. */
  readonly soft: number;
  readonly open: number;
  /** The closing mark of the quotation that it stands in, if it stands in one. */
  readonly within?: number | undefined;
  /** What is known of it, so that it is not worked out again with every piece of text that comes. */
  readonly memory: { around?: Around; early?: Verdict };
}

/** What stands round a quotation. */
export interface Around {
  /** The words of its sentence before it, and references there that belong to no other quotation. */
  readonly before: string;
  readonly claims: readonly Claim[];
  /** The translation named behind the nearest of them. */
  readonly label?: VersionLabel | undefined;
  readonly introduced: boolean;
  /** The passage that was named last before it, if any. */
  readonly near?: Passage | undefined;
  readonly otherSpeaker: Case['otherSpeaker'];
  /** What was given out of its paragraph: "" where the quotation begins it. */
  readonly lead: string;
  /** A block was set just before, and nothing has followed it yet. */
  readonly behindBlock: boolean;
  /** What a line below must begin with to stay in the same list item. */
  readonly indent: string;
  /** No block can stand here: a heading, a table, a quotation in a block quote. */
  readonly inLine: boolean;
}

export type FindingParts = Omit<Finding, 'start' | 'end' | 'kind'>;

export interface Decision {
  readonly output: string;
  /** Of the output. */
  readonly finding?: FindingParts & { readonly from: number; readonly to: number };
  /** Where the source goes on. */
  readonly next: number;
  /** Source places of references that now belong to this quotation. */
  readonly consumed: readonly number[];
  /** A block was set: words that follow are joined anew; `reopen` is emphasis that was closed for it. */
  readonly block?: { readonly reopen: string };
  /** A mark that opens and does not close within reach. */
  readonly unclosed?: boolean;
  /** Where it closes, if it is no quotation of Scripture but others stand in it: those are decided one by one. */
  readonly inside?: number;
  /** Nothing is said of it yet; a sentence that follows may name its place. */
  readonly late?: LateQuotation & { readonly from: number };
  /** The mark is gone: its closing partner goes too when it comes. */
  readonly dropClosing?: string;
}

/** A quotation whose closing mark has come. */
export interface Closed {
  readonly text: string;
  readonly held: Held;
  readonly close: number;
  /** All that stands between its marks; `quotation` is of its words, without a reference that stands with them. */
  readonly raw: string;
  readonly quotation: Quotation;
  readonly around: Around;
  readonly attached: Attached;
}

export const NOTHING_ATTACHED: Attached = { claims: [], leftOver: '', outerEnd: 0 };

/** Where the quotation with its own reference ends. */
function endOf({ close, attached }: Closed, claim: Claim | undefined): number {
  if (claim?.nearby !== 'attached' || attached.end === undefined) return close + 1;
  return attached.leftOver === '' ? attached.outerEnd : attached.end;
}

function consumedBy({ attached }: Closed): number[] {
  return attached.claims
    .filter(({ nearby }) => nearby === 'attached')
    .map(({ reference }) => reference.start);
}

/** It is given out as it was written. */
export function asWritten(closed: Closed, claim?: Claim, finding?: FindingParts): Decision {
  const { text, held } = closed;
  const next = endOf(closed, claim);
  const output = text.slice(held.soft, next);
  return {
    output,
    finding: finding && { ...finding, from: held.open - held.soft, to: output.length },
    next,
    consumed: claim ? consumedBy(closed) : [],
  };
}

function verified(closed: Closed, verdict: Extract<Verdict, { kind: 'verified' }>): Decision {
  const label = closed.attached.label ?? closed.around.label?.label;
  const { passage, version } = verdict;
  const misnamed = label !== undefined && label !== version;
  const note = verdict.note ?? (misnamed ? `These are the words of the ${version}.` : undefined);
  const finding = { ...named(passage), status: 'verified', version, ...(note && { note }) } as const;
  const decision = asWritten(closed, verdict.claim, finding);
  return verdict.unnamed && closed.around.introduced ? withReference(closed, decision, finding) : decision;
}

/** Words that are introduced as Scripture, and whose place nothing names, are given their reference. */
function withReference(closed: Closed, decision: Decision, finding: FindingParts): Decision {
  const { text, held, close, around } = closed;
  const soft = text.slice(held.soft, held.open);
  if (openBrackets(around.before + soft) > 0 || held.within !== undefined) return decision;
  const emphasis = /[*_]*$/.exec(soft)![0].length;
  let next = close + 1;
  for (let count = 0; count < emphasis && /[*_]/.test(text[next] ?? ''); count += 1) next += 1;
  const output = `${text.slice(held.soft, next)} (${finding.reference}, ${finding.version})`;
  return {
    ...decision,
    output,
    next,
    finding: { ...finding, from: held.open - held.soft, to: output.length },
  };
}

function misplaced(closed: Closed, verdict: Extract<Verdict, { kind: 'misplaced' }>): Decision {
  const { text, held } = closed;
  const { claim, passage, version } = verdict;
  const given = text.slice(claim.reference.start, claim.reference.end);
  const note = `These words stand in ${passage.reference}, not in ${given}.`;
  const place = wrongPlace(closed, claim);
  if (place === undefined) {
    return asWritten(closed, undefined, { ...named(passage), status: 'verified', version, note });
  }
  const { next } = place;
  const output = text.slice(held.soft, place.start) + passage.reference + text.slice(place.end, next);
  const from = held.open - held.soft;
  const quoted = text.slice(held.open, next);
  return {
    output,
    finding: { ...named(passage), status: 'corrected', version, quoted, note, from, to: output.length },
    next,
    consumed: consumedBy(closed),
  };
}

/** Where the wrong reference stands that can still be set right, and where the source goes on behind it. */
function wrongPlace({ text, close, attached }: Closed, { nearby, reference }: Claim) {
  if (nearby === 'attached' && attached.start !== undefined && attached.end !== undefined)
    return { start: attached.start, end: attached.end, next: attached.outerEnd };
  const behind = reference.start > close && !/["“”«»‘[\n]/.test(text.slice(close + 1, reference.start));
  return behind ? { start: reference.start, end: reference.end, next: reference.end } : undefined;
}

/** The marks go, the words stay, and a comma that a bracket now follows goes with them. */
function unmarked(closed: Closed, verdict: Extract<Verdict, { kind: 'unmark' }>): Decision {
  const { text, held, close, raw, quotation } = closed;
  const next = endOf(closed, verdict.claim);
  const behind = text.slice(close + 1, next);
  const words = /^[*_]*\s*[([]/.test(behind) ? raw.replace(/[,;]$/, '') : raw;
  const output = text.slice(held.soft, held.open) + words + behind;
  const { passage, status, version = '', text: truth, note } = verdict;
  const written = verdict.claim && text.slice(verdict.claim.reference.start, verdict.claim.reference.end);
  return {
    output,
    finding: {
      ...(passage ? named(passage) : { osis: '', reference: written ?? '' }),
      status,
      version,
      quoted: quotation.raw,
      ...(truth && { text: truth }),
      ...(note && { note }),
      from: held.open - held.soft,
      to: output.length,
    },
    next,
    consumed: verdict.claim ? consumedBy(closed) : [],
  };
}

/**
 * The place behind a quotation that fills its own bracket, with or without its reference: ("..."), ("...",
 * John 3:16). Undefined where it does not.
 */
function filledBracket({ text, close, attached }: Closed): number | undefined {
  const behind = attached.end === undefined ? text.slice(close + 1) : text.slice(attached.end);
  const from = attached.end ?? close + 1;
  const match = /^[*_.,]{0,4}\)/.exec(behind);
  return match === null ? undefined : from + match[0].length;
}

function replaced(closed: Closed, verdict: Extract<Verdict, { kind: 'replace' }>): Decision {
  const { text, held, close, quotation, around, attached } = closed;
  const { passage, version, claim, note } = verdict;
  const soft = text.slice(held.soft, held.open);
  const brackets = openBrackets(around.before + soft);
  const bracketEnd = brackets === 1 && soft.includes('(') ? filledBracket(closed) : undefined;
  const parts = {
    ...named(passage),
    status: 'corrected',
    version,
    quoted: quotation.raw,
    text: verdict.text,
    ...(note && { note }),
  } as const;
  if (around.inLine || (brackets > 0 && bracketEnd === undefined)) {
    const next = endOf(closed, claim);
    const truth = insideMarks(verdict.text).replace(/[,;:]$/, '');
    const output = soft + text[held.open] + truth + text[close] + text.slice(close + 1, next);
    const from = held.open - held.soft;
    return { output, finding: { ...parts, from, to: output.length }, next, consumed: consumedBy(closed) };
  }
  const own = claim.nearby === 'attached' && attached.end !== undefined;
  const leftOver = own ? attached.leftOver : '';
  const reopen = around.lead === '' ? '' : openEmphasis(around.lead);
  let before = '';
  if (around.lead !== '') {
    const newlines = around.lead.endsWith('\n') ? '\n' : '\n\n';
    before = `${leadingIn(around.lead)}${newlines}${around.indent}`;
  } else if (around.behindBlock) before = `\n\n${around.indent}`;
  const block = scriptureBlock(verdict.text, passage.reference, version, around.indent);
  const behind = leftOver === '' ? '' : `\n\n${around.indent}(${leftOver})`;
  const emphasis = /[*_]+$/.exec(soft)?.[0].length ?? 0;
  const labelled = attached.label !== undefined && attached.claims.length === 0;
  let next = bracketEnd ?? (own || labelled ? attached.outerEnd : close + 1);
  for (let count = 0; count < emphasis && /[*_]/.test(text[next] ?? ''); count += 1) next += 1;
  return {
    output: before + block + behind,
    finding: { ...parts, from: before.length, to: before.length + block.length },
    next,
    consumed: consumedBy(closed),
    ...(leftOver === '' && { block: { reopen } }),
  };
}

/** What a verdict means for the text. The brackets of marks that name a reference beside a quotation go. */
export function decisionOn(closed: Closed, verdict: Verdict): Decision {
  const decision = decided(closed, verdict);
  if (!decision.output.includes('[[')) return decision;
  const output = withoutMarks(decision.output);
  const { finding } = decision;
  const before = finding ? withoutMarks(decision.output.slice(0, finding.to)).length : 0;
  return { ...decision, output, ...(finding && { finding: { ...finding, to: before } }) };
}

function decided(closed: Closed, verdict: Verdict): Decision {
  switch (verdict.kind) {
    case 'leave':
      return asWritten(closed);
    case 'verified':
      return verified(closed, verdict);
    case 'misplaced':
      return misplaced(closed, verdict);
    case 'replace':
      return replaced(closed, verdict);
    case 'unmark':
      return unmarked(closed, verdict);
    case 'unverified': {
      const { passage, version, text, claim } = verdict;
      const quoted = closed.quotation.raw;
      return asWritten(closed, claim, { ...named(passage), status: 'unverified', version, quoted, text });
    }
  }
}
