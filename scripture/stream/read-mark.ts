import { idOf } from '../quotations/answer-translation.ts';
import {
  blocksOf,
  inSentence,
  type Mark,
  type MarkMeaning,
  markAt,
  meaningOf,
  type SetPassage,
  versesOf,
} from '../quotations/marks.ts';
import { openBrackets, sentenceStart } from '../quotations/quotations.ts';
import { leadingIn, openEmphasis } from '../quotations/written.ts';
import { findReferences } from '../references/references.ts';
import type { Reading } from './reading.ts';
import { add, note, type Placed, pass, type Step, set } from './steps.ts';

/** A longer passage does not stand within a sentence. */
const MOST_WORDS_IN_SENTENCE = 30;
/** How many marks, and how many verses, are set in one reply; those beyond are named. */
const MOST_MARKS = 40;
const MAX_COMPARED_VERSES = 120;
/** A bracket that repeats the mark's own reference goes with it. */
const REPEATED = 60;
/** Writers set a mark in quotation marks, or show it as code: both go. */
const WRAPPED = /^(?:`{1,2}|["“‘'«][*_]{0,3})(?=\[)/;
const UNWRAPPED = /^[*_]{0,3}[.,]?(?:`{1,2}|["”’'»])/;
const LONGEST_UNWRAPPED = 6;
/** Words after which a passage is named and not quoted: "in John 3:16". */
const NAMING =
  /(?:^|[\s*_])(?:in|see|from|of|at|to|read|reading|cf\.?|compare|and|or|with|like|as|than|through|behind|is|are|on|by|for|remember|consider|recall|passages?|verses?|chapter|text)[*_\s]*$/i;

interface Found {
  readonly start: number;
  readonly end: number;
  readonly meaning: MarkMeaning;
  /** The mark is all that its line holds. */
  readonly alone: boolean;
  /** It stands in quotation marks: its words are wanted there. */
  readonly quoted: boolean;
}

/**
 * Sets what a mark stands for, where one begins at `found`, bare or in quotation marks or a code span. "none" where
 * none does; undefined where more text is needed to tell.
 */
export function readMark(reading: Reading, found: number): Step[] | 'none' | undefined {
  const mark = markFrom(reading, found);
  if (mark === undefined || mark === 'none') return mark;
  const { meaning } = mark;
  if (meaning.kind === 'not-found') return notFound(reading, mark, meaning);
  if (meaning.kind === 'named') return inLine(reading, mark, meaning.reference);
  return passagesOf(reading, mark, meaning);
}

function markFrom(reading: Reading, found: number): Found | 'none' | undefined {
  const { text, final, options, at, lineStart } = reading;
  const ahead = text.slice(found, found + LONGEST_UNWRAPPED);
  const wrapped = WRAPPED.exec(ahead)?.[0] ?? '';
  if (wrapped === '' && text[found] !== '[') {
    return !final && ahead.length < LONGEST_UNWRAPPED && /^.[`*_]*$/s.test(ahead) ? undefined : 'none';
  }
  const mark = markAt(text, found + wrapped.length, final);
  if (mark === undefined || mark === 'none') return mark;
  let end = found + wrapped.length + mark.length;
  if (wrapped !== '') {
    const behind = text.slice(end, end + LONGEST_UNWRAPPED);
    if (behind.length < LONGEST_UNWRAPPED && !final && !UNWRAPPED.test(behind) && !behind.includes('\n'))
      return undefined;
    const closed = UNWRAPPED.exec(behind);
    if (closed === null) return 'none';
    end += closed[0].length;
  }
  const meaning = meaningOf(options, mark);
  const repeated = repeatedBehind(reading, end, meaning);
  if (repeated === undefined) return undefined;
  end += repeated;
  const rest = /^[*_]{0,3}[.,:;]?[ \t]*/.exec(text.slice(end, end + 40))![0];
  const stop = text[end + rest.length];
  if (stop === undefined && !final) return undefined;
  const first = canHoldBlock(reading) && at <= lineStart && /^[\s*_]*$/.test(text.slice(lineStart, found));
  const alone = first && (stop === undefined || stop === '\n');
  return {
    start: alone ? lineStart : found,
    end: alone ? end + rest.length : end,
    meaning,
    alone,
    quoted: /^["“‘'«]/.test(wrapped),
  };
}

/** How many units a bracket takes that says the same reference again; undefined where it has not all come. */
function repeatedBehind({ text, final }: Reading, end: number, meaning: MarkMeaning): number | undefined {
  const behind = text.slice(end, end + REPEATED);
  const opens = /^ ?\(/.test(behind);
  if (!opens) return behind.length < 2 && !final && /^ ?$/.test(behind) ? undefined : 0;
  const close = behind.indexOf(')');
  if (close < 0) return behind.length < REPEATED && !final && !behind.includes('\n') ? undefined : 0;
  if (meaning.kind === 'not-found') return 0;
  const [only, ...others] = findReferences(behind.slice(0, close));
  const same = only?.kind === 'passage' && only.passage.reference === meaning.reference;
  return same && others.length === 0 && only.start <= 3 && close - only.end < 8 ? close + 1 : 0;
}

/** Words for the mark, as they stand in their line, with what is found of them. */
function inLine(
  { at, seam, indent }: Reading,
  mark: Found,
  words: string,
  finding?: Omit<Placed, 'start' | 'end'>,
) {
  const steps: Step[] = [pass(Math.max(at, mark.start))];
  // What follows a block is a paragraph of its own.
  if (seam) steps.push(add(`\n\n${indent}`), note({ seam: undefined }));
  return [...steps, set(words, mark.end, finding && [{ ...finding, start: 0, end: words.length }])];
}

function notFound(
  reading: Reading,
  mark: Found,
  { written, note: why }: Extract<MarkMeaning, { kind: 'not-found' }>,
): Step[] {
  const finding = {
    kind: 'reference',
    status: 'not-found',
    osis: '',
    reference: written,
    version: '',
    note: why,
  } as const;
  return inLine(reading, mark, written, finding);
}

/** Whether a block can stand where the gate is. */
function canHoldBlock({ kind, options, outer }: Reading): boolean {
  return (kind === 'text' || kind === 'item') && !options.inLine && outer.length === 0;
}

/** Sets the passage of a mark that is all a block quote holds; `next` is the place of the quote's last newline. */
export function setQuoted(reading: Reading, { inner }: Mark, next: number): Step[] {
  const { options, text, at } = reading;
  const meaning = meaningOf(options, { inner, length: 0 });
  const mark = { start: at, end: next, meaning, alone: true, quoted: false };
  const indent = /^[ \t]*/.exec(text.slice(at, at + 24))![0];
  const indented = note({ indent });
  if (meaning.kind === 'not-found') return [indented, ...notFound(reading, mark, meaning)];
  if (meaning.kind === 'named' || !withinBounds(reading, meaning.passages))
    return [indented, ...inLine(reading, mark, meaning.reference)];
  return [
    indented,
    add(indent),
    { kind: 'new-lead' },
    counted(reading, meaning.passages),
    ...blocks({ lead: '', indent, before: '' }, mark, meaning.passages),
    note({ seam: undefined, blankDue: true }),
  ];
}

/** Whether the reply may still set so much. */
function withinBounds({ set: { marks, verses } }: Reading, passages: readonly SetPassage[]): boolean {
  return marks < MOST_MARKS && verses + versesOf(passages) <= MAX_COMPARED_VERSES;
}

function counted({ set: already, answered, options }: Reading, more: readonly SetPassage[]): Step {
  const { marks, verses, passages } = already;
  const named = new Set([...passages, ...more.map(({ passage }) => passage.osis)]);
  return note({
    set: { marks: marks + 1, verses: verses + versesOf(more), passages: named },
    answered: answered ?? idOf(options, more[0]!.version),
  });
}

function passagesOf(
  reading: Reading,
  mark: Found,
  { passages, reference }: Extract<MarkMeaning, { kind: 'passages' }>,
): Step[] {
  const inProse = canHoldBlock(reading);
  if (!withinBounds(reading, passages)) return inLine(reading, mark, reference);
  if (mark.alone && inProse) return asBlocks(reading, mark, passages);
  return withinSentence(reading, mark, passages, reference);
}

function withinSentence(
  reading: Reading,
  mark: Found,
  passages: readonly SetPassage[],
  reference: string,
): Step[] {
  const { text, paragraph, kind, options, behind, set: already } = reading;
  const before = text.slice(Math.max(paragraph, sentenceStart(text, mark.start)), mark.start);
  const [only, ...others] = passages;
  const short = others.length === 0 && only!.words <= MOST_WORDS_IN_SENTENCE;
  const bare = inLine(reading, mark, reference);
  // A cross-reference: "(see John 3:16; Romans 5:8)".
  if (openBrackets(before) > 0) return bare;
  if (short && (mark.quoted || !NAMING.test(before)) && kind !== 'heading') {
    const { text: words, finding } = inSentence(only!);
    return [counted(reading, passages), ...inLine(reading, mark, words, finding)];
  }
  if (canHoldBlock(reading) && /[:,][\s*_]*$/.test(before) && !NAMING.test(before))
    return asBlocks(reading, mark, passages);
  if (options.inLine || passages.every(({ passage }) => already.passages.has(passage.osis))) return bare;
  return [...bare, counted(reading, passages), note({ behind: [...behind, ...passages] })];
}

/** Passages as blocks where the mark stands; words that go on behind them are joined anew. */
function asBlocks(reading: Reading, mark: Found, passages: readonly SetPassage[]): Step[] {
  const { text, at, written, indent, seam } = reading;
  const from = mark.start - trailingSpace(text, mark.start);
  // The words before it are given out first: they say how the block joins them.
  if (!mark.alone && from > at) return [pass(from)];
  const { lead, endsLine } = written;
  let before = '';
  if (lead !== '') before = `${leadingIn(lead)}${endsLine ? '\n' : '\n\n'}${indent}`;
  else if (seam) before = `\n\n${indent}`;
  return [counted(reading, passages), ...blocks({ lead, indent, before }, mark, passages)];
}

function blocks(
  { lead, indent, before }: { readonly lead: string; readonly indent: string; readonly before: string },
  mark: Found,
  passages: readonly SetPassage[],
): Step[] {
  let written = before;
  const findings = blocksOf(passages, indent).map(({ text, finding }, place) => {
    if (place > 0) written += `\n\n${indent}`;
    const start = written.length;
    written += text;
    return { ...finding, start, end: written.length };
  });
  const reopen = lead === '' ? '' : openEmphasis(lead);
  return [set(written, mark.end, findings), note({ seam: { reopen } }), { kind: 'new-lead' }];
}

function trailingSpace(text: string, to: number): number {
  return /[ \t]*$/.exec(text.slice(Math.max(0, to - 8), to))![0].length;
}
