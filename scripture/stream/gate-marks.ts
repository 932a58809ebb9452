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
import { type GateState, passTo, stand } from './gate-state.ts';

/** A longer passage does not stand within a sentence. */
const MOST_WORDS_IN_SENTENCE = 30;
/** So many marks, and so many verses, are set in one reply; those beyond are named. */
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
export function takeMark(gate: GateState, found: number): true | 'none' | undefined {
  const mark = markFrom(gate, found);
  if (mark === undefined || mark === 'none') return mark;
  const { meaning } = mark;
  if (meaning.kind === 'not-found') notFound(gate, mark, meaning);
  else if (meaning.kind === 'named') write(gate, mark, meaning.reference);
  else setPassages(gate, mark, meaning);
  gate.scan = gate.at;
  return true;
}

function markFrom(gate: GateState, found: number): Found | 'none' | undefined {
  const { text, final, options } = gate;
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
  const repeated = repeatedBehind(gate, end, meaning);
  if (repeated === undefined) return undefined;
  end += repeated;
  const rest = /^[*_]{0,3}[.,:;]?[ \t]*/.exec(text.slice(end, end + 40))![0];
  const stop = text[end + rest.length];
  if (stop === undefined && !final) return undefined;
  const first =
    canHoldBlock(gate) && gate.at <= gate.lineStart && /^[\s*_]*$/.test(text.slice(gate.lineStart, found));
  const alone = first && (stop === undefined || stop === '\n');
  return {
    start: alone ? gate.lineStart : found,
    end: alone ? end + rest.length : end,
    meaning,
    alone,
    quoted: /^["“‘'«]/.test(wrapped),
  };
}

/** How many units a bracket takes that says the same reference again; undefined where it has not all come. */
function repeatedBehind({ text, final }: GateState, end: number, meaning: MarkMeaning): number | undefined {
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

/** Gives out words for the mark, as they stand in their line. */
function write(gate: GateState, { start, end }: Found, words: string): number {
  passTo(gate, Math.max(gate.at, start));
  joined(gate);
  const from = gate.output.reply.length;
  stand(gate, words, end);
  return from;
}

/** What follows a block is a paragraph of its own. */
function joined(gate: GateState): void {
  if (!gate.seam) return;
  gate.output.give(`\n\n${gate.indent}`);
  gate.seam = undefined;
}

function notFound(
  gate: GateState,
  mark: Found,
  { written, note }: Extract<MarkMeaning, { kind: 'not-found' }>,
): void {
  const start = write(gate, mark, written);
  const finding = {
    kind: 'reference',
    status: 'not-found',
    osis: '',
    reference: written,
    version: '',
    note,
  } as const;
  gate.output.reply.report({ ...finding, start, end: gate.output.reply.length });
}

/** Whether a block can stand where the gate is. */
function canHoldBlock({ kind, options, outer }: GateState): boolean {
  return (kind === 'text' || kind === 'item') && !options.inLine && outer.length === 0;
}

/** Sets the passage of a mark that is all a block quote holds; `next` is the place of the quote's last newline. */
export function setQuoted(gate: GateState, { inner }: Mark, next: number): void {
  const meaning = meaningOf(gate.options, { inner, length: 0 });
  const mark = { start: gate.at, end: next, meaning, alone: true, quoted: false };
  gate.indent = /^[ \t]*/.exec(gate.text.slice(gate.at, gate.at + 24))![0];
  if (meaning.kind === 'not-found') notFound(gate, mark, meaning);
  else if (meaning.kind === 'named' || !withinBounds(gate, meaning.passages))
    write(gate, mark, meaning.reference);
  else {
    gate.output.give(gate.indent);
    gate.output.beginLead();
    setBlocks(gate, mark, meaning.passages);
    gate.seam = undefined;
    gate.blankDue = true;
  }
  gate.scan = gate.at;
}

/** Whether the reply may still set so much. */
function withinBounds(gate: GateState, passages: readonly SetPassage[]): boolean {
  const { set } = gate;
  return set.marks < MOST_MARKS && set.verses + versesOf(passages) <= MAX_COMPARED_VERSES;
}

function count(gate: GateState, passages: readonly SetPassage[]): void {
  gate.set.marks += 1;
  gate.set.verses += versesOf(passages);
  for (const { passage } of passages) gate.set.passages.add(passage.osis);
}

function setPassages(
  gate: GateState,
  mark: Found,
  { passages, reference }: Extract<MarkMeaning, { kind: 'passages' }>,
): void {
  const inProse = canHoldBlock(gate);
  if (!withinBounds(gate, passages)) write(gate, mark, reference);
  else if (mark.alone && inProse) setBlocks(gate, mark, passages);
  else setInSentence(gate, mark, passages, reference, inProse);
}

function setInSentence(
  gate: GateState,
  mark: Found,
  passages: readonly SetPassage[],
  reference: string,
  inProse: boolean,
): void {
  const from = Math.max(gate.paragraph, sentenceStart(gate.text, mark.start));
  const before = gate.text.slice(from, mark.start);
  const [only, ...others] = passages;
  const short = others.length === 0 && only!.words <= MOST_WORDS_IN_SENTENCE;
  // A cross-reference: "(see John 3:16; Romans 5:8)".
  if (openBrackets(before) > 0) write(gate, mark, reference);
  else if (short && (mark.quoted || !NAMING.test(before)) && gate.kind !== 'heading') {
    const { text, finding } = inSentence(only!);
    count(gate, passages);
    const start = write(gate, mark, text);
    gate.output.reply.report({ ...finding, start, end: start + text.length });
  } else if (inProse && /[:,][\s*_]*$/.test(before) && !NAMING.test(before)) setBlocks(gate, mark, passages);
  else {
    write(gate, mark, reference);
    if (gate.options.inLine || passages.every(({ passage }) => gate.set.passages.has(passage.osis))) return;
    count(gate, passages);
    gate.behind.push(...passages);
  }
}

/** Sets passages as blocks where the mark stands; words that go on behind them are joined anew. */
function setBlocks(gate: GateState, mark: Found, passages: readonly SetPassage[]): void {
  const { output } = gate;
  count(gate, passages);
  if (!mark.alone) passTo(gate, Math.max(gate.at, mark.start - trailingSpace(gate.text, mark.start)));
  const { lead, endsLine } = output;
  const reopen = lead === '' ? '' : openEmphasis(lead);
  let written = '';
  if (lead !== '') written = `${leadingIn(lead)}${endsLine ? '\n' : '\n\n'}${gate.indent}`;
  else if (gate.seam) written = `\n\n${gate.indent}`;
  const start = output.reply.length;
  const findings = blocksOf(passages, gate.indent).map(({ text, finding }, place) => {
    if (place > 0) written += `\n\n${gate.indent}`;
    const at = start + written.length;
    written += text;
    return { ...finding, start: at, end: at + text.length };
  });
  stand(gate, written, mark.end);
  for (const finding of findings) output.reply.report(finding);
  gate.seam = { reopen };
  output.beginLead();
}

function trailingSpace(text: string, to: number): number {
  return /[ \t]*$/.exec(text.slice(Math.max(0, to - 8), to))![0].length;
}
