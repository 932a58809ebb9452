import type { Quotation } from './compare.ts';
import type { Attached } from './tail.ts';
import type { Finding, Passage } from './types.ts';
import type { Case, Claim, Verdict } from './verdict.ts';
import { leadingIn, named, openEmphasis, scriptureBlock } from './written.ts';

/** A quotation mark that opens, with what stands before it and is not given out yet. */
export interface Held {
  /** Where the punctuation, brackets and emphasis before the mark begin. */
  readonly soft: number;
  readonly open: number;
  /** What is known of it, so that it is not worked out again with every piece of text that comes. */
  readonly memory: { around?: Around; early?: Verdict };
}

/** What stands round a quotation. */
export interface Around {
  /** The words of its sentence before it, and references there that belong to no other quotation. */
  readonly before: string;
  readonly claims: readonly Claim[];
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
  /** The mark is gone: its closing partner goes too when it comes. */
  readonly dropClosing?: string;
}

/** A quotation whose closing mark has come. */
export interface Closed {
  readonly text: string;
  readonly held: Held;
  readonly close: number;
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
  const { label } = closed.attached;
  const misnamed = label !== undefined && label !== verdict.version;
  const note = verdict.note ?? (misnamed ? `These are the words of the ${verdict.version}.` : undefined);
  return asWritten(closed, verdict.claim, {
    ...named(verdict.passage),
    status: 'verified',
    version: verdict.version,
    ...(note && { note }),
  });
}

function misplaced(closed: Closed, verdict: Extract<Verdict, { kind: 'misplaced' }>): Decision {
  const { text, held, attached } = closed;
  const { claim, passage, version } = verdict;
  const given = text.slice(claim.reference.start, claim.reference.end);
  const note = `These words stand in ${passage.reference}, not in ${given}.`;
  if (claim.nearby !== 'attached' || attached.start === undefined) {
    const stands = `These words stand in ${passage.reference}.`;
    return asWritten(closed, undefined, { ...named(passage), status: 'verified', version, note: stands });
  }
  const next = attached.outerEnd;
  const output = text.slice(held.soft, attached.start) + passage.reference + text.slice(attached.end, next);
  const from = held.open - held.soft;
  const quoted = text.slice(held.open, next);
  return {
    output,
    finding: { ...named(passage), status: 'corrected', version, quoted, note, from, to: output.length },
    next,
    consumed: consumedBy(closed),
  };
}

/** The marks go, the words stay, and a comma that a bracket now follows goes with them. */
function unmarked(closed: Closed, verdict: Extract<Verdict, { kind: 'unmark' }>): Decision {
  const { text, held, close, quotation } = closed;
  const next = endOf(closed, verdict.claim);
  const behind = text.slice(close + 1, next);
  const words = /^[*_]*\s*[([]/.test(behind) ? quotation.raw.replace(/[,;]$/, '') : quotation.raw;
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

/** How many brackets are open in the sentence before the mark. */
function openBrackets(before: string): number {
  let open = 0;
  for (const sign of before) {
    if (sign === '(') open += 1;
    else if (sign === ')') open = Math.max(0, open - 1);
  }
  return open;
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
    const truth = verdict.text.replaceAll('|', '/').replace(/[,;:]$/, '');
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
  const labelled = attached.label !== undefined;
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

/** What a verdict means for the text. */
export function decisionOn(closed: Closed, verdict: Verdict): Decision {
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
