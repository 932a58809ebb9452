import type { TranslationId } from '../types.ts';
import type { GateOptions } from './gate-output.ts';
import { readLine, setBehind } from './read-line.ts';
import { readWords } from './read-words.ts';
import type { GateEvent } from './reply-text.ts';
import { createWriter } from './writer.ts';

export type { GateOptions, Piece } from './gate-output.ts';
export type { GateEvent } from './reply-text.ts';

/** The way of a reply's text to its reader. Feed it as it comes; what it gives back is final. */
export interface Gate {
  push(delta: string): GateEvent[];
  /** Nothing more will come: what was held is decided. */
  end(): GateEvent[];
  /** The translation that the answer has shown so far. */
  readonly answered: TranslationId | undefined;
}

/**
 * The stream gate of the Berea check (behaviour 10.4). A quotation, a block quote
 * or a mark (`[[John 3:16]]`, see marks.ts) is held until it is decided; all else passes at once. What comes out
 * depends on the text alone, never on how it was cut into pieces, and time grows with its length alone.
 *
 * Readers look at where the gate stands and say what is to be done; the writer does it.
 */
export function createGate(options: GateOptions): Gate {
  const writer = createWriter(options, createGate);
  const { reading } = writer;
  function advance(): void {
    for (let goes = true; goes; ) {
      const { steps, needsText } = reading.phase === 'words' ? readWords(reading) : readLine(reading);
      for (const step of steps) writer.carryOut(step);
      writer.trim();
      goes = !needsText;
    }
  }
  return {
    push(delta) {
      writer.push(delta);
      advance();
      return writer.take();
    },
    end() {
      writer.finish();
      advance();
      writer.carryOut({ kind: 'pass', to: reading.text.length });
      for (const step of setBehind(reading)) writer.carryOut(step);
      writer.endBlock();
      return writer.take();
    },
    get answered() {
      return reading.answered;
    },
  };
}
