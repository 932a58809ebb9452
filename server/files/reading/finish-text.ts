import { DOCUMENT_MAX_LENGTH } from '../../../contract/limits.ts';
import { cleanText } from '../../http/clean-text.ts';

/** A document's text as it is handed out: clean, without needless space, cut at a word's end, its words counted. */
export function finishText(text: string): { content: string; wordCount: number; truncated: boolean } {
  const tidy = cleanText(text)
    .replace(/[\f\v\u0085\u2028]/g, '\n')
    .replace(/\u2029/g, '\n\n')
    .replace(CONTROL, '')
    .replace(/[ \t\u00a0]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const content = cut(tidy);
  return { content, wordCount: countWords(content), truncated: content.length < tidy.length };
}

/** Controls that are no white space, and marks that were meant for a decoder. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0001-\u0008\u000e-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/g;

/** Where no word ends for so long, a word is cut. */
const LONGEST_WORD = 1_000;

function cut(text: string): string {
  if (text.length <= DOCUMENT_MAX_LENGTH) return text;
  const tail = text.slice(DOCUMENT_MAX_LENGTH - LONGEST_WORD, DOCUMENT_MAX_LENGTH + 1);
  const space = tail.search(/\s\S*$/);
  const end = space < 0 ? DOCUMENT_MAX_LENGTH : DOCUMENT_MAX_LENGTH - LONGEST_WORD + space;
  // A pair of surrogates is one character: half of one would be cleaned away later, and lengths would not hold.
  return cleanText(text.slice(0, end)).trimEnd();
}

/** Runs of anything but white space that hold a letter or a number. */
function countWords(text: string): number {
  return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
