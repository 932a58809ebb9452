import { contentRoots, countWords, type Words, wordsOf } from '../text/words.ts';
import { nearness, type Quotation, quotationOf, standsIn } from './compare.ts';

/** What is set is at most so many times as long as what was written, in words. */
const MOST_GROWTH = 2;
/** Clauses that share less with the quotation, in order, are not what it quotes. */
const LEAST_NEARNESS = 0.3;
/** A row that has the quotation's telling words is preferred by so much. */
const TELLING = 0.15;
const DENIAL = / (?:not|no|nor|neither|never|none|nothing|cannot|without) /;
/** Stops at which a passage may be cut. */
const CLAUSE = /[^,;:.!?—]+[,;:.!?—]*["”’)]*\s*/g;
const MOST_CLAUSES = 40;

/** The quotation's telling words that a clause has. */
function rootsAmong({ roots }: Quotation, clause: Words): string[] {
  const held = contentRoots(clause);
  return roots.filter((root) => held.includes(root));
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
  const roots = clauses.map((_, at) => rootsAmong(quotation, words[at]!));
  const denies = DENIAL.test(quotation.words) && words.some((clause) => DENIAL.test(clause));
  let best: { text: string; score: number } | undefined;
  for (let from = 0; from < clauses.length; from += 1) {
    const held = new Set<string>();
    let row = ' ';
    let count = 0;
    for (let to = from; to < clauses.length; to += 1) {
      count += counts[to]!;
      if (count > growthAllowed(quotation)) break;
      row += words[to]!.trimStart();
      for (const root of roots[to]!) held.add(root);
      const telling = TELLING * (held.size / Math.max(1, quotation.roots.length));
      // No row of words can be nearer than its length allows.
      const most = Math.min(count, quotation.count) / Math.max(count, quotation.count);
      if (most <= LEAST_NEARNESS || most + telling <= (best?.score ?? 0)) continue;
      // "Nothing can separate us" is not "shall be able to separate us".
      if (denies && !DENIAL.test(row)) continue;
      const near = nearness(quotation, row);
      if (near <= LEAST_NEARNESS || near + telling <= (best?.score ?? 0) + 1e-9) continue;
      best = {
        text: clauses
          .slice(from, to + 1)
          .join('')
          .trim(),
        score: near + telling,
      };
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
