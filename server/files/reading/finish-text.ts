import { DOCUMENT_MAX_LENGTH } from '../../../contract/limits.ts';
import { cleanText } from '../../http/clean-text.ts';

/** The final text of a document: cleaned, superfluous white space removed, truncated at a word boundary, words counted. */
export function finishText(text: string): { content: string; wordCount: number; truncated: boolean } {
  const tidy = cleanText(text)
    .replace(/[\f\v\u0085\u2028]/g, '\n')
    .replace(/\u2029/g, '\n\n')
    .replace(CONTROL_CHARACTERS, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const content = cut(tidy);
  return { content, wordCount: countWords(content), truncated: content.length < tidy.length };
}

/** Control characters other than white space, and byte order marks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it matches
const CONTROL_CHARACTERS = /[\u0001-\u0008\u000e-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/g;

/** Only a longer word is cut in the middle. */
const MAX_WORD_LENGTH = 1_000;

function cut(text: string): string {
  if (text.length <= DOCUMENT_MAX_LENGTH) return text;
  const tail = text.slice(DOCUMENT_MAX_LENGTH - MAX_WORD_LENGTH, DOCUMENT_MAX_LENGTH + 1);
  const space = tail.search(/\s\S*$/);
  const end = space < 0 ? DOCUMENT_MAX_LENGTH : DOCUMENT_MAX_LENGTH - MAX_WORD_LENGTH + space;
  // A split surrogate pair would be removed by later cleaning, and the length would no longer match.
  return cleanText(text.slice(0, end)).trimEnd();
}

/** Runs of anything but white space that hold a letter or a number. In linear time, whatever the text is made of. */
function countWords(text: string): number {
  return (text.match(/\S+/g) ?? []).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
}
