/** A run of items that both sequences have, or that stands in one of them only. Indexes are half open. */
export interface DiffRun {
  readonly kind: 'same' | 'removed' | 'added';
  /** In `after` for 'same' and 'added', in `before` for 'removed'. */
  readonly start: number;
  readonly end: number;
}

/** Beyond this the part between the common beginning and the common end is not compared item by item. */
const MAX_PAIRS = 1_000_000;

/**
 * The difference of two sequences by their longest common subsequence. Between two common runs the removed items come
 * before the added ones. Time and memory are bounded by MAX_PAIRS.
 */
export function sequenceDiff(before: readonly string[], after: readonly string[]): DiffRun[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let common = 0;
  while (common < shorter - start && before.at(-1 - common) === after.at(-1 - common)) common += 1;
  const [beforeEnd, afterEnd] = [before.length - common, after.length - common];
  return [
    { kind: 'same', start: 0, end: start } as const,
    ...middleRuns(before.slice(start, beforeEnd), after.slice(start, afterEnd)).map((run) => ({
      kind: run.kind,
      start: run.start + start,
      end: run.end + start,
    })),
    { kind: 'same', start: afterEnd, end: after.length } as const,
  ].filter((run) => run.start < run.end);
}

function middleRuns(before: readonly string[], after: readonly string[]): DiffRun[] {
  if (before.length * after.length > MAX_PAIRS) {
    return [
      { kind: 'removed', start: 0, end: before.length },
      { kind: 'added', start: 0, end: after.length },
    ];
  }
  const width = after.length + 1;
  const lengths = commonLengths(before, after);
  const lengthAt = (i: number, j: number): number =>
    i <= before.length && j <= after.length ? lengths[i * width + j]! : -1;
  const runs: DiffRun[] = [];
  let i = 0;
  let j = 0;
  const isCommon = (): boolean => i < before.length && j < after.length && before[i] === after[j];
  while (i < before.length || j < after.length) {
    const [removedFrom, addedFrom] = [i, j];
    while ((i < before.length || j < after.length) && !isCommon()) {
      if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
      else j += 1;
    }
    runs.push({ kind: 'removed', start: removedFrom, end: i }, { kind: 'added', start: addedFrom, end: j });
    const commonFrom = j;
    while (isCommon()) {
      i += 1;
      j += 1;
    }
    runs.push({ kind: 'same', start: commonFrom, end: j });
  }
  return runs;
}

/** At row i, column j: the length of the longest common subsequence of `before` from i and `after` from j. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const below = (i + 1) * width + j;
      lengths[i * width + j] =
        before[i] === after[j]
          ? lengths[below + 1]! + 1
          : Math.max(lengths[below]!, lengths[i * width + j + 1]!);
    }
  }
  return lengths;
}
