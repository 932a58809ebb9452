/** Local models that write down their thinking begin their answer with one of these. */
const TAGS: readonly (readonly [open: string, close: string])[] = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['[THINK]', '[/THINK]'],
];

/** Takes a model's thinking out of the beginning of its answer, piece by piece as it streams. */
export interface ThoughtFilter {
  /** The part of `piece`, and of what was held before it, that belongs to the answer. */
  push(piece: string): string;
  /** What was held when the answer ended; unfinished thinking is dropped. */
  end(): string;
}

/** Once the answer has begun, pieces pass untouched: a `<think>` in the middle is the writer's own. */
export function createThoughtFilter(): ThoughtFilter {
  let state: 'beginning' | 'thinking' | 'answer' = 'beginning';
  let held = '';
  let close = '';

  function atBeginning(): string {
    const text = held.trimStart();
    const tag = TAGS.find(([open]) => text.startsWith(open));
    if (tag) {
      state = 'thinking';
      close = tag[1];
      held = text.slice(tag[0].length);
      return whileThinking();
    }
    if (TAGS.some(([open]) => open.startsWith(text))) return '';
    state = 'answer';
    return release();
  }

  function whileThinking(): string {
    const at = held.indexOf(close);
    if (at === -1) {
      // Enough to recognise a closing tag that is split between two pieces.
      held = held.slice(-(close.length - 1));
      return '';
    }
    // A model may think twice before it answers.
    held = held.slice(at + close.length);
    state = 'beginning';
    return atBeginning();
  }

  function release(): string {
    const text = held;
    held = '';
    return text;
  }

  return {
    push(piece) {
      if (state === 'answer') return piece;
      held += piece;
      return state === 'beginning' ? atBeginning() : whileThinking();
    },
    end: () => (state === 'thinking' ? '' : release()),
  };
}
