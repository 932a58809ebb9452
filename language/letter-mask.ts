/**
 * The set of letters of a word as 32 bits, one for each letter. Comparing two masks is much cheaper than an edit
 * distance and rules out most words before it is measured.
 */
export function letterMask(word: string): number {
  let mask = 0;
  for (let offset = 0; offset < word.length; offset += 1) mask |= 1 << (word.charCodeAt(offset) & 31);
  return mask >>> 0;
}

/**
 * Whether words with these masks can be within `limit` edits of each other: one edit adds a letter to the set,
 * removes one, or both. False means that they cannot; true that they must be measured.
 */
export function mayBeWithinEdits(mask: number, other: number, limit: number): boolean {
  let differing = 0;
  for (let rest = mask ^ other; rest !== 0; rest &= rest - 1) differing += 1;
  return differing <= 2 * limit;
}
