import { countWords, wordsOf } from '../text/words.ts';
import { likenessesOf, type Token, tokensOf } from './alignment.ts';
import type { Quotation } from './compare.ts';
import { clauseLike, fitsWhole } from './true-clause.ts';

/**
 * Clauses that are true words of the passage and yet do not say what was quoted: the end of a sentence ("and my friends into
 * darkness"), or a question cut short.
 */

/** A row that begins in the middle of a sentence has so much of what the quotation tells. */
const LEAST_JOINED = 0.7;
/** In place of so few words the clause they stand for is set, whatever it says: "Be busy". */
const FEW = 3;
const IN_MID_SENTENCE = /^[^\p{L}]*\p{Ll}/u;
/** Words behind which a clause need not have a subject of its own, as one behind "for" and "because" has. */
const JOINING = /^(?:and|but|or|nor|so|that|who|whom|whose|which)$/;
const ASKS =
  /^\W*(?:(?:or|and|but) )?(?:have|has|haven’t|hasn’t|do|does|did|don’t|doesn’t|didn’t|is|are|was|were|isn’t|aren’t|shall|will|won’t|can|should|hath|doth)(?: not)? (?:i|you|ye|thou|he|she|it|we|they|any|there)\b/i;

/** Whether a row begins in the middle of a sentence, with a word that joins it to what is left out. */
function isJoined(row: string, quoted: readonly Token[]): boolean {
  const [first] = tokensOf(row.slice(0, 40));
  if (first === undefined || first.word === quoted[0]?.word) return false;
  return JOINING.test(first.word);
}

/** Whether a row is the beginning of a question, and none was quoted. */
function isCutQuestion(row: string, { raw }: Quotation, text: string): boolean {
  if (!ASKS.test(row) || ASKS.test(raw.replace(/^[*_"“‘\s.…]+/, ''))) return false;
  const at = text.indexOf(row);
  return at >= 0 && /^[^.!?]*[^.!?\s”’"][^.!?]*\?/.test(text.slice(at + row.length));
}

/** Whether clauses of a passage do not say enough of what was quoted to stand for it. */
function isScrap(quotation: Quotation, row: string, text: string): boolean {
  if (quotation.count <= FEW || row.length >= text.trim().length - 1) return false;
  if (isCutQuestion(row, quotation, text)) return true;
  if (!IN_MID_SENTENCE.test(row)) return false;
  const quoted = tokensOf(quotation.raw);
  if (!isJoined(row, quoted)) return false;
  const tells = quoted.filter(({ weight }) => weight === 1);
  const kept = new Set(likenessesOf(tells, tokensOf(row)).flatMap((alike) => alike?.places ?? []));
  return kept.size < LEAST_JOINED * tells.length;
}

/** A row with what stands before it in its sentence, where that is not too long for the quotation. */
function fromItsBeginning(quotation: Quotation, row: string, text: string): string | undefined {
  const at = text.indexOf(row);
  if (at <= 0) return undefined;
  const before = text.slice(0, at);
  const begins = before.length - (/[^.!?]*$/.exec(before)?.[0] ?? '').trimStart().length;
  const whole = text.slice(begins, at + row.length).trim();
  return fitsWhole(quotation, countWords(wordsOf(whole))) && !isScrap(quotation, whole, text)
    ? whole
    : undefined;
}

/** The clauses that may stand for a quotation: those most like it, fuller ones where they are a scrap, or none. */
export function sayingClause(quotation: Quotation, text: string): string | undefined {
  const row = clauseLike(quotation, text);
  if (row === undefined || !isScrap(quotation, row, text)) return row;
  return fromItsBeginning(quotation, row, text);
}
