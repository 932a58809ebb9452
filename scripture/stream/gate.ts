import { beginLine, setBehind } from './gate-lines.ts';
import type { GateOptions } from './gate-output.ts';
import { openState, passTo, trim } from './gate-state.ts';
import { readWords } from './gate-words.ts';
import type { GateEvent } from './reply-text.ts';

export type { GateOptions, Piece } from './gate-output.ts';
export type { GateEvent } from './reply-text.ts';

/** The way of a reply's text to its reader. Feed it as it comes; what it gives back is final. */
export interface Gate {
  push(delta: string): GateEvent[];
  /** Nothing more will come: what was held is decided. */
  end(): GateEvent[];
}

/**
 * The stream gate of the Berea check (behaviour 10.4). A quotation, a block quote
 * or a mark (`[[John 3:16]]`, see marks.ts) is held until it is decided; all else passes at once. What comes out
 * depends on the text alone, never on how it was cut into pieces, and time grows with its length alone.
 */
export function createGate(options: GateOptions): Gate {
  const gate = openState(options);
  function advance(): void {
    for (let goes = true; goes; )
      goes = gate.line === 'words' ? readWords(gate) : beginLine(gate, createGate);
    trim(gate);
  }
  return {
    push(delta) {
      gate.text += delta;
      advance();
      return gate.output.reply.take();
    },
    end() {
      gate.final = true;
      advance();
      if (gate.at < gate.text.length) passTo(gate, gate.text.length);
      setBehind(gate);
      gate.output.endBlock(gate.kind);
      return gate.output.reply.take();
    },
  };
}
