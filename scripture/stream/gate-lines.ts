import { blocksOf } from '../quotations/marks.ts';
import type { Claim } from '../quotations/verdict.ts';
import { decideBlockQuote } from './gate-block-quote.ts';
import { setQuoted } from './gate-marks.ts';
import type { GateOptions, Piece } from './gate-output.ts';
import { type GateState, newBlock, passTo, skipTo, stand } from './gate-state.ts';
import { lineAt } from './lines.ts';
import type { GateEvent } from './reply-text.ts';

/** How another gate is opened for what stands within a block quote. */
export type OpenGate = (options: GateOptions) => { push(text: string): GateEvent[]; end(): GateEvent[] };

/** Passes a line whole; false where its end has not come. */
function passLine(gate: GateState): boolean {
  const newline = gate.text.indexOf('\n', gate.at);
  if (newline < 0 && !gate.final) return false;
  passTo(gate, newline < 0 ? gate.text.length : newline + 1);
  return true;
}

/** Sets the passages that were named in a paragraph, where it ends. */
export function setBehind(gate: GateState): void {
  if (gate.behind.length === 0) return;
  const { output, indent } = gate;
  const passages = gate.behind;
  gate.behind = [];
  output.give(output.endsLine ? '\n' : '\n\n');
  for (const [place, { text, finding }] of blocksOf(passages, indent).entries()) {
    if (place > 0) output.give('\n\n');
    output.give(indent);
    const start = output.reply.length;
    output.give(text);
    output.reply.report({ ...finding, start, end: output.reply.length });
  }
  if (gate.final && gate.at === gate.text.length) return;
  // What comes next is a paragraph of its own.
  gate.blankDue = true;
  output.give('\n');
}

/** Reads how a line begins; false where more text is needed. */
export function beginLine(gate: GateState, open: OpenGate): boolean {
  const { text, at, final, kind } = gate;
  const read = at < text.length ? lineAt(text, at, final) : undefined;
  if (read === undefined) return false;
  if (gate.line === 'fence') {
    if (!passLine(gate)) return false;
    if (read.kind === 'fence') gate.line = 'begins';
    return true;
  }
  const goesOn = read.kind === 'text' && (kind === 'text' || kind === 'item');
  const inTable = read.kind === 'table' && kind === 'table';
  if (!goesOn && !inTable) setBehind(gate);
  // Words right below a block quote would be drawn into it.
  if (gate.blankDue && read.kind === 'text') gate.output.give('\n');
  if (!goesOn && (read.kind !== kind || read.kind !== 'blank')) newBlock(gate);
  gate.blankDue = false;
  const begun = goesOn ? kind : read.kind;
  if (read.kind === 'blank') {
    if (!passLine(gate)) return false;
    gate.kind = 'blank';
    gate.stripping = false;
    return true;
  }
  if (read.kind === 'fence') {
    if (!passLine(gate)) return false;
    gate.kind = 'fence';
    gate.line = 'fence';
    return true;
  }
  // newBlock may have cut the text: the line is read again at its new place.
  const { content } = lineAt(gate.text, gate.at, final)!;
  if (read.kind === 'quote') {
    if (gate.stripping) return stripLine(gate, content);
    if (!gate.options.inLine) return blockQuote(gate, open);
  } else gate.stripping = false;
  const marker = gate.text.slice(gate.at, content);
  if (read.kind === 'item' || read.kind === 'quote') gate.indent = ' '.repeat(marker.length);
  else if (!goesOn) gate.indent = read.kind === 'heading' ? '' : marker.replace(/[^ \t]/g, '');
  gate.kind = begun;
  if (!goesOn) {
    passTo(gate, content);
    gate.paragraph = gate.at;
    gate.output.beginLead();
  }
  gate.lineStart = content;
  gate.line = 'words';
  return true;
}

function stripLine(gate: GateState, content: number): boolean {
  skipTo(gate, content);
  gate.kind = 'text';
  gate.line = 'words';
  gate.lineStart = content;
  return true;
}

function blockQuote(gate: GateState, open: OpenGate): boolean {
  const { options, output, text, at, final } = gate;
  const { reply } = output;
  const context = { ...reply.context, declared: reply.declared ?? options.declared };
  const decision = decideBlockQuote(options, gate, context);
  if (decision === undefined) return false;
  const followsQuote = gate.kind === 'quote' && output.endsLine && reply.length > 0;
  gate.kind = 'quote';
  if (decision.kind === 'mark') {
    setQuoted(gate, decision.mark, decision.next);
    gate.line = 'words';
    return true;
  }
  if (decision.kind === 'too-long') {
    gate.stripping = true;
    return stripLine(gate, lineAt(text, at, final)!.content);
  }
  const isQuote = decision.kind === 'decided' && /^\s*>/.test(decision.output);
  // Plain words right below a block quote would be drawn into it, and two quotations would run together.
  if (followsQuote && decision.kind === 'decided' && decision.output !== text.slice(at, decision.next))
    output.give(isQuote && !/^\s*>\s*\n/.test(decision.output) ? '>\n' : isQuote ? '' : '\n');
  const start = reply.length;
  if (decision.kind === 'decided') {
    stand(gate, decision.output, decision.next);
    const from = start + decision.output.search(/\S|$/);
    const to = start + decision.output.trimEnd().length;
    reply.report({ start: from, end: to, kind: 'quotation', ...decision.finding });
  } else {
    const inner = { text: text.slice(at, decision.next), offset: start, claims: decision.claims };
    lookInside(gate, open, inner);
    gate.at = decision.next;
  }
  gate.scan = gate.at;
  gate.line = text[gate.at - 1] === '\n' ? 'begins' : 'words';
  return true;
}

interface Inner {
  readonly text: string;
  /** Where it stands in what is given out. */
  readonly offset: number;
  /** The references that name the place of all quotations in it. */
  readonly claims: readonly Claim[] | undefined;
}

/** The lines of a block quote that is no quotation as a whole. */
function lookInside(gate: GateState, open: OpenGate, { text, offset, claims }: Inner): void {
  const { options, output } = gate;
  const source = gate.before + gate.at;
  const onPiece = ({ start, end, sourceStart, sourceEnd, changed }: Piece) =>
    options.onPiece?.({
      start: start + offset,
      end: end + offset,
      sourceStart: sourceStart + source,
      sourceEnd: sourceEnd + source,
      changed,
    });
  const { near } = output.reply;
  const inside = open({ ...options, inLine: true, onPiece, near, claims });
  for (const event of [...inside.push(text), ...inside.end()]) {
    if (event.type === 'text') output.give(event.text);
    else {
      const { finding } = event;
      output.reply.report({ ...finding, start: finding.start + offset, end: finding.end + offset });
    }
  }
}
