import { setImmediate as nextTurn } from 'node:timers/promises';
import { SAYINGS } from '../../content/sayings/all.ts';
import { openSayingNotes } from '../../scripture/quotations/saying-notes.ts';
import { createGate, type GateEvent, type GateOptions } from '../../scripture/stream/gate.ts';
import { cleanText } from '../http/clean-text.ts';
import type { RunningReply } from './running-reply.ts';

const noteOnSaying = openSayingNotes(SAYINGS);

/** The first half of a surrogate pair or of CRLF at the end of a piece. */
const HALF = /[\uD800-\uDBFF\r]$/;

export interface CheckedWords {
  /** Answers whether a first word has come: what is blank, or nothing once it is clean, is no answer yet. */
  some(text: string): boolean;
  /** The text is complete. */
  rest(): void;
  /** A text that is there as a whole: paragraph by paragraph, so that other visitors are served in between. */
  all(text: string): Promise<void>;
}

/** Cleans a reply's text (behaviour 8.1) and streams it through the quotation check. */
export function checkedWords(reply: RunningReply, options: GateOptions): CheckedWords {
  const gate = createGate({ noteOnSaying, ...options });
  let begun = false;
  /** Half a character, or half a line end: what it is shows with the next piece. */
  let half = '';
  const pass = (events: readonly GateEvent[]): void => {
    for (const event of events) {
      if (event.type === 'text') reply.append(event.text);
      else reply.addFinding(event.finding);
    }
  };
  function push(text: string): void {
    const clean = begun ? cleanText(text) : cleanText(text).trimStart();
    begun ||= clean !== '';
    pass(gate.push(clean));
  }
  function some(text: string): boolean {
    const whole = half + text;
    half = HALF.exec(whole)?.[0] ?? '';
    push(whole.slice(0, whole.length - half.length));
    return begun;
  }
  function rest(): void {
    push(half);
    half = '';
    pass(gate.end());
  }
  return {
    some,
    rest,
    async all(text) {
      for (const paragraph of text.split(/(?<=\n\n)/)) {
        some(paragraph);
        await nextTurn();
      }
      rest();
    },
  };
}
