/** A part of an answer. What is `needed` stands in every answer; of the others those with the lowest `rank` are kept first. */
export interface AnswerPart {
  readonly texts: readonly string[];
  readonly rank: number | 'needed';
}

/** How many of its words a text says itself: quotations (lines that begin with ">") are not counted. */
export function ownWordCount(text: string): number {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const countOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + ownWordCount(text), 0);

/** The parts' texts in their order, without the parts that would make them longer than so many words of our own. */
export function withinWords(parts: readonly AnswerPart[], most: number): string[] {
  const kept = new Set(parts.filter(({ rank }) => rank === 'needed'));
  let count = [...kept].reduce((sum, { texts }) => sum + countOf(texts), 0);
  const others = parts.filter((part) => !kept.has(part)).toSorted((a, b) => Number(a.rank) - Number(b.rank));
  for (const part of others) {
    const longer = count + countOf(part.texts);
    if (longer > most) continue;
    kept.add(part);
    count = longer;
  }
  return parts.filter((part) => kept.has(part)).flatMap(({ texts }) => texts);
}
