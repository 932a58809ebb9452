import type { FoundReference } from '../references/found-reference.ts';
import { type Near, referencesInContext } from '../references/references-in-context.ts';
import { type VersionLabel, versionLabelAt } from '../references/version-labels.ts';
import { BOOKS } from '../text/books.ts';
import type { TranslationId } from '../types.ts';
import type { Claim } from './case.ts';
import { claimBehind, LATE, namesThePlace } from './late-reference.ts';
import { sentenceEnd } from './quotations.ts';

/** So far behind a quotation its reference is awaited (behaviour 10.4). */
export const TAIL = 160;

/** What follows a quotation, as far as it may hold the quotation's reference. Places are those of the text. */
export interface Tail {
  readonly kind: 'bracket' | 'dash' | 'bare' | 'plain' | 'none';
  /** Where its words begin (behind bracket or dash). */
  readonly from: number;
  /** Where it ends (the bracket's closing sign included); undefined for plain words whose sentence still runs. */
  readonly end: number | undefined;
}

const SKIPPED = /[ \t*_.,:!?…"”’'»]/;
const MOST_SKIPPED = 12;
/** Behind a sentence another quotation opens: what stands behind that one is its own. */
const NEXT_OPENS = /^\s["“„«]\S/;
const SPOKEN = /[.!?…]["”’'»*_]*\s*$/;
/** A reference that follows at once: "..." John 3:16. */
const BARE = /^(?:[1-3]\s?|I{1,3}\s)?\p{Lu}\p{Ll}+\.?\s\d{1,3}[:.]\d/u;
const BARE_LOOK = 26;
/** A cell that names a place is no longer. */
const LONGEST_CELL = 50;
/** A translation's label behind a reference is no longer. */
const LABEL_LOOK = 10;

function bracketTail(text: string, at: number, limit: number, final: boolean): Tail | undefined {
  let depth = 0;
  const end = Math.min(limit, text.length);
  for (let to = at; to < end; to += 1) {
    const sign = text[to]!;
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') {
      depth -= 1;
      if (depth === 0) return { kind: 'bracket', from: at + 1, end: to + 1 };
    }
  }
  return final || text.length >= limit ? { kind: 'plain', from: at, end } : undefined;
}

/** The next cell of a table, where it is no more than a reference. */
function cellTail(text: string, bar: number, limit: number, final: boolean): Tail | undefined {
  const none = { kind: 'none', from: bar, end: bar } as const;
  const rest = text.slice(bar + 1, limit);
  const end = rest.search(/[|\n]/);
  if (end < 0 && !final && text.length < limit) return undefined;
  const to = bar + 1 + (end < 0 ? rest.length : end);
  return to - bar > LONGEST_CELL ? none : { kind: 'dash', from: bar + 1, end: to };
}

/** The line after a quotation, where it begins like an attribution. */
function nextLineTail(text: string, newline: number, limit: number, final: boolean): Tail | undefined {
  let at = newline;
  let newlines = 0;
  while (at < limit && /[\s*_]/.test(text[at] ?? '')) {
    if (text[at] === '\n') newlines += 1;
    at += 1;
  }
  const none = { kind: 'none', from: newline, end: newline } as const;
  if (newlines > 2 || at >= limit) return none;
  const sign = text[at];
  if (sign === undefined) return final ? none : undefined;
  const next = text[at + 1];
  if (sign === '-' && next === undefined && !final) return undefined;
  if (!/[—–~([―]/.test(sign) && !(sign === '-' && next === '-')) return none;
  const lineEnd = text.indexOf('\n', at);
  const end = lineEnd >= 0 && lineEnd < limit ? lineEnd : limit;
  if (end > text.length && !final) return undefined;
  return { kind: 'dash', from: at + 1, end: Math.min(end, text.length) };
}

/**
 * Looks behind a quotation's closing mark (`at` is the place behind it) for where its reference may stand.
 * It looks no further than the paragraph's end, or TAIL units; in a `whole` text also at the sentence after, where
 * that names the place. Undefined where more text is needed.
 */
export function tailAt(
  text: string,
  at: number,
  paragraph: number | undefined,
  final: boolean,
  whole = false,
): Tail | undefined {
  const limit = Math.min(at + TAIL, paragraph ?? Number.POSITIVE_INFINITY);
  const ends = final || paragraph !== undefined;
  const stop = Math.min(limit, text.length);
  let from = at;
  while (from < stop && from - at < MOST_SKIPPED && SKIPPED.test(text[from]!)) {
    if (NEXT_OPENS.test(text.slice(from - 1, from + 2)) && SPOKEN.test(text.slice(Math.max(0, at - 6), from)))
      return { kind: 'none', from: at, end: at };
    from += 1;
  }
  const sign = from < limit ? text[from] : undefined;
  if (sign === undefined && from < limit && !ends) return undefined;
  if (sign === undefined || sign === '\n') return nextLineTail(text, from, at + TAIL, final);
  if (sign === '(' || sign === '[') return bracketTail(text, from, limit, ends);
  const behind = text[from + 1];
  if (sign === ';') {
    if (
      text.length < from + OUTER_LOOK &&
      from + OUTER_LOOK < limit &&
      !ends &&
      !/[;()"“”\n]/.test(text.slice(from + 1))
    )
      return undefined;
    const within = IN_OUTER_BRACKET.exec(text.slice(from, Math.min(limit, from + OUTER_LOOK)));
    if (within) return { kind: 'dash', from: from + 1, end: from + within[0].length };
  }
  if (sign === '|') return cellTail(text, from, limit, ends);
  if (/[—–~―]/.test(sign) || (sign === '-' && (behind === undefined || /[\s-]/.test(behind)))) {
    const end = sentenceEnd(text, from + 1, limit, ends);
    return end === undefined ? undefined : { kind: 'dash', from: from + 1, end };
  }
  if (/[\p{Lu}\d]/u.test(sign)) {
    const look = text.slice(from, Math.min(from + BARE_LOOK, limit));
    if (look.length < BARE_LOOK && from + look.length < limit && !ends && !look.includes('\n'))
      return undefined;
    const bare = BARE.test(look);
    const spoken = SPOKEN.test(text.slice(Math.max(0, at - 6), from));
    if (!bare && spoken && whole && !ends && text.length < from + LATE) return undefined;
    if (!bare && spoken) return nextSentence() ?? { kind: 'none', from: at, end: at };
    if (!bare) return plainTail();
    const end = sentenceEnd(text, from, limit, ends);
    return end === undefined ? undefined : { kind: 'bare', from, end };
  }
  return plainTail();

  function nextSentence(): Tail | undefined {
    if (!whole) return undefined;
    const behind = text.slice(from, Math.min(from + LATE, paragraph ?? text.length));
    const claim = claimBehind(behind)?.claim;
    return claim?.nearby === 'attached'
      ? { kind: 'plain', from, end: from + claim.reference.end + LABEL_LOOK }
      : undefined;
  }

  function plainTail(): Tail {
    return { kind: 'plain', from, end: sentenceEnd(text, from, limit, ends) };
  }
}

export interface Attached {
  readonly claims: readonly Claim[];
  /** Where the references that belong to the quotation begin and end, with a translation's label; undefined where none do. */
  readonly start?: number;
  readonly end?: number;
  /** What else stands in the bracket ("cf. Psalm 14:1"); "" where nothing does. */
  readonly leftOver: string;
  /** Where the bracket or line that holds them ends. */
  readonly outerEnd: number;
  /** The translation named with them, or alone in a bracket: then `outerEnd` is the bracket's. */
  readonly label?: string | undefined;
  readonly labelHeld?: TranslationId | undefined;
  /** A bracket names a book alone: "(Proverbs)". */
  readonly book?: boolean;
}

const BOOK_ALONE = new RegExp(
  String.raw`^\s*(?:the\s+)?(?:(?:book|gospel|letter)\s+(?:of|to\s+the)\s+)?(?:the\s+)?(?:${BOOKS.flatMap(({ name, nameInReference }) => [name, nameInReference]).join('|')}|bible|scripture)\s*$`,
  'i',
);

/** What leads to the quotation's own reference within its bracket. */
const SEE = /^\s*(?:see(?:\s+also)?|from|in|read)\s*:?\s*[*_]*$/i;
const WEAK = /\b(?:see|cf|compare|quoting|echoing|citing|also|e\.g|alluding|referring)\b/i;
const LIST_GAP = /^[\s;,&/]*(?:and)?[\s;,&/]*$/i;
const FIRST_WITHIN = 34;
const NEXT_LOOK = 30;
/** The reference that ends the bracket in which the quotation stands: ("..."; Philippians 3:5). */
const IN_OUTER_BRACKET = /^;[^;()"“”\n]{4,44}(?=\))/;
const OUTER_LOOK = 48;

function labelBehind(text: string, end: number): VersionLabel | undefined {
  const closers = /^[*_]*/.exec(text.slice(end))![0].length;
  // "says Lamentations 3:22 in the ESV"
  const within = /^\s+(?:in|from)(?=\s)/.exec(text.slice(end + closers))?.[0].length ?? 0;
  const label = versionLabelAt(text.slice(end + closers + within));
  return label && { ...label, length: label.length + closers + within };
}

/**
 * The references of a tail, and which of them belong to the quotation before it. `near` is the passage that was
 * named last: its book is meant where a bracket names none.
 */
export function attachedIn(text: string, tail: Tail, near?: Near): Attached {
  const inner = text.slice(tail.from, tail.kind === 'bracket' ? tail.end! - 1 : tail.end);
  const nothing = { claims: [], leftOver: '', outerEnd: tail.from };
  if (tail.kind === 'none' || tail.end === undefined) return nothing;
  const found = ofThisQuotation(tail, inner, text, near);
  const first = found[0];
  if (first === undefined) {
    if (tail.kind === 'bracket' && BOOK_ALONE.test(inner)) return { ...nothing, book: true };
    const alone = tail.kind === 'bracket' ? versionLabelAt(inner) : undefined;
    if (alone === undefined || alone.length < inner.trim().length) return nothing;
    return { ...nothing, outerEnd: tail.end, label: alone.label, labelHeld: alone.held };
  }
  // "Romans 8:31 asks ..." begins a sentence of its own.
  if (tail.kind === 'bare' && /^\s+\p{Ll}/u.test(inner.slice(first.end)))
    return { ...nothing, claims: [{ reference: moved(first, tail.from), nearby: 'later' }] };
  const lead = inner.slice(0, first.start);
  const close =
    tail.kind === 'bracket' ||
    (tail.kind === 'dash' && first.start <= FIRST_WITHIN) ||
    (tail.kind === 'bare' && first.start <= 2);
  const weak =
    (WEAK.test(lead) && !SEE.test(lead)) || (tail.kind === 'bracket' && lead.length > FIRST_WITHIN);
  if (!close || weak) {
    const names = tail.kind !== 'bracket' && namesThePlace(lead) && !/["“”«»]/.test(lead);
    const label = labelBehind(inner, first.end);
    return {
      ...nothing,
      label: label?.label,
      labelHeld: label?.held,
      claims: found.map((reference, place) => ({
        reference: moved(reference, tail.from),
        nearby: names && place === 0 ? 'attached' : 'later',
      })),
    };
  }
  let last = first;
  const claims: Claim[] = [{ reference: first, nearby: 'attached' }];
  for (const reference of found.slice(1)) {
    const inList =
      claims.every(({ nearby }) => nearby === 'attached') &&
      LIST_GAP.test(inner.slice(last.end, reference.start));
    claims.push({ reference, nearby: inList ? 'attached' : 'later' });
    if (inList) last = reference;
  }
  const behindFirst = labelBehind(inner, first.end);
  const label = labelBehind(inner, last.end) ?? behindFirst;
  const end = last.end + (label === behindFirst && last !== first ? 0 : (label?.length ?? 0));
  // A reference may be written as a mark: its brackets belong to it.
  const opened = inner.slice(0, first.start).endsWith('[[') ? 2 : 0;
  const closed = inner.startsWith(']]', end) ? 2 : 0;
  const rest = tail.kind === 'bracket' ? tidy(`${SEE.test(lead) ? '' : lead} ${inner.slice(end)}`) : '';
  return {
    claims: claims.map((claim) => ({ ...claim, reference: moved(claim.reference, tail.from) })),
    start: tail.from + first.start - opened,
    end: tail.from + end + closed,
    leftOver: rest,
    outerEnd: tail.kind === 'bracket' ? tail.end : tail.from + end + closed,
    label: label?.label,
    labelHeld: label?.held,
  };
}

/** What a writer says of the quotation's wording goes with the wording. */
const OF_THE_WORDING = /\b(?:paraphrased?|adapted|summari[sz]ed|my translation|emphasis (?:mine|added))\b/gi;
const tidy = (text: string) =>
  text
    .replace(OF_THE_WORDING, '')
    .replace(/\[\[|\]\]|[*_]/g, '')
    .replace(/^[\s,;:.&–—-]+|[\s,;:&–—-]+$/g, '');

/** What leads on to a quotation behind a reference: it is that quotation's. */
const LEADS_TO_NEXT = /^[ \t*_]*(?:[:–—|(-][ \t*_(]*){0,3}["“„‘«]/;
/** A clause of its own begins, or a reference that is only to be compared. */
const ANOTHER_CLAUSE = /;|\b(?:cf|compare)\b/i;

/** The references of a tail that are not those of a quotation that follows, nor of another clause. */
function ofThisQuotation(tail: Tail, inner: string, text: string, near: Near): FoundReference[] {
  const found = referencesInContext(inner, near, tail.kind !== 'plain');
  const another = tail.kind === 'bracket' ? undefined : ANOTHER_CLAUSE.exec(inner)?.index;
  const end = another ?? inner.length;
  return found.filter((reference) => {
    const behind = text.slice(tail.from + reference.end, tail.from + reference.end + NEXT_LOOK);
    const signs = behind.slice(versionLabelAt(behind)?.length ?? 0);
    return reference.start < end && !LEADS_TO_NEXT.test(signs);
  });
}

/** The same reference at its place in the text around. */
export function moved(reference: FoundReference, by: number): FoundReference {
  return { ...reference, start: reference.start + by, end: reference.end + by };
}
