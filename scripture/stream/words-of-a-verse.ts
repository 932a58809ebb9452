import { type Claim, isBeside } from '../quotations/case.ts';
import { isWhole } from '../quotations/meant-as-quotation.ts';
import { findReferences } from '../references/references.ts';
import type { Closed } from './closed-quotation.ts';

/**
 * Words that lost their marks and would still pass for the verse: nothing but its reference stands with them in their line
 * or cell ("Romans 5:18 – ...", "... (Romans 5:18)"), or the sentence gives them for what the verse says ("verse 40 reads,
 * ..."). They are told to be none of its words.
 */

/** A label has no more letters besides its reference. */
const LETTERS_BESIDE = 3;
const ENDS = /^[\s.,;*_]*(?:$|\n|\||;)/;

function lettersBeside(text: string): number {
  let rest = text;
  for (const { start, end } of [...findReferences(text)].reverse())
    rest = rest.slice(0, start) + rest.slice(end);
  return rest.replace(/[^\p{L}]/gu, '').length;
}

/** Whether a quotation stands alone with its reference, before it or behind it. */
export function readsAsVerse({ text, held, around, attached }: Closed, { nearby }: Claim): boolean {
  const before = around.before + text.slice(held.soft, held.open);
  const cell = before.slice(before.lastIndexOf('|') + 1);
  const part = cell.slice(cell.lastIndexOf(';') + 1);
  if (nearby === 'adjoining') return lettersBeside(part) <= LETTERS_BESIDE;
  if (
    nearby !== 'attached' ||
    attached.end === undefined ||
    /\p{L}/u.test(part) ||
    (around.lead !== '' && !around.inLine)
  )
    return false;
  return ENDS.test(text.slice(attached.outerEnd, attached.outerEnd + 4));
}

/** Fewer words are a turn of phrase. */
const FEW = 3;
const THAT = /\bthat[\s*_]*$/i;

/**
 * Whether a sentence gives words for what the verse says: a sentence behind a comma or colon, or anything of another sense
 * (`alike` says that it is not) beside the reference or behind "that".
 */
export function givenAsVerse(
  { text, held, quotation, around }: Closed,
  { nearby }: Claim,
  alike: boolean,
): boolean {
  if (quotation.count <= FEW || nearby === 'later') return false;
  const soft = text.slice(held.soft, held.open);
  if (!alike && (isBeside(nearby) || THAT.test(around.before + soft))) return true;
  return isWhole(quotation) && /[,:]/.test(soft) && around.speaker === undefined;
}

const PARAPHRASED = 'paraphrased';
const OTHER_WORDS = 'not its words';

/**
 * Words that would pass for their verse, and what follows them with its reference, with what says that they are not the
 * verse's. `inBracket`: they stand in a bracket themselves.
 */
export function labelled(
  words: string,
  behind: string,
  { isParaphrase, inBracket }: { readonly isParaphrase: boolean; readonly inBracket: boolean },
): string {
  if (/paraphras|adapted|summar/i.test(behind)) return words + behind;
  const label = isParaphrase ? PARAPHRASED : OTHER_WORDS;
  const closing = /[)\]][\s*_]*$/.exec(behind);
  if (closing !== null) return `${words}${behind.slice(0, closing.index)}, ${label}${closing[0]}`;
  // A stop of the sentence follows what is said of its words.
  const [, bare, stop, emphasis] = /^(.*?)((?:(?<!\.)[.,;])?)([*_]*)$/s.exec(words)!;
  const own = /^[*_]*[.,;:!?]/.test(behind) || (inBracket && stop === '.') ? '' : stop;
  return `${bare}${emphasis}${inBracket ? `, ${label}` : ` (${label})`}${own}${behind}`;
}
