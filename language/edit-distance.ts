/** Longer words are never compared: nobody means another word by one of this length. */
export const LONGEST_COMPARED_WORD = 40;

/** Three rows of the distance table, made once: a search compares a word with thousands. */
const tableRows = [0, 1, 2].map(() => new Uint8Array(LONGEST_COMPARED_WORD + 2));

/**
 * The Damerau-Levenshtein distance (optimal string alignment): how many letters must be replaced, inserted, deleted
 * or swapped with their neighbour to turn `from` into `to`. Returns `limit + 1` as soon as it is known to exceed
 * `limit`, and for words longer than LONGEST_COMPARED_WORD.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  if (from.length > LONGEST_COMPARED_WORD || to.length > LONGEST_COMPARED_WORD) return limit + 1;
  let [beforePrevious, previous, current] = tableRows as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= to.length; column += 1) previous[column] = column;
  for (let row = 1; row <= from.length; row += 1) {
    const letter = from.charCodeAt(row - 1);
    let smallest = row;
    current[0] = row;
    for (let column = 1; column <= to.length; column += 1) {
      const replacement = letter === to.charCodeAt(column - 1) ? 0 : 1;
      let cost = Math.min(
        previous[column]! + 1,
        current[column - 1]! + 1,
        previous[column - 1]! + replacement,
      );
      const isSwap =
        row > 1 &&
        column > 1 &&
        letter === to.charCodeAt(column - 2) &&
        from.charCodeAt(row - 2) === to.charCodeAt(column - 1);
      if (isSwap) cost = Math.min(cost, beforePrevious[column - 2]! + 1);
      current[column] = cost;
      if (cost < smallest) smallest = cost;
    }
    if (smallest > limit) return limit + 1;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  return Math.min(previous[to.length]!, limit + 1);
}
