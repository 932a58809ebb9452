import type { TranslationId } from '../types.ts';
import { copyOf } from './copy-of.ts';
import { createOutput, type GateOptions, type Piece } from './gate-output.ts';
import { NEW_BLOCK, type Reading } from './reading.ts';
import type { GateEvent } from './reply-text.ts';
import type { Placed, Step } from './steps.ts';

/** How much of what was given out is kept to look back at; more is cut away. */
const KEPT = 1_400;
const TOO_MUCH = 6_000;

/** How another gate is opened for what stands within a block quote. */
export type OpenGate = (options: GateOptions) => {
  readonly answered: TranslationId | undefined;
  push(text: string): GateEvent[];
  end(): GateEvent[];
};

type Changing<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * The one place in which a reading changes and text is given out: it carries out what readers say, step by step, and
 * decides nothing.
 */
export function createWriter(options: GateOptions, open: OpenGate) {
  const output = createOutput(options);
  const { reply, late, long } = output;
  const reading: Changing<Reading> = {
    ...NEW_BLOCK,
    options,
    written: output,
    text: '',
    at: 0,
    scan: 0,
    final: false,
    phase: 'begins',
    kind: 'blank',
    header: '',
    stripping: false,
    blankDue: false,
    answered: options.answered,
    waiting: undefined,
    behind: [],
    set: { marks: 0, verses: 0, passages: new Set() },
  };
  /** Units of the source that were cut away before `text`. */
  let before = 0;

  /** Gives out what stands for the source up to `to`. */
  function stand(written: string, to: number, changed: boolean): void {
    output.stand(written, before + reading.at, before + to, changed);
    reading.at = to;
    reading.scan = Math.max(reading.scan, to);
  }

  function report(findings: readonly Placed[], by: number): void {
    for (const finding of findings)
      reply.report({ ...finding, start: finding.start + by, end: finding.end + by });
  }

  function cutAway(cut: number): void {
    const { text, at, scan, paragraph, lineStart, consumed, outer } = reading;
    before += cut;
    Object.assign(reading, {
      text: text.slice(cut),
      at: at - cut,
      scan: scan - cut,
      paragraph: Math.max(0, paragraph - cut),
      lineStart: Math.max(0, lineStart - cut),
      consumed: consumed.map((place) => place - cut).filter((place) => place >= 0),
      outer: outer.map((each) => ({ ...each, close: each.close - cut })).filter(({ close }) => close >= 0),
    });
  }

  function lookInside({ to, claims }: Extract<Step, { kind: 'look-inside' }>): void {
    const source = before + reading.at;
    const by = reply.length;
    const onPiece = ({ start, end, sourceStart, sourceEnd, changed }: Piece) =>
      options.onPiece?.({
        start: start + by,
        end: end + by,
        sourceStart: sourceStart + source,
        sourceEnd: sourceEnd + source,
        changed,
      });
    const { answered } = reading;
    const inside = open({ ...options, answered, inLine: true, onPiece, near: reply.near, claims });
    for (const event of [...inside.push(reading.text.slice(reading.at, to)), ...inside.end()]) {
      if (event.type === 'text') output.give(event.text);
      else report([event.finding], by);
    }
    reading.answered = inside.answered;
    reading.at = to;
    reading.scan = Math.max(reading.scan, to);
  }

  function carryOut(step: Step): void {
    const start = reply.length;
    switch (step.kind) {
      case 'pass':
        if (step.to > reading.at) stand(copyOf(reading.text.slice(reading.at, step.to)), step.to, false);
        return;
      case 'leave-out':
        reading.at = step.to;
        reading.scan = Math.max(reading.scan, step.to);
        return;
      case 'set':
        stand(step.written, step.to, step.written !== reading.text.slice(reading.at, step.to));
        report(step.findings, start);
        return;
      case 'add':
        output.give(step.written);
        report(step.findings, start);
        return;
      case 'look-inside':
        lookInside(step);
        return;
      case 'note':
        Object.assign(reading, step.notes);
        return;
      case 'new-block':
        output.endBlock(reading.kind);
        cutAway(reading.at);
        Object.assign(reading, NEW_BLOCK, { scan: 0 });
        output.beginLead();
        return;
      case 'new-lead':
        output.beginLead();
        return;
      case 'long-opens':
        long.begin(reply.length - 1, step.met, step.claims);
        return;
      case 'long-closes':
        // What opened it is too far back, or was none: the words before it were compared with nothing.
        if (!long.close(step.sign, start + 1)) reply.leftAlone(start, start + 1);
        return;
      case 'long-forgotten':
        report(long.forget(options, step.met, step.reference), 0);
        return;
      case 'late':
        late.add(step, step.late);
        return;
      case 'left-alone':
        reply.leftAlone(step.start, step.end);
    }
  }

  return {
    reading: reading as Reading,
    carryOut,
    push(delta: string): void {
      reading.text += delta;
    },
    /** Nothing more will come. */
    finish(): void {
      reading.final = true;
    },
    /** Cuts away what is no longer looked at, at places that depend on the text alone. */
    trim(): void {
      // Places of a quotation that waits must stay what they are.
      if (reading.at >= TOO_MUCH && !reading.waiting) cutAway(reading.at - KEPT);
    },
    endBlock(): void {
      output.endBlock(reading.kind);
    },
    take: () => reply.take(),
  };
}
