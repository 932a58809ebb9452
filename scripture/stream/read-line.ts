import { blocksOf } from '../quotations/marks.ts';
import { decideBlockQuote } from './gate-block-quote.ts';
import { type Line, type LineKind, lineAt } from './lines.ts';
import { setQuoted } from './read-mark.ts';
import type { Reading } from './reading.ts';
import { add, again, leaveOut, note, type Placed, pass, type Step, type Steps, set, wait } from './steps.ts';

/** Passes a line whole and notes what it was; waits where its end has not come. */
function passLine({ text, at, final }: Reading, ...then: readonly Step[]): Steps {
  const newline = text.indexOf('\n', at);
  if (newline < 0 && !final) return wait();
  return again(pass(newline < 0 ? text.length : newline + 1), ...then);
}

/** Sets the passages that were named in a paragraph, where it ends. */
export function setBehind({ behind, indent, written, final, at, text }: Reading): Step[] {
  if (behind.length === 0) return [];
  const blocks = blocksOf(behind, indent);
  const steps = blocks.flatMap(({ text, finding }, place): Step[] => [
    add(`${place > 0 ? '\n\n' : ''}${indent}`),
    add(text, [{ ...finding, start: 0, end: text.length }]),
  ]);
  const begun = [add(written.endsLine ? '\n' : '\n\n'), ...steps, note({ behind: [] })];
  // What comes next is a paragraph of its own.
  return final && at === text.length ? begun : [...begun, note({ blankDue: true }), add('\n')];
}

/** Whether a line goes on the paragraph before it. */
const goesOn = (read: LineKind, kind: LineKind) => read === 'text' && (kind === 'text' || kind === 'item');

/** Reads how a line begins. */
export function readLine(reading: Reading): Steps {
  const { text, at, final, phase } = reading;
  const read = at < text.length ? lineAt(text, at, final) : undefined;
  if (read === undefined) return wait();
  if (phase === 'fence')
    return passLine(reading, note({ phase: read.kind === 'fence' ? 'begins' : 'fence' }));
  return phase === 'begins' ? beginBlock(reading, read.kind) : begunLine(reading, read);
}

/** Ends the block before, where the line does not go it on. */
function beginBlock(reading: Reading, read: LineKind): Steps {
  const { kind, behind, blankDue } = reading;
  const joins = goesOn(read, kind);
  const inTable = read === 'table' && kind === 'table';
  if (!joins && !inTable && behind.length > 0) return again(...setBehind(reading));
  const steps: Step[] = [];
  // Words right below a block quote would be drawn into it.
  if (blankDue && read === 'text') steps.push(add('\n'));
  if (!joins && (read !== kind || read !== 'blank')) steps.push({ kind: 'new-block' });
  return again(...steps, note({ blankDue: false, phase: 'begun', ...(read !== 'table' && { header: '' }) }));
}

function begunLine(reading: Reading, { kind: read, content }: Line): Steps {
  const { text, at, kind, options, stripping } = reading;
  if (read === 'blank') return passLine(reading, note({ kind: 'blank', stripping: false, phase: 'begins' }));
  if (read === 'fence') return passLine(reading, note({ kind: 'fence', phase: 'fence' }));
  if (read === 'quote' && stripping) return stripLine(content);
  if (read === 'quote' && !options.inLine) return blockQuote(reading, content);
  const joins = goesOn(read, kind);
  const marker = text.slice(at, content);
  let indent = reading.indent;
  if (read === 'item' || read === 'quote') indent = ' '.repeat(marker.length);
  else if (!joins) indent = read === 'heading' ? '' : marker.replace(/[^ \t]/g, '');
  const notes = { indent, lineStart: content, phase: 'words', stripping: false } as const;
  if (joins) return again(note({ ...notes, kind }));
  return again(pass(content), note({ ...notes, kind: read, paragraph: content }), { kind: 'new-lead' });
}

const stripLine = (content: number): Steps =>
  again(leaveOut(content), note({ kind: 'text', phase: 'words', lineStart: content, stripping: true }));

const SET_APART = { mark: '“', beginsParagraph: false };

function blockQuote(reading: Reading, content: number): Steps {
  const { options, written, text, at, kind } = reading;
  const { reply } = written;
  const context = { ...reply.context, declared: reply.declared ?? options.declared };
  const { answered } = reading;
  const decision = decideBlockQuote({ ...options, answered }, reading, context);
  if (decision === undefined) return wait();
  if (decision.kind === 'mark')
    return again(
      ...setQuoted(reading, decision.mark, decision.next),
      note({ kind: 'quote', phase: 'words' }),
    );
  if (decision.kind === 'too-long') return stripLine(content);
  const { next } = decision;
  // What is set apart stands by itself: a mark before it closes elsewhere, if at all.
  const apartFromMarks = { kind: 'long-forgotten', met: SET_APART, reference: '' } as const;
  const behind = note({ kind: 'quote', scan: next, phase: text[next - 1] === '\n' ? 'begins' : 'words' });
  if (decision.kind === 'look-inside')
    return again(apartFromMarks, { kind: 'look-inside', to: next, claims: decision.claims }, behind);
  const { output } = decision;
  const isQuote = /^\s*>/.test(output);
  const followsQuote = kind === 'quote' && written.endsLine && reply.length > 0;
  const finding: Placed = {
    start: output.search(/\S|$/),
    end: output.trimEnd().length,
    kind: 'quotation',
    ...decision.finding,
  };
  // Plain words right below a block quote would be drawn into it, and two quotations would run together.
  const apart = followsQuote && output !== text.slice(at, next) ? between(output, isQuote) : '';
  const shown = note({ answered: answered ?? decision.shows });
  return again(apartFromMarks, add(apart), set(output, next, [finding]), behind, shown);
}

const between = (output: string, isQuote: boolean) =>
  isQuote ? (/^\s*>\s*\n/.test(output) ? '' : '>\n') : '\n';
