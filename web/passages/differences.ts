import { fold } from '../../language/fold.ts';

export type TextRange = readonly [start: number, end: number];

interface Word {
  readonly folded: string;
  readonly range: TextRange;
}

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), (match) => ({
    folded: fold(match[0]),
    range: [match.index, match.index + match[0].length],
  }));

/**
 * The words of `text` that are not in `other` at their place: all but the longest row of words that both have in the
 * same order. Case and punctuation are no difference of wording.
 */
export function differences(text: string, other: string): TextRange[] {
  const ours = wordsOf(text);
  const theirs = wordsOf(other).map(({ folded }) => folded);
  const rows = commonRows(
    ours.map(({ folded }) => folded),
    theirs,
  );
  const found: TextRange[] = [];
  let place = 0;
  for (const [at, word] of ours.entries()) {
    // Their words that neither verse needs for its longest row are passed over.
    while (
      place < theirs.length &&
      theirs[place] !== word.folded &&
      rowAt(rows, at, place + 1) === rowAt(rows, at, place)
    ) {
      place += 1;
    }
    if (theirs[place] === word.folded) place += 1;
    else found.push(word.range);
  }
  return found;
}

const rowAt = (rows: readonly Uint16Array[], at: number, place: number): number => rows[at]?.[place] ?? 0;

/** How long the longest common row of the words from `at` and from `place` on is. */
function commonRows(ours: readonly string[], theirs: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: ours.length + 1 }, () => new Uint16Array(theirs.length + 1));
  for (let at = ours.length - 1; at >= 0; at -= 1) {
    for (let place = theirs.length - 1; place >= 0; place -= 1) {
      const longest =
        ours[at] === theirs[place]
          ? rowAt(rows, at + 1, place + 1) + 1
          : Math.max(rowAt(rows, at + 1, place), rowAt(rows, at, place + 1));
      const row = rows[at];
      if (row) row[place] = longest;
    }
  }
  return rows;
}
