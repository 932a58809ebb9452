import type { Verdict } from '../quotations/case.ts';
import { openBrackets } from '../quotations/quotations.ts';
import { sayingClause } from '../quotations/scrap.ts';
import { insideMarks, named, scriptureBlock } from '../quotations/written.ts';
import { type Closed, consumedBy, type Decision, endOf } from './closed-quotation.ts';
import { emphasisIn } from './emphasis.ts';

type Replace = Extract<Verdict, { kind: 'replace' }>;

/** So far behind a quotation it is looked whether its sentence ends there. */
export const LOOK_BEHIND = 12;

/**
 * Sets the true words in a quotation's place: as a block where a sentence stood by itself, else in the line. Undefined
 * where they cannot stand: in a line beside a reference to another passage.
 */
export function replaced(closed: Closed, verdict: Replace): Decision | undefined {
  if (verdict.outside !== undefined) return inClause(closed, verdict, verdict.outside);
  const clause = sayingClause(closed.quotation, verdict.text) ?? verdict.text;
  return asBlock(closed, verdict) ?? (verdict.moved ? undefined : inLine(closed, verdict, clause));
}

function findingParts({ quotation }: Closed, { passage, version, note }: Replace, text: string) {
  const said = { ...named(passage), status: 'corrected', version, quoted: quotation.raw, text } as const;
  return note ? { ...said, note } : said;
}

/** The words as they end within a sentence: its own stop follows. */
function withStopOf(words: string, behind: string): string {
  const goesOn = /^[*_)\]]*(?:[.,;:!?]|[ \t]+[\p{Ll}(])/u.test(behind);
  return words.replace(goesOn ? /[.,;:]$/ : /[,;:]$/, '');
}

/** No stop where the writer set none, and one where a sentence ended within the marks. */
function stoppedLike(words: string, raw: string, behind: string): string {
  if (!/[.!?…]\W*$/.test(raw)) return words.replace(/\.$/, '');
  const ends = /\.[*_]*$/.test(raw) && /^[*_]*(?:\s+\p{Lu}|[ \t]*(?:\n|$))/u.test(behind);
  return ends && /\p{L}$/u.test(words) ? `${words}.` : words;
}

/** With the capital or small letter that the writer gave the word with which both begin. */
function begunLike(words: string, raw: string): string {
  const first = /\p{L}[\p{L}’']*/u.exec(raw)?.[0] ?? '';
  const own = /^\p{L}[\p{L}’']*/u.exec(words)?.[0] ?? '';
  return own.toLowerCase() === first.toLowerCase() ? first + words.slice(own.length) : words;
}

/** A part of somebody's clause; undefined where the words that stay outside cannot be told from the others. */
function inClause(closed: Closed, verdict: Replace, outside: number): Decision | undefined {
  const { raw, quotation } = closed;
  if (outside > 0 && (raw !== quotation.raw || /[*_]/.test(raw))) return undefined;
  return inLine(closed, verdict, verdict.text, raw.slice(0, outside));
}

/** The true words between the quotation's own marks. Emphasis that its words close or leave open stays. */
function inLine(closed: Closed, verdict: Replace, clause: string, outside = ''): Decision {
  const { text, held, close, raw } = closed;
  const next = endOf(closed, verdict.claim);
  const soft = text.slice(held.soft, held.open) + outside;
  const behind = text.slice(next, next + LOOK_BEHIND);
  // `"... law," he says`: the comma is the sentence's own.
  const comma = raw.endsWith(',') && /^[*_]*\s+\p{Ll}/u.test(behind) ? ',' : '';
  const inside = withStopOf(insideMarks(clause), behind);
  const words = begunLike(stoppedLike(inside, raw, behind), raw.slice(outside.length)) + comma;
  const { closes, opens } = emphasisIn(text, held.open + 1, held.open + 1 + raw.length);
  const truth = text[held.open] + closes + words + opens + text[close];
  const output = soft + truth + text.slice(close + 1, next);
  const finding = { ...findingParts(closed, verdict, words), from: soft.length, to: output.length };
  return { output, finding, next, consumed: consumedBy(closed) };
}

/**
 * The place behind a quotation that fills its own bracket, with or without its reference: ("..."), ("...",
 * John 3:16). Undefined where it does not.
 */
function filledBracket({ text, close, attached }: Closed): number | undefined {
  const from = attached.end ?? close + 1;
  const match = /^[*_.,]{0,4}\)/.exec(text.slice(from));
  return match === null ? undefined : from + match[0].length;
}

/** Where the source goes on behind the quotation, its reference and its bracket. */
function behindAll(closed: Closed, { claim }: Replace, bracketEnd: number | undefined): number {
  const { close, attached } = closed;
  const own = claim.nearby === 'attached' && attached.end !== undefined;
  const labelled = attached.label !== undefined && attached.claims.length === 0;
  return bracketEnd ?? (own || labelled ? attached.outerEnd : close + 1);
}

/** The words of a lead end a sentence, or lead to what is said. */
const LEADS_ON = /[.!?:…]["”’)*_]*$/;

/** How the words before a block end: with their emphasis closed, and in a colon. Undefined where they cannot end there. */
function leadBefore({ around }: Closed, soft: string): string | undefined {
  const { lead } = around;
  if (lead === '') return '';
  const kept = soft.replace(/[\s,:;—–-]+/g, '');
  if (/[([]/.test(kept)) return undefined;
  const { opens } = emphasisIn(`${lead}${soft} `);
  if (opens !== '') return undefined;
  if (lead.endsWith('\n')) return kept;
  const colon = soft.includes(':') || !LEADS_ON.test(lead.trimEnd()) ? ':' : '';
  // A colon within its emphasis stays within.
  return /:[*_]/.test(soft) ? `:${kept}` : `${kept}${colon}`;
}

/** Whether nothing of the sentence follows. */
function sentenceEnds(text: string, at: number, raw: string): boolean {
  const behind = /^[*_]*([.!?…]*)[*_]*([ \t]*)/.exec(text.slice(at, at + LOOK_BEHIND))!;
  const next = text[at + behind[0].length];
  if (next === undefined || next === '\n') return true;
  const stopped = behind[1] !== '' || /[.!?…]["”’*_]*$/.test(raw);
  return stopped && behind[2] !== '' && !/\p{Ll}/u.test(next);
}

/** Words from the middle of a sentence, or in place of such: no block, but where they are many. */
const MANY_WORDS = 20;
const isFragment = (words: string, raw: string) =>
  (/^\p{Ll}/u.test(words) || /^[^\p{L}]*\p{Ll}/u.test(raw)) && words.split(/\s+/).length < MANY_WORDS;

/** Another quotation stands before a semicolon: `Ref: "..."; Ref: "..."`. */
const IN_A_ROW = /["”»’][^"“”«»;]{0,40};/;

/** A block that ends before its sentence does says so with dots; a comma would look cut off. */
const goingOn = (words: string) => words.trimEnd().replace(/(?:[,;:—]+|(?<=[\p{L}\p{N}]))(["”’)]*)$/u, '…$1');

/** A block with its attribution; undefined where none can stand: in a line that goes on, in brackets, in emphasis. */
function asBlock(closed: Closed, verdict: Replace): Decision | undefined {
  const { text, held, close, raw, around, attached } = closed;
  const { passage, version } = verdict;
  const begun = goingOn(/^[^\p{L}]*\p{Lu}/u.test(raw) ? begunLike(verdict.text, raw) : verdict.text);
  const written = text.slice(held.soft, held.open);
  const brackets = openBrackets(around.before + written);
  const bracketEnd = brackets === 1 && written.includes('(') ? filledBracket(closed) : undefined;
  if (
    around.embedded ||
    around.completes ||
    around.inLine ||
    // What else stands in the bracket would be left alone behind a block: "(cf. Psalm 14:1)".
    (verdict.claim.nearby === 'attached' && attached.leftOver !== '') ||
    IN_A_ROW.test(around.before) ||
    isFragment(begun, raw) ||
    // A short quotation in brackets belongs to the sentence before them.
    (bracketEnd !== undefined && verdict.moved !== true && begun.split(/\s+/).length < MANY_WORDS) ||
    (brackets > 0 && bracketEnd === undefined)
  )
    return undefined;
  const emphasis = /[*_]*$/.exec(written)![0];
  const soft = written.slice(0, written.length - emphasis.length).replace(bracketEnd ? /\($/ : /$^/, '');
  const lead = leadBefore(closed, soft);
  const end = behindAll(closed, verdict, bracketEnd);
  const next = closesAt(text, close, end, emphasis);
  if (lead === undefined || next === undefined || !sentenceEnds(text, end, raw)) return undefined;
  let before = '';
  if (around.lead !== '') before = `${lead}${around.lead.endsWith('\n') ? '\n' : '\n\n'}${around.indent}`;
  else if (around.behindBlock) before = `\n\n${around.indent}`;
  const block = scriptureBlock(begun, passage.reference, version, around.indent);
  return {
    output: before + block,
    finding: {
      ...findingParts(closed, verdict, begun),
      from: before.length,
      to: before.length + block.length,
    },
    next,
    consumed: consumedBy(closed),
    block: true,
  };
}

/** Where the emphasis has closed that opened right before the quotation: behind its mark, or behind all; undefined else. */
function closesAt(text: string, close: number, end: number, emphasis: string): number | undefined {
  if (emphasis === '') return end;
  const closing = [...emphasis].reverse().join('');
  if (text.startsWith(closing, close + 1) && end > close + 1) return end;
  const found = /^[.!?,]?(?=[*_])/.exec(text.slice(end, end + LOOK_BEHIND));
  const from = end + (found?.[0].length ?? 0);
  return text.startsWith(closing, from) ? from + closing.length : undefined;
}
