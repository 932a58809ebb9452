import { plainWords } from '../reading/words.ts';

/** In words: a longer story is judged as it stands. */
export const LONGEST_READ_CLOSELY = 40;

const SENTENCE = /[^.?!;\n]+[.?!;\n]*/g;

/** The words without what the patterns find in one of their sentences; the very same where they find nothing. */
export function leftOut(words: string, patterns: readonly RegExp[]): string {
  let isSame = true;
  const kept = (words.match(SENTENCE) ?? []).map((sentence) => {
    const plain = plainWords(sentence);
    const rest = patterns.reduce((text, pattern) => text.replace(pattern, ' '), plain);
    if (rest === plain) return sentence;
    isSame = false;
    return `${rest.trim()}. `;
  });
  return isSame ? words : kept.join('');
}
