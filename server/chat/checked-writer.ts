import { setImmediate as nextTurn } from 'node:timers/promises';
import { SAYINGS } from '../../content/sayings/all.ts';
import { openSayingNotes } from '../../scripture/quotations/saying-notes.ts';
import { createGate, type GateEvent, type GateOptions } from '../../scripture/stream/gate.ts';
import type { Finding } from '../../scripture/types.ts';
import { cleanText } from '../http/clean-text.ts';
import type { RunningReply } from './running-reply.ts';

const noteOnSaying = openSayingNotes(SAYINGS);

/** The first half of a surrogate pair or of CRLF at the end of a piece. */
const HALF = /[\uD800-\uDBFF\r]$/;

export interface CheckedWriter {
  /** Writes a piece. Returns whether the reply has begun: blanks, or text that is empty once cleaned, do not begin it. */
  push(text: string): boolean;
  /** The text is complete. */
  end(): void;
  /** Writes a whole text and ends it, paragraph by paragraph, so that other visitors are served in between. */
  writeAll(text: string): Promise<void>;
}

const moveBy = (finding: Finding, offset: number): Finding =>
  offset === 0 ? finding : { ...finding, start: finding.start + offset, end: finding.end + offset };

/** Streams a reply through the quotation check: cleans the text (docs/architecture.md), then passes it to the gate. */
export function createCheckedWriter(reply: RunningReply, options: GateOptions): CheckedWriter {
  const gate = createGate({ noteOnSaying, ...options });
  /** Findings are counted from where this text begins. */
  const offset = reply.snapshot().length;
  // What goes on with a text may begin with a blank.
  let begun = offset > 0;
  /** Half a character, or half a line end: the next piece shows what it is. */
  let half = '';
  const emit = (events: readonly GateEvent[]): void => {
    for (const event of events) {
      if (event.type === 'text') reply.append(event.text);
      else reply.addFinding(moveBy(event.finding, offset));
    }
  };
  function pushWhole(text: string): void {
    const clean = begun ? cleanText(text) : cleanText(text).trimStart();
    begun ||= clean !== '';
    emit(gate.push(clean));
  }
  function push(text: string): boolean {
    const joined = half + text;
    half = HALF.exec(joined)?.[0] ?? '';
    pushWhole(joined.slice(0, joined.length - half.length));
    return begun;
  }
  function end(): void {
    pushWhole(half);
    half = '';
    emit(gate.end());
  }
  return {
    push,
    end,
    async writeAll(text) {
      for (const paragraph of text.split(/(?<=\n\n)/)) {
        push(paragraph);
        await nextTurn();
      }
      end();
    },
  };
}
