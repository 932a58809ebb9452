import { aroundQuotation } from './gate-around.ts';
import { decideBlockQuote } from './gate-block-quote.ts';
import type { Around, Decision, Held } from './gate-outcome.ts';
import { createOutput, type GateOptions, type Piece } from './gate-output.ts';
import { decideQuotation } from './gate-quotation.ts';
import { type Line, lineAt } from './lines.ts';
import { opensAt } from './quotations.ts';
import { type GateEvent, NO_CONTEXT } from './reply-text.ts';
import { seamAt } from './written.ts';

export type { GateOptions, Piece } from './gate-output.ts';
export type { GateEvent } from './reply-text.ts';

/** The way of a reply's text to its reader. Feed it as it comes; what it gives back is final. */
export interface Gate {
  push(delta: string): GateEvent[];
  /** Nothing more will come: what was held is decided. */
  end(): GateEvent[];
}

/** What may belong to a quotation mark that follows: it is held until the next sign shows. */
const SOFT = /[ \t\u00A0\u202F,:;—–*_([-]/;
const LONGEST_SOFT = 24;
const INTERESTING = /[\n`“„«»‘"'”’]/g;
/** So much that was given out is kept to look back at; more is cut away. */
const KEPT = 1_400;
const TOO_MUCH = 6_000;
const DOUBLE_CLOSING = '”"»';

/** Whether a mark may close something: an apostrophe within a word does not. */
const endsWord = (text: string, at: number) => !/[\p{L}\p{N}]/u.test(text[at + 1] ?? '');

/**
 * The stream gate of the Berea check (docs: architecture, "Text that was sent is final"). A quotation or a
 * block quote is held until it is decided; all else passes at once. What comes out depends on the text alone,
 * never on how it was cut into pieces, and time grows with its length alone.
 */
export function createGate(options: GateOptions): Gate {
  const output = createOutput(options);
  const { reply, long, give } = output;
  let text = '';
  /** Units of the source that were cut away before `text`. */
  let before = 0;
  /** In `text`: how far it was given out, and how far it was looked through. */
  let at = 0;
  let scan = 0;
  let final = false;
  let line: 'begins' | 'words' | 'fence' = 'begins';
  let kind: Line['kind'] = 'blank';
  /** Where the paragraph's own words begin in `text`; what is before it was given out and belongs to others. */
  let paragraph = 0;
  let indent = '';
  let inCode = false;
  let consumed: number[] = [];
  let dropped = '';
  let stripping = false;
  /** A block was set: words that go on behind it are joined anew. */
  let seam: { reopen: string } | undefined;
  let blankDue = false;
  /** The quotation mark that is not decided yet. */
  let waiting: Held | undefined;

  function passTo(to: number): void {
    if (to <= at) return;
    stand(text.slice(at, to), to);
    scan = Math.max(scan, to);
  }

  /** Gives out what stands for the source up to `next`. */
  function stand(written: string, next: number): void {
    output.stand(written, before + at, before + next, written !== text.slice(at, next));
    at = next;
  }

  /** Cuts away what is no longer looked at, at places that depend on the text alone. */
  function trim(): void {
    // Places of a quotation that waits must stay what they are.
    if (at < TOO_MUCH || waiting) return;
    const cut = at - KEPT;
    text = text.slice(cut);
    before += cut;
    at -= cut;
    scan -= cut;
    paragraph = Math.max(0, paragraph - cut);
    consumed = consumed.map((place) => place - cut).filter((place) => place >= 0);
  }

  function newBlock(): void {
    output.endBlock(kind);
    text = text.slice(at);
    before += at;
    at = 0;
    scan = 0;
    paragraph = 0;
    output.beginLead();
    consumed = [];
    indent = '';
    inCode = false;
    dropped = '';
    seam = undefined;
  }

  /** Passes a line whole; false where its end has not come. */
  function passLine(): boolean {
    const newline = text.indexOf('\n', at);
    if (newline < 0 && !final) return false;
    passTo(newline < 0 ? text.length : newline + 1);
    return true;
  }

  /** Reads how a line begins; false where more text is needed. */
  function beginLine(): boolean {
    const read = at < text.length ? lineAt(text, at, final) : undefined;
    if (read === undefined) return false;
    if (line === 'fence') {
      if (!passLine()) return false;
      if (read.kind === 'fence') line = 'begins';
      return true;
    }
    const goesOn = read.kind === 'text' && (kind === 'text' || kind === 'item');
    if (goesOn) {
      // Words right below a block quote would be drawn into it.
      if (blankDue) give('\n');
    } else if (read.kind !== kind || read.kind !== 'blank') newBlock();
    blankDue = false;
    const begun = goesOn ? kind : read.kind;
    if (read.kind === 'blank') {
      if (!passLine()) return false;
      kind = 'blank';
      stripping = false;
      return true;
    }
    if (read.kind === 'fence') {
      if (!passLine()) return false;
      kind = 'fence';
      line = 'fence';
      return true;
    }
    // newBlock may have cut the text: the line is read again at its new place.
    const { content } = lineAt(text, at, final)!;
    if (read.kind === 'quote') {
      if (stripping) return stripLine(content);
      if (!options.inLine) return blockQuote();
    } else stripping = false;
    const marker = text.slice(at, content);
    if (read.kind === 'item' || read.kind === 'quote') indent = ' '.repeat(marker.length);
    else if (!goesOn) indent = marker.replace(/[^ \t]/g, '');
    kind = begun;
    if (!goesOn) {
      passTo(content);
      paragraph = at;
      output.beginLead();
    }
    line = 'words';
    return true;
  }

  function stripLine(content: number): boolean {
    at = content;
    scan = Math.max(scan, at);
    kind = 'text';
    line = 'words';
    return true;
  }

  function blockQuote(): boolean {
    const decision = decideBlockQuote(options, text, at, reply.context, final);
    if (decision === undefined) return false;
    kind = 'quote';
    if (decision.kind === 'too-long') {
      stripping = true;
      return stripLine(lineAt(text, at, final)!.content);
    }
    const start = reply.length;
    if (decision.kind === 'decided') {
      stand(decision.output, decision.next);
      const from = start + decision.output.search(/\S|$/);
      const to = start + decision.output.trimEnd().length;
      reply.report({ start: from, end: to, kind: 'quotation', ...decision.finding });
    } else {
      lookInside(text.slice(at, decision.next), start);
      at = decision.next;
    }
    scan = at;
    line = text[at - 1] === '\n' ? 'begins' : 'words';
    return true;
  }

  /** The lines of a block quote that is no quotation as a whole. */
  function lookInside(inner: string, offset: number): void {
    const source = before + at;
    const onPiece = ({ start, end, sourceStart, sourceEnd, changed }: Piece) =>
      options.onPiece?.({
        start: start + offset,
        end: end + offset,
        sourceStart: sourceStart + source,
        sourceEnd: sourceEnd + source,
        changed,
      });
    const gate = createGate({ ...options, inLine: true, onPiece });
    for (const event of [...gate.push(inner), ...gate.end()]) {
      if (event.type === 'text') give(event.text);
      else {
        const { finding } = event;
        reply.report({ ...finding, start: finding.start + offset, end: finding.end + offset });
      }
    }
  }

  /** Joins words to the block before them; false where they have not come. */
  function joinBehindBlock(reopen: string): boolean {
    const { length, closes, ends } = seamAt(text.slice(at, at + LONGEST_SOFT));
    const to = at + length;
    if (to >= text.length && !final) return false;
    const next = text[to];
    const opens = next === undefined ? false : opensAt(text, to, final);
    if (opens === undefined) return false;
    at = to;
    scan = Math.max(scan, at);
    if (opens) return true;
    seam = undefined;
    if (next === '\n') blankDue = true;
    else if (next !== undefined) {
      output.beginLead();
      give(`\n\n${indent}${closes ? '' : reopen}`);
      // What ended a sentence went: the words behind it begin one.
      if (ends && next !== next.toUpperCase()) stand(next.toUpperCase(), at + 1);
      scan = Math.max(scan, at);
    }
    return true;
  }

  /** Where the punctuation begins that may belong to a mark at `to`. */
  function softStart(to: number): number {
    let from = to;
    while (from > at && to - from < LONGEST_SOFT && SOFT.test(text[from - 1]!)) from -= 1;
    if (from === to && to > at && /[\uD800-\uDBFF]/.test(text[to - 1]!)) from -= 1;
    return from;
  }

  function around(held: Held): Around {
    return aroundQuotation(text, held, {
      paragraph,
      consumed,
      context: output.lead === '' ? reply.context : NO_CONTEXT,
      near: reply.near,
      lead: output.lead,
      behindBlock: seam !== undefined,
      indent,
      inLine: options.inLine === true || (kind !== 'text' && kind !== 'item'),
    });
  }

  function carryOut(decision: Decision): void {
    // What follows a block is a paragraph of its own, a quotation too.
    if (seam && !decision.output.startsWith('\n')) give(`\n\n${indent}`);
    const start = reply.length;
    stand(decision.output, decision.next);
    if (decision.finding) {
      const { from, to, ...rest } = decision.finding;
      reply.report({ start: start + from, end: start + to, kind: 'quotation', ...rest });
    }
    scan = at;
    consumed.push(...decision.consumed);
    if (decision.dropClosing) dropped = decision.dropClosing;
    if (decision.unclosed && !decision.dropClosing) long.begin(reply.length - 1);
    seam = decision.block;
    if (decision.block) output.beginLead();
  }

  /** Looks through the words of a line; false where more text is needed. */
  function readWords(): boolean {
    if (seam && !joinBehindBlock(seam.reopen)) return false;
    for (;;) {
      INTERESTING.lastIndex = scan;
      const found = INTERESTING.exec(text)?.index ?? -1;
      if (found < 0) {
        scan = text.length;
        if (!seam) passTo(final ? text.length : softStart(text.length));
        return false;
      }
      const sign = text[found]!;
      if (sign === '\n') {
        passTo(found + 1);
        line = 'begins';
        inCode = false;
        return true;
      }
      scan = found;
      if (sign === '`') inCode = !inCode;
      else if (!inCode) {
        const opens = opensAt(text, found, final);
        if (opens === undefined) {
          if (!seam) passTo(softStart(found));
          return false;
        }
        if (opens) return hold(found);
        if (DOUBLE_CLOSING.includes(sign)) {
          passTo(found);
          long.close(reply.length + 1);
        }
        if (dropped.includes(sign) && endsWord(text, found)) {
          passTo(found);
          at = found + 1;
          dropped = '';
        }
      }
      scan = found + 1;
    }
  }

  function hold(open: number): boolean {
    const soft = softStart(open);
    if (!seam) passTo(soft);
    scan = open;
    waiting ??= { soft: seam ? open : soft, open, memory: {} };
    const held = waiting;
    const decision = decideQuotation(options, text, held, () => around(held), final);
    if (decision === undefined) return false;
    waiting = undefined;
    carryOut(decision);
    trim();
    return true;
  }

  function advance(): void {
    for (let goes = true; goes; ) goes = line === 'words' ? readWords() : beginLine();
    trim();
  }

  return {
    push(delta) {
      text += delta;
      advance();
      return reply.take();
    },
    end() {
      final = true;
      advance();
      if (at < text.length) passTo(text.length);
      output.endBlock(kind);
      return reply.take();
    },
  };
}
