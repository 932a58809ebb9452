/**
 * Where a quotation with its reference names the passage, as offsets: "(Ephesians 2:8)" or "(Eph. 2:8, KJV)"; null where it
 * is written in another way and place.
 */
export function referenceIn(text: string, reference: string): { start: number; end: number } | null {
  const exact = text.lastIndexOf(reference);
  if (exact >= 0) return { start: exact, end: exact + reference.length };
  const inBrackets = /\((?<words>[^()“”"]*\d[^()“”"]*)\)[^()\w]*$/.exec(text);
  if (!inBrackets?.groups?.words) return null;
  const start = inBrackets.index + 1;
  return { start, end: start + inBrackets.groups.words.length };
}
