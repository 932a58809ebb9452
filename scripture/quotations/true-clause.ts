import { contentRoots, countWords, wordsOf } from '../text/words.ts';
import { nearness, type Quotation, quotationOf, standsIn } from './compare.ts';

/** What is set is at most so many times as long as what was written, in words. */
const MOST_GROWTH = 2;
/** Clauses that share less with the quotation, in order, are not what it quotes. */
const LEAST_NEARNESS = 0.3;
/** A row that begins where a sentence does is preferred by so much. */
const WHOLE_BEGINNING = 0.04;
/** A row that has the quotation's telling words is preferred by so much. */
const TELLING = 0.15;
const DENIAL = / (?:not|no|nor|neither|never|none|nothing|cannot|without) /;
/** Stops at which a passage may be cut. */
const CLAUSE = /[^,;:.!?—]+[,;:.!?—]*["”’)]*\s*/g;
const MOST_CLAUSES = 40;

/** Which part of the quotation's telling words a row has. */
function tellingWords({ roots }: Quotation, row: string): number {
  const held = new Set(contentRoots(wordsOf(row)));
  return roots.length === 0 ? 0 : roots.filter((root) => held.has(root)).length / roots.length;
}

const growthAllowed = ({ count }: Quotation) => count * MOST_GROWTH;

/** Whether a passage of so many words is not too long to stand for the quotation as a whole. */
export const fitsWhole = (quotation: Quotation, words: number): boolean => words <= growthAllowed(quotation);

/** The clauses with which a passage begins, as many as may stand for the quotation; undefined where the first is too long. */
export function firstClauses(quotation: Quotation, text: string): string | undefined {
  let row = '';
  for (const clause of (text.match(CLAUSE) ?? []).slice(0, MOST_CLAUSES)) {
    if (countWords(wordsOf(row + clause)) > growthAllowed(quotation)) break;
    row += clause;
  }
  return row === '' ? undefined : row.trim().replace(/[,;:—]+$/, '');
}

/** The row of a passage's clauses that is most like the quotation, and not too long for it; undefined where none is. */
export function clauseLike(quotation: Quotation, text: string): string | undefined {
  const clauses = (text.match(CLAUSE) ?? []).slice(0, MOST_CLAUSES);
  const words = clauses.map(wordsOf);
  const counts = words.map(countWords);
  const denies = DENIAL.test(quotation.words) && DENIAL.test(wordsOf(text));
  let best: { text: string; score: number } | undefined;
  for (let from = 0; from < clauses.length; from += 1) {
    const begins = from === 0 || /[.!?]/.test(clauses[from - 1]!) ? WHOLE_BEGINNING : 0;
    let count = 0;
    for (let to = from; to < clauses.length; to += 1) {
      count += counts[to]!;
      if (count > growthAllowed(quotation)) break;
      // No row of words can be nearer than its length allows.
      const most = Math.min(count, quotation.count) / Math.max(count, quotation.count);
      if (most <= LEAST_NEARNESS || most + TELLING + begins <= (best?.score ?? 0)) continue;
      const row = clauses
        .slice(from, to + 1)
        .join('')
        .trim();
      // "Nothing can separate us" is not "shall be able to separate us".
      if (denies && !DENIAL.test(wordsOf(row))) continue;
      const near = nearness(quotation, wordsOf(row));
      const score = near + TELLING * tellingWords(quotation, row);
      if (near > LEAST_NEARNESS && score > (best?.score ?? 0) + 1e-9) best = { text: row, score };
    }
  }
  return best?.text.replace(/[,;:—]+$/, '');
}

const DOTS = /\s*(?:\[\s*(?:\.{3}|…)\s*\]|\.{3,}|…|\. \. \.)\s*/;

/**
 * For a quotation with dots: the row of clauses that is most like each of its parts, with dots between them. Undefined where
 * a part has none, where they do not follow one another, or where what is left out turns what is said.
 */
export function clausesOfParts(quotation: Quotation, text: string): string | undefined {
  const parts = quotation.raw.split(DOTS).filter((part) => wordsOf(part) !== '');
  if (parts.length < 2) return undefined;
  const rows = parts.map((part, place) => {
    const own = quotationOf(part);
    return clauseLike(own, text) ?? (place === 0 ? firstClauses(own, text) : undefined);
  });
  if (rows.some((row) => row === undefined || wordsOf(row) === '') || new Set(rows).size < rows.length)
    return undefined;
  const set = joined(rows as string[], text);
  const counts = countWords(wordsOf(set));
  return counts <= growthAllowed(quotation) && standsIn(quotationOf(set), wordsOf(text)) ? set : undefined;
}

/** Rows of clauses with dots between them, but where nothing is left out. */
function joined(rows: readonly string[], text: string): string {
  return rows.reduce((set, row) => {
    const last = set.split(' … ').at(-1)!;
    const gap = text.slice(text.indexOf(last) + last.length, text.indexOf(row));
    return /^[,;:.—\s]{1,3}$/.test(gap) ? set + gap + row : `${set} … ${row}`;
  });
}
