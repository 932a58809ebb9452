import { type Quotation, quotationOf } from './compare.ts';
import { paragraphEnd } from './lines.ts';
import { closingOf } from './quotations.ts';
import { type Attached, attachedIn, TAIL, tailAt } from './tail.ts';
import type { Finding } from './types.ts';
import { type Case, type CheckParts, type Claim, judge, type Verdict } from './verdict.ts';
import { versionNamedIn } from './version-labels.ts';
import { leadingIn, named, openEmphasis, scriptureBlock } from './written.ts';

/** An unclosed mark ends here (docs: architecture, "Text that was sent is final"). */
export const LONGEST_QUOTATION = 600;

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
  /** The mark lost its closing partner: that goes too when it comes. */
  readonly dropClosing?: boolean;
}

interface Closed {
  readonly text: string;
  readonly held: Held;
  readonly close: number;
  readonly quotation: Quotation;
  readonly around: Around;
  readonly attached: Attached;
}

/** Emphasis and a bracket that close right behind a quotation go with it. */
const BEHIND = 5;

const NOTHING_ATTACHED: Attached = { claims: [], leftOver: '', outerEnd: 0 };

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

function asWritten(closed: Closed, claim?: Claim, finding?: FindingParts): Decision {
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
    ...(note && { note }),
  } as const;
  if (around.inLine || (brackets > 0 && bracketEnd === undefined)) {
    const next = endOf(closed, claim);
    const truth = verdict.text.replaceAll('|', '/');
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
  let next = bracketEnd ?? (own ? attached.outerEnd : close + 1);
  for (let count = 0; count < emphasis && /[*_]/.test(text[next] ?? ''); count += 1) next += 1;
  return {
    output: before + block + behind,
    finding: { ...parts, from: before.length, to: before.length + block.length },
    next,
    consumed: consumedBy(closed),
    ...(leftOver === '' && { block: { reopen } }),
  };
}

function decisionOn(closed: Closed, verdict: Verdict): Decision {
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

/** A mark that never closes: it stays where nothing says that Scripture is quoted, else it goes. */
function unclosed(text: string, { soft, open }: Held, around: Around): Decision {
  const marked = around.claims.length > 0 || around.introduced;
  const output = text.slice(soft, marked ? open : open + 1);
  return { output, next: open + 1, consumed: [], ...(marked && { dropClosing: true }) };
}

/**
 * Decides the quotation that opens at `held.open`: what is given out for it, and where the source goes on.
 * Undefined as long as its closing mark, or what follows it, has not come.
 */
export function decideQuotation(
  parts: CheckParts,
  text: string,
  held: Held,
  aroundIt: () => Around,
  final: boolean,
): Decision | undefined {
  const { open } = held;
  const farthest = open + LONGEST_QUOTATION;
  const paragraph = paragraphEnd(text, open, farthest + TAIL + 2, final);
  const windowEnd = Math.min(farthest, paragraph ?? farthest);
  const complete = final || text.length >= windowEnd;
  const rel = closingOf(
    text.slice(open, windowEnd),
    0,
    complete && (paragraph !== undefined || text.length >= farthest),
  );
  if (rel === undefined) return undefined;
  held.memory.around ??= aroundIt();
  const { around } = held.memory;
  if (rel < 0) return unclosed(text, held, around);
  const close = open + rel;
  const quotation = quotationOf(text.slice(open + 1, close));
  const closed = { text, held, close, quotation, around, attached: NOTHING_ATTACHED };
  if (quotation.count <= 1) return asWritten(closed);
  const judged = (attached: Attached) =>
    judge(parts, {
      quotation,
      claims: inOrder(attached.claims, around.claims),
      unheldVersion: unheld(attached, around.before),
      introduced: around.introduced,
      otherSpeaker: around.otherSpeaker,
      embedded: isEmbedded(around.lead, text.slice(held.soft, open), quotation.raw),
    });
  const tail = tailAt(text, close + 1, paragraph, final);
  if (tail === undefined) return undefined;
  if (tail.kind === 'plain') {
    // No bracket follows: what is known is enough where the words are ours, or a reference came before them.
    held.memory.early ??= judged(NOTHING_ATTACHED);
    const verdict = held.memory.early;
    const known = verdict.kind === 'verified' || (around.claims.length > 0 && verdict.kind !== 'leave');
    if (known) return decided(closed, verdict);
    if (tail.end === undefined) return undefined;
  }
  const attached = attachedIn(text, tail);
  return decided({ ...closed, attached }, judged(attached));

  function decided(it: Closed, verdict: Verdict): Decision | undefined {
    const needed = Math.max(it.attached.outerEnd, close + 1) + BEHIND;
    if (verdict.kind === 'replace' && text.length < needed && !final) return undefined;
    return decisionOn(it, verdict);
  }
}

/** Whether a quotation is a part of the sentence round it: no sign leads to it, and it does not begin one. */
function isEmbedded(lead: string, soft: string, raw: string): boolean {
  if (lead === '' || /[,:;—–([]/.test(soft)) return false;
  return (
    /^[*_]*\p{Ll}/u.test(raw) ||
    /\b(?:an?|the|of|to|as|by|with|from|in|his|her|their|our|your)$/i.test(lead.trimEnd())
  );
}

/** First what stands in the quotation's own bracket, then what came before, then what follows. */
function inOrder(behind: readonly Claim[], before: readonly Claim[]): Claim[] {
  const attached = behind.filter(({ nearby }) => nearby === 'attached');
  return [...attached, ...before, ...behind.filter(({ nearby }) => nearby !== 'attached')];
}

function unheld(attached: Attached, before: string): string | undefined {
  if (attached.label !== undefined) return attached.labelHeld ? undefined : attached.label;
  return versionNamedIn(before.slice(-80));
}
