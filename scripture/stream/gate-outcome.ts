import type { Claim, Verdict } from '../quotations/case.ts';
import { withoutMarks } from '../quotations/marks.ts';
import { openBrackets } from '../quotations/quotations.ts';
import { named } from '../quotations/written.ts';
import { type Closed, consumedBy, type Decision, endOf, type FindingParts } from './closed-quotation.ts';
import { withEmphasisOf } from './emphasis.ts';
import { LOOK_BEHIND, replaced } from './gate-replace.ts';
import { givenAsVerse, labelled, readsAsVerse } from './words-of-a-verse.ts';

/** It is given out as it was written. */
export function asWritten(closed: Closed, claim?: Claim, finding?: FindingParts): Decision {
  const { text, held } = closed;
  const next = endOf(closed, claim);
  const output = text.slice(held.soft, next);
  return {
    output,
    finding: finding && { ...finding, from: held.open - held.soft, to: output.length },
    next,
    consumed: consumedBy(closed),
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
  const { reference } = claim;
  const given =
    reference.kind === 'passage' ? reference.passage.reference : text.slice(reference.start, reference.end);
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

/** A comma before a bracket goes with the marks; so does a stop after which emphasis would close on a bracket and not be read. */
function withoutStop(raw: string, behind: string): string {
  if (/^[*_]+[)\]]/.test(behind)) return raw.replace(/[.,;]$/, '');
  return /^[*_]*\s*[([]/.test(behind) ? raw.replace(/[,;]$/, '') : raw;
}

/** The marks go, the words stay, and a comma that a bracket now follows goes with them. */
function unmarked(closed: Closed, verdict: Extract<Verdict, { kind: 'unmark' }>): Decision {
  const { text, held, close, raw, quotation, around } = closed;
  const next = endOf(closed, verdict.claim);
  const { claim, passage, status, version = '', text: truth, note } = verdict;
  const behind = text.slice(close + 1, next);
  const bare = quotation.raw === raw.slice(1, -1) ? quotation.raw : raw;
  const trimmed = /[«»]/.test(text[held.open]!) ? bare.trim() : bare;
  const words = withoutStop(trimmed, text.slice(close + 1, close + 1 + LOOK_BEHIND));
  const soft = text.slice(held.soft, held.open);
  const label = { isParaphrase: verdict.alike !== false, inBracket: openBrackets(around.before + soft) > 0 };
  const passes = (of: Claim) => readsAsVerse(closed, of) || givenAsVerse(closed, of, label.isParaphrase);
  const reads = status === 'paraphrased' && claim !== undefined && passes(claim);
  const output = soft + (reads ? labelled(words, behind, label) : words + behind);
  const written = claim && text.slice(claim.reference.start, claim.reference.end);
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
    consumed: claim ? consumedBy(closed) : [],
  };
}

/**
 * What a verdict means for the text. The brackets of marks that name a reference beside a quotation go, and its emphasis
 * closes and stays open as the source's did; behind a block the words are joined anew.
 */
export function decisionOn(closed: Closed, verdict: Verdict): Decision {
  if (closed.text[closed.held.open - 1] === '\\') return escaped(closed, verdict);
  const decision = withoutBrackets(decided(closed, verdict));
  const { text, held } = closed;
  const { output, next, block, finding } = decision;
  const isSame = block || output === text.slice(held.soft, next);
  const whole = isSame ? output : withEmphasisOf(text, held.soft, next, output);
  if (whole === output) return decision;
  return {
    ...decision,
    output: whole,
    ...(finding && { finding: { ...finding, from: 0, to: whole.length } }),
  };
}

/** Marks that Markdown does not read stay as they are, with what is said of their words. */
function escaped(closed: Closed, verdict: Verdict): Decision {
  if (verdict.kind === 'leave' || verdict.kind === 'verified') return decided(closed, verdict);
  const { passage, claim } = verdict;
  const quoted = closed.quotation.raw.replace(/\\$/, '');
  const note = 'These are not the words of this passage.';
  const place = { ...named(passage), reference: passage?.reference ?? '' };
  return asWritten(closed, claim, { ...place, status: 'unverified', version: '', quoted, note });
}

function withoutBrackets(decision: Decision): Decision {
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
      return (
        replaced(closed, verdict) ?? unmarked(closed, { ...verdict, kind: 'unmark', status: 'paraphrased' })
      );
    case 'unmark':
      return unmarked(closed, verdict);
    case 'unverified': {
      const { passage, version, text, claim } = verdict;
      const quoted = closed.quotation.raw;
      return asWritten(closed, claim, { ...named(passage), status: 'unverified', version, quoted, text });
    }
  }
}
