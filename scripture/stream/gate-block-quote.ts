import { shownBy } from '../quotations/answer-translation.ts';
import type { Claim, Verdict } from '../quotations/case.ts';
import { type Quotation, quotationOf, resemblance } from '../quotations/compare.ts';
import { type Mark, onlyMarkIn, withoutMarks } from '../quotations/marks.ts';
import { closesUnopened } from '../quotations/quotations.ts';
import { TAIL } from '../quotations/tail.ts';
import type { CheckParts } from '../quotations/true-words.ts';
import { judge } from '../quotations/verdict.ts';
import { named, scriptureBlock } from '../quotations/written.ts';
import { type FoundReference, findReferences } from '../references/references.ts';
import { versionLabelAt } from '../references/version-labels.ts';
import { textOf } from '../text/passages.ts';
import { TRANSLATION_IDS } from '../translations.ts';
import type { TranslationId } from '../types.ts';
import type { FindingParts } from './closed-quotation.ts';
import { lineAt } from './lines.ts';
import { type Context, NO_CONTEXT } from './reply-text.ts';
import { labelled } from './words-of-a-verse.ts';

/** A longer block is not held: it loses its marks and passes as plain text. */
const LONGEST_BLOCK = 12_000;

/** Given out as `output`; the finding is of all of it but the space and newlines at its ends. */
interface Decided {
  readonly kind: 'decided';
  readonly output: string;
  readonly finding: FindingParts;
  readonly next: number;
  /** The translation that it shows to be the answer's. */
  readonly shows: TranslationId | undefined;
}

export type BlockDecision =
  | Decided
  /** No quotation as a whole: its lines are looked through like other text. */
  | { readonly kind: 'look-inside'; readonly next: number; readonly claims?: readonly Claim[] }
  | { readonly kind: 'too-long' }
  /** It holds a mark, and nothing else. */
  | { readonly kind: 'mark'; readonly mark: Mark; readonly next: number };

/** Where the block's lines end (behind the last newline); undefined where that has not come yet. */
function blockEnd(text: string, start: number, final: boolean): number | undefined {
  let at = start;
  while (at < text.length) {
    const line = lineAt(text, at, final);
    if (line === undefined) return undefined;
    if (line.kind !== 'quote') return at;
    const newline = text.indexOf('\n', at);
    if (newline < 0) return final ? text.length : undefined;
    at = newline + 1;
  }
  return final ? at : undefined;
}

const PREFIX = /^[ \t]*(?:>[ \t]?)+/gm;
const BLANK_LINES = /^(?:[ \t]*>[ \t]*\n)*/;
const DASH_LINE = /^[*_\s]*(?:[—–―]|-{1,2}|~)\s*/;
const LAST_BRACKET = /[([]([^()[\]\n]*\d[^()[\]\n]*)[)\]][\s.*_]*$/;
const LAST_DASH = /(?:\s[—–-]{1,2}\s*|[—–]\s*)([^—–\n]{4,60})$/;

interface Body {
  readonly words: string;
  readonly references: readonly FoundReference[];
  readonly label?: string | undefined;
  /** How sure it is that the whole block is one quotation of the reference. */
  readonly sure: boolean;
}

const onlyPassages = (text: string) => findReferences(text);

/** Whether a line ends in a reference of its own: in a bracket or behind a dash. */
function endsInReference(line: string): boolean {
  if (DASH_LINE.test(line) && onlyPassages(line).length > 0) return true;
  return [LAST_BRACKET, LAST_DASH].some((pattern) => {
    const named = pattern.exec(line)?.[1];
    return named !== undefined && (onlyPassages(named)[0]?.start ?? 99) <= 30;
  });
}

/** How much of a block holds its first quotation, where more than one stands in it, each with its reference. */
function firstOfSeveral(source: string): number | undefined {
  let end = 0;
  for (const line of source.split(/(?<=\n)/)) {
    end += line.length;
    const inner = line.replace(PREFIX, '').trim();
    if (inner === '' || !endsInReference(inner)) continue;
    const behind = source.slice(end).replace(PREFIX, '');
    // A line of references alone is what names the place of the words above it.
    return onlyPassages(behind).length > 0 && !DASH_LINE.test(behind.trimStart()) ? end : undefined;
  }
  return undefined;
}

const LIST = /^(?:[-+*•]|\d{1,4}[.)])[ \t]/m;
const QUOTED = /["“«][^"“”«»]{6,}["”»]/g;

/** Whether quotations stand among other words, or several: a block of somebody's prose. */
function holdsQuotations(words: string): boolean {
  const quoted = words.match(QUOTED) ?? [];
  return quoted.length > 1 || (quoted.length === 1 && /\p{L}{2}/u.test(words.replace(QUOTED, '')));
}

/** A line that does no more than name a place has no more letters besides. */
const LETTERS_BESIDE = 5;

function lettersBeside(line: string, references: readonly FoundReference[]): number {
  let rest = line;
  for (const { start, end } of [...references].reverse()) rest = rest.slice(0, start) + rest.slice(end);
  return rest.replace(/[^\p{L}]/gu, '').length;
}

/** Whether the reference at a block's end is that of its last line, which is a quotation of its own: `"..." (John 14:27)`. */
function isOfLastLine(inner: string): boolean {
  const lines = inner.trim().split('\n');
  const bracket = LAST_BRACKET.exec(lines.at(-1)!);
  return lines.length > 1 && bracket !== null && isMarked(lines.at(-1)!.slice(0, bracket.index).trim());
}

/** Parts a block's text into the words and the line or bracket that names their place. */
function bodyOf(inner: string): Body | undefined {
  const text = inner.trim();
  const lines = text.split('\n');
  const last = lines.at(-1)!;
  const rest = lines.slice(0, -1).join('\n');
  if (rest.trim() !== '') {
    const named = last.replace(DASH_LINE, '');
    const references = onlyPassages(named);
    const names = DASH_LINE.test(last) || lettersBeside(named, references) <= LETTERS_BESIDE;
    if (references.length > 0 && names)
      return { words: rest, references, label: labelIn(named, references), sure: true };
  }
  for (const pattern of [LAST_BRACKET, LAST_DASH]) {
    const match = pattern.exec(last);
    if (match === null) continue;
    const references = onlyPassages(match[1]!);
    if (references.length === 0 || references[0]!.start > 30) continue;
    const words = `${rest}\n${last.slice(0, match.index)}`;
    const marked = isMarked(words);
    return {
      words,
      references,
      label: labelIn(match[1]!, references),
      sure: marked || pattern === LAST_DASH,
    };
  }
  const first = lines[0]!;
  const heading = onlyPassages(first);
  const behind = lines.slice(1).join('\n');
  if (heading.length > 0 && behind.trim() !== '' && first.replace(/[^\p{L}]/gu, '').length < 30) {
    const shown = first.slice(heading.at(-1)!.end).replace(/[^\p{L}]/gu, '');
    if (shown.length <= 5)
      return { words: behind, references: heading, label: labelIn(first, heading), sure: true };
  }
  return ledByReference(text);
}

/** What speaks of a verse is not its words. */
const SPEAKS_OF_IT = /\b(?:verse|passage|chapter)s?\b/i;

/** Words behind their reference in the same line: "**John 3:16** For God so loved". Somebody's own may stand so, too. */
function ledByReference(text: string): Body | undefined {
  const [reference, ...others] = onlyPassages(text);
  if (reference?.kind !== 'passage' || others.length > 0 || /[^*_]/.test(text.slice(0, reference.start)))
    return undefined;
  const behind = text.slice(reference.end);
  const label = versionLabelAt(behind);
  const words = behind.slice(label?.length ?? 0).replace(/^[\s*_:,.)—–-]+/, '');
  if (!/^["“‘'«]?\p{Lu}/u.test(words) || SPEAKS_OF_IT.test(words)) return undefined;
  return { words, references: [reference], label: label?.label, sure: false };
}

/** The words without a last line that names a person: "— Jesus". */
function withoutAttribution(inner: string): string {
  const lines = inner.trim().split('\n');
  const last = lines.at(-1)!;
  return lines.length > 1 && DASH_LINE.test(last) && last.length < 50 ? lines.slice(0, -1).join('\n') : inner;
}

function labelIn(text: string, references: readonly FoundReference[]) {
  return versionLabelAt(text.slice(references.at(-1)!.end))?.label;
}

/** Whether words stand in quotation marks as a whole. */
function isMarked(words: string): boolean {
  return /^[\s*_]*["“‘'«]/.test(words) && /["”’'»][\s*_.,]*$/.test(words);
}

interface Behind {
  readonly references: readonly FoundReference[];
  readonly label?: string | undefined;
  readonly next: number;
}

/** The line behind the block, where it does no more than name a place: "— John 3:16", "(John 3:16)". */
function lineBehind(text: string, end: number, final: boolean): Behind | undefined {
  const none = { references: [], next: end };
  let at = end;
  while (at < text.length && /\s/.test(text[at]!) && at - end < 3) at += 1;
  if (at === text.length) return final ? none : undefined;
  const limit = at + TAIL;
  const newline = text.indexOf('\n', at);
  const lineEnd = newline >= 0 && newline < limit ? newline : limit;
  if (lineEnd > text.length && !final) return undefined;
  const line = text.slice(at, Math.min(lineEnd, text.length));
  const references = onlyPassages(line);
  if (references.length === 0 || newline >= limit) return none;
  const label = labelIn(line, references);
  const letters = lettersBeside(line, references) - (label?.length ?? 0);
  return letters <= LETTERS_BESIDE ? { references, label, next: at + line.length } : none;
}

const bare = (words: string) =>
  words
    .trim()
    .replace(/^[*_\s]*["“‘'«]?|["”’'»]?[*_\s]*$/g, '')
    .trim();

/** The words without the quotation marks round them; emphasis stays. */
const withoutOwnMarks = (words: string) =>
  words.replace(/^([*_\s]*)["“‘'«]/, '$1').replace(/["”’'»]([*_\s]*)$/, '$1');

function claimsOf(references: readonly FoundReference[]): Claim[] {
  return references.map((reference): Claim => ({ reference, nearby: 'attached' }));
}

function likeness(parts: CheckParts, quotation: Quotation, claims: readonly Claim[]): number {
  let most = 0;
  for (const { reference } of claims) {
    if (reference.kind !== 'passage') continue;
    for (const translation of Object.values(parts.bible)) {
      most = Math.max(most, resemblance(quotation, translation, reference.passage.ranges));
    }
  }
  return most;
}

function blockDecision(
  parts: CheckParts,
  source: string,
  indent: string,
  verdict: Verdict,
  quoted: string,
  label?: string,
): Pick<Decided, 'output' | 'finding'> | undefined {
  const as = (output: string, finding: FindingParts) => ({ output, finding });
  const set = (passage: { reference: string }, version: string, text: string) =>
    `${BLANK_LINES.exec(source)![0]}${indent}${scriptureBlock(text, passage.reference, version, indent)}${source.endsWith('\n') ? '\n' : ''}`;
  switch (verdict.kind) {
    case 'verified': {
      const { passage, version } = verdict;
      const misnamed = label !== undefined && label !== version;
      const note = verdict.note ?? (misnamed ? `These are the words of the ${version}.` : undefined);
      return as(withoutMarks(source), {
        ...named(passage),
        status: 'verified',
        version,
        ...(note && { note }),
      });
    }
    case 'replace': {
      const { passage, version, text, note } = verdict;
      return as(set(passage, version, text), {
        ...named(passage),
        status: 'corrected',
        version,
        quoted,
        text,
        ...(note && { note }),
      });
    }
    case 'unverified': {
      const { passage, version, text } = verdict;
      return as(source, { ...named(passage), status: 'unverified', version, quoted, text });
    }
    case 'unmark': {
      const { passage, status, version = '', text, note } = verdict;
      const label = { isParaphrase: verdict.alike !== false, inBracket: false };
      const bareWords = withoutOwnMarks(quoted);
      const words = passage === undefined ? bareWords : labelled(bareWords, '', label);
      const plain = source.replace(PREFIX, indent).replace(quoted, () => words);
      return as(plain, {
        ...named(passage),
        reference: passage?.reference ?? '',
        status,
        version,
        quoted,
        ...(text && { text }),
        ...(note && { note }),
      });
    }
    case 'misplaced': {
      const { passage, version, claim } = verdict;
      const id = TRANSLATION_IDS.find((each) => parts.bible[each].label === version)!;
      const given =
        claim.reference.kind === 'passage' ? claim.reference.passage.reference : 'the place given';
      const note = `These words stand in ${passage.reference}, not in ${given}.`;
      const text = textOf(parts.bible[id], passage.ranges).replace(/\s+/g, ' ');
      return as(set(passage, version, text), {
        ...named(passage),
        status: 'corrected',
        version,
        quoted,
        note,
      });
    }
    default:
      return undefined;
  }
}

/**
 * Decides the block quote whose first line begins at `start`. Undefined as long as its end, or the line behind
 * it that may name its place, has not come.
 */
export function decideBlockQuote(
  parts: CheckParts,
  { text, at: start, final }: { readonly text: string; readonly at: number; readonly final: boolean },
  context: Context,
): BlockDecision | undefined {
  const end = blockEnd(text, start, final);
  if (end === undefined) return text.length - start > LONGEST_BLOCK + 64 ? { kind: 'too-long' } : undefined;
  if (end - start > LONGEST_BLOCK) return { kind: 'too-long' };
  return decided(parts, { text, start, end, final }, context);
}

interface Block {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly final: boolean;
}

function decided(parts: CheckParts, block: Block, context: Context): BlockDecision | undefined {
  const { text, start, end, final } = block;
  const source = text.slice(start, end);
  const first = firstOfSeveral(source);
  // The others are read in their turn, as blocks of their own.
  if (first !== undefined) return decided(parts, { ...block, end: start + first, final: true }, NO_CONTEXT);
  const inner = source.replace(PREFIX, '');
  const mark = onlyMarkIn(inner);
  if (mark) return { kind: 'mark', mark, next: source.endsWith('\n') ? end - 1 : end };
  const indent = /^[ \t]*/.exec(source)![0];
  let body = bodyOf(inner);
  let next = end;
  if (body === undefined && context.claims.length > 0 && findReferences(inner).length === 0) {
    const references = context.claims.map(({ reference }) => reference);
    body = { words: inner, references, label: context.label?.label, sure: false };
  }
  if (body === undefined && findReferences(inner).length === 0) {
    const behind = lineBehind(text, end, final);
    if (behind === undefined) return undefined;
    if (behind.references.length > 0) {
      body = { words: inner, references: behind.references, label: behind.label, sure: true };
      next = behind.next;
    }
  }
  const words = (body?.words ?? withoutAttribution(inner)).trim();
  const quotation = quotationOf(bare(words));
  const claims = claimsOf(body?.references ?? []);
  const sure =
    body !== undefined && (body.sure || isMarked(words) || likeness(parts, quotation, claims) >= 0.5);
  const label = body?.label ?? context.declared?.label;
  const held = versionLabelAt(label ?? '')?.held;
  const verdict = judge(parts, {
    quotation,
    claims,
    unheldVersion: held ? undefined : label,
    namedVersion: held,
    introduced: context.introduced,
    otherSpeaker: undefined,
    setApart: sure,
  });
  const told = verdict.kind === 'verified' || (verdict.kind === 'unmark' && verdict.status === 'not-found');
  const holds = holdsQuotations(words);
  const prose =
    verdict.kind !== 'verified' && (holds || LIST.test(inner) || findReferences(words).length > 0);
  // Each of several is compared with the place that all of them are given.
  const ofAll = holds && !isOfLastLine(inner) ? { claims } : {};
  // It ends what began before the block, and is not all of it.
  const isTail = closesUnopened(words);
  if ((!sure && !told) || prose || isTail) return { kind: 'look-inside', next: end, ...ofAll };
  const whole = text.slice(start, next);
  const decision = blockDecision(parts, whole, indent, verdict, words, label);
  return decision === undefined
    ? { kind: 'look-inside', next: end, ...ofAll }
    : { kind: 'decided', ...decision, next, shows: shownBy(parts, quotation, verdict) };
}
