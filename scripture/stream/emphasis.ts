/** Markdown's emphasis in a stretch of a line: what it closes that was opened before, and what it leaves open. */
export interface Emphasis {
  /** Signs that close what was open before the stretch, in order. */
  readonly closes: string;
  /** Signs still open at its end, the innermost last. */
  readonly opens: string;
}

const RUN = /\*+|_+/g;
const SPACE = /\s/;
const PUNCTUATION = /[\p{P}\p{S}]/u;
const NONE: Emphasis = { closes: '', opens: '' };

/** CommonMark's rule of flanking: whether a run of signs may open or close, by what stands beside it. */
function flanks(before: string, after: string, sign: string): { opens: boolean; closes: boolean } {
  const left =
    !SPACE.test(after) && (!PUNCTUATION.test(after) || SPACE.test(before) || PUNCTUATION.test(before));
  const right =
    !SPACE.test(before) && (!PUNCTUATION.test(before) || SPACE.test(after) || PUNCTUATION.test(after));
  if (sign === '*') return { opens: left, closes: right };
  return {
    opens: left && (!right || PUNCTUATION.test(before)),
    closes: right && (!left || PUNCTUATION.test(after)),
  };
}

/** The emphasis of `text` from `from` to `to`; what stands outside is looked at for the signs at the ends alone. */
export function emphasisIn(text: string, from = 0, to = text.length): Emphasis {
  RUN.lastIndex = from;
  let closes = '';
  const open: string[] = [];
  for (let match = RUN.exec(text); match !== null && match.index < to; match = RUN.exec(text)) {
    const run = match[0].slice(0, to - match.index);
    const sign = run[0]!;
    if (text[match.index - 1] === '\\') continue;
    const may = flanks(text[match.index - 1] ?? ' ', text[match.index + match[0].length] ?? ' ', sign);
    let left = run.length;
    if (may.closes) {
      while (left > 0 && open.at(-1) === sign) {
        open.pop();
        left -= 1;
      }
      // A run that can only close belongs to what stood before the stretch.
      if (!may.opens) closes += sign.repeat(left);
    }
    if (may.opens) for (; left > 0; left -= 1) open.push(sign);
  }
  return closes === '' && open.length === 0 ? NONE : { closes, opens: open.join('') };
}

const same = (a: Emphasis, b: Emphasis) => a.closes === b.closes && a.opens === b.opens;

/**
 * What is set for the stretch of a text from `from` to `to`, so that it closes and leaves open the emphasis that the stretch
 * did: as it is where it does, else without any emphasis of its own.
 */
export function withEmphasisOf(text: string, from: number, to: number, written: string): string {
  const was = emphasisIn(text, from, to);
  const before = text.slice(Math.max(0, from - 1), from);
  const around = before + written + text.slice(to, to + 1);
  if (same(was, emphasisIn(around, before.length, before.length + written.length))) return written;
  return was.closes + written.replace(RUN, '') + was.opens;
}
