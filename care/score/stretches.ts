/** A longer message is scored in stretches of so many words: what is grave in it must not drown in the rest. */
export const STRETCH_WORDS = 50;

/** The whole, where it is short; else stretches that begin with each part. */
export function stretchesOf<Part extends { readonly size: number }>(parts: readonly Part[]): Part[][] {
  const total = parts.reduce((sum, { size }) => sum + size, 0);
  if (total <= STRETCH_WORDS) return parts.length > 0 ? [[...parts]] : [];
  const stretches: Part[][] = [];
  for (let from = 0; from < parts.length; from++) {
    let to = from;
    for (let size = 0; to < parts.length && (to === from || size + parts[to]!.size <= STRETCH_WORDS); to++)
      size += parts[to]!.size;
    stretches.push(parts.slice(from, to));
    if (to === parts.length) break;
  }
  return stretches;
}
