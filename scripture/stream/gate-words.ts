import { opensAt } from '../quotations/quotations.ts';
import { seamAt } from '../quotations/written.ts';
import type { Around, Decision, Held } from './closed-quotation.ts';
import { aroundQuotation } from './gate-around.ts';
import { takeMark } from './gate-marks.ts';
import { decideQuotation } from './gate-quotation.ts';
import { type GateState, LONGEST_SOFT, passTo, skipTo, softStart, stand, trim } from './gate-state.ts';
import { NO_CONTEXT } from './reply-text.ts';

const INTERESTING = /[\n`[‚“„«»‘"'”’]/g;
/** Marks that do not close, one after the other, are no writing. */
const MOST_UNCLOSED = 60;
const DOUBLE_CLOSING = '”"»';

/** Whether a mark may close something: an apostrophe within a word does not. */
const endsWord = (text: string, at: number) => !/[\p{L}\p{N}]/u.test(text[at + 1] ?? '');

/** Joins words to the block before them; false where they have not come. */
function joinBehindBlock(gate: GateState, reopen: string): boolean {
  const { text, final, output, indent } = gate;
  const { length, closes, ends } = seamAt(text.slice(gate.at, gate.at + LONGEST_SOFT));
  const to = gate.at + length;
  if (to >= text.length && !final) return false;
  const next = text[to];
  const opens = next === undefined ? false : opensAt(text, to, final);
  if (opens === undefined) return false;
  skipTo(gate, to);
  if (opens) return true;
  gate.seam = undefined;
  if (next === '\n') gate.blankDue = true;
  else if (next !== undefined) {
    output.beginLead();
    output.give(`\n\n${indent}${closes ? '' : reopen}`);
    // What ended a sentence went: the words behind it begin one.
    if (ends && next !== next.toUpperCase()) stand(gate, next.toUpperCase(), gate.at + 1);
    gate.scan = Math.max(gate.scan, gate.at);
  }
  return true;
}

function around(gate: GateState, held: Held): Around {
  const { output, kind, options } = gate;
  return aroundQuotation(gate.text, held, {
    paragraph: gate.paragraph,
    consumed: gate.consumed,
    context: output.lead === '' ? output.reply.context : NO_CONTEXT,
    near: output.reply.near,
    ofAll: options.claims ?? [],
    amongScripture: output.reply.amongScripture,
    declared: output.reply.declared ?? options.declared,
    lead: output.lead,
    behindBlock: gate.seam !== undefined,
    indent: gate.indent,
    inLine: options.inLine === true || gate.outer.length > 0 || (kind !== 'text' && kind !== 'item'),
  });
}

function carryOut(gate: GateState, decision: Decision): void {
  const { output } = gate;
  // What follows a block is a paragraph of its own, a quotation too.
  if (gate.seam && !decision.output.startsWith('\n')) output.give(`\n\n${gate.indent}`);
  const start = output.reply.length;
  stand(gate, decision.output, decision.next);
  if (decision.finding) {
    const { from, to, ...rest } = decision.finding;
    output.reply.report({ start: start + from, end: start + to, kind: 'quotation', ...rest });
  }
  gate.scan = gate.at;
  gate.consumed.push(...decision.consumed);
  if (!decision.unclosed) output.long.forget();
  else gate.unclosed += 1;
  if (decision.dropClosing) gate.dropped = decision.dropClosing;
  if (decision.unclosed && !decision.dropClosing) output.long.begin(output.reply.length - 1);
  if (decision.leftAlone) output.reply.leftAlone(start, output.reply.length);
  const { late, inside } = decision;
  if (inside !== undefined) gate.outer.push({ close: inside, start: output.reply.length - 1, late });
  else if (late) output.late.add({ start: start + late.from, end: output.reply.length }, late);
  gate.seam = decision.block ? { reopen: '' } : undefined;
  if (decision.block) output.beginLead();
}

/** Decides the quotation that opens; false where more text is needed. */
function hold(gate: GateState, open: number): boolean {
  const soft = softStart(gate, open);
  if (!gate.seam) passTo(gate, soft);
  gate.scan = open;
  gate.waiting ??= { soft: gate.seam ? open : soft, open, within: gate.outer.at(-1)?.close, memory: {} };
  const held = gate.waiting;
  const decision = decideQuotation(gate.options, gate.text, held, () => around(gate, held), gate.final);
  if (decision === undefined) return false;
  gate.waiting = undefined;
  carryOut(gate, decision);
  trim(gate);
  return true;
}

/** A sign that opens nothing may close something. */
function closing(gate: GateState, found: number, sign: string): void {
  if (DOUBLE_CLOSING.includes(sign)) {
    passTo(gate, found);
    gate.output.long.close(gate.output.reply.length + 1);
  }
  if (gate.dropped.includes(sign) && endsWord(gate.text, found)) {
    passTo(gate, found);
    gate.at = found + 1;
    gate.dropped = '';
  }
}

/** The end of a quotation that was looked through: a sentence behind it may name its place. */
function closeOuter(gate: GateState, found: number): void {
  const { start, late } = gate.outer.pop()!;
  if (late === undefined) return;
  passTo(gate, found + 1);
  gate.output.late.add({ start, end: gate.output.reply.length }, late);
}

type Step = 'next' | 'wait' | 'again';

/** What is done at a sign that may begin something. */
function atSign(gate: GateState, found: number, sign: string): Step {
  const { text, final } = gate;
  const wait = (): Step => {
    if (!gate.seam) passTo(gate, softStart(gate, found));
    return 'wait';
  };
  if (gate.waiting === undefined && (!gate.inCode || sign === '`')) {
    const mark = sign === '`' && gate.inCode ? 'none' : takeMark(gate, found);
    if (mark === undefined) return wait();
    if (mark === true) return 'again';
  }
  if (sign === '`') gate.inCode = !gate.inCode;
  if (gate.inCode || sign === '`' || sign === '[') return 'next';
  if (gate.outer.at(-1)?.close === found) {
    closeOuter(gate, found);
    closing(gate, found, sign);
    return 'next';
  }
  const opens = gate.unclosed < MOST_UNCLOSED && opensAt(text, found, final);
  if (opens === undefined) return wait();
  if (opens) return hold(gate, found) ? 'again' : 'wait';
  closing(gate, found, sign);
  return 'next';
}

/** Looks through the words of a line; false where more text is needed. */
export function readWords(gate: GateState): boolean {
  if (gate.seam && !joinBehindBlock(gate, gate.seam.reopen)) return false;
  for (;;) {
    const { text, final } = gate;
    INTERESTING.lastIndex = gate.scan;
    const found = INTERESTING.exec(text)?.index ?? -1;
    if (found < 0) {
      gate.scan = text.length;
      if (!gate.seam) passTo(gate, final ? text.length : softStart(gate, text.length));
      return false;
    }
    const sign = text[found]!;
    if (sign === '\n') {
      passTo(gate, found + 1);
      gate.line = 'begins';
      gate.inCode = false;
      return true;
    }
    gate.scan = found;
    const step = atSign(gate, found, sign);
    if (step === 'wait') return false;
    if (step === 'again') return true;
    gate.scan = found + 1;
  }
}
