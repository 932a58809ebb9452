import { countWords, wordsOf } from '../text/words.ts';
import { nearness, type Quotation } from './compare.ts';

/** What is set is at most so many times as long as what was written, in words. */
const MOST_GROWTH = 2;
/** Clauses that share less with the quotation, in order, are not what it quotes. */
const LEAST_NEARNESS = 0.3;
/** Stops at which a passage may be cut. */
const CLAUSE = /[^,;:.!?—]+[,;:.!?—]*["”’)]*\s*/g;
const MOST_CLAUSES = 40;

const growthAllowed = ({ count }: Quotation) => count * MOST_GROWTH;

/** Whether a passage's words are not too long to stand for the quotation as a whole. */
export function fitsWhole(quotation: Quotation, text: string): boolean {
  return countWords(wordsOf(text)) <= growthAllowed(quotation);
}

/** The row of a passage's clauses that is most like the quotation, and not too long for it; undefined where none is. */
export function clauseLike(quotation: Quotation, text: string): string | undefined {
  const clauses = (text.match(CLAUSE) ?? []).slice(0, MOST_CLAUSES);
  const counts = clauses.map((clause) => countWords(wordsOf(clause)));
  let best: { text: string; score: number } | undefined;
  for (let from = 0; from < clauses.length; from += 1) {
    let count = 0;
    for (let to = from; to < clauses.length; to += 1) {
      count += counts[to]!;
      if (count > growthAllowed(quotation)) break;
      const row = clauses
        .slice(from, to + 1)
        .join('')
        .trim();
      const score = nearness(quotation, wordsOf(row));
      if (score > (best?.score ?? LEAST_NEARNESS) + 1e-9) best = { text: row, score };
    }
  }
  return best?.text.replace(/[,;:—]+$/, '');
}
