import { fold } from '../../language/fold.ts';

/** Most of what is asked for: one word without accents. */
const ASCII_WORD = /^[A-Za-z]+$/;

/** A text in lower case, without accents and punctuation, its words apart by one space. */
export function plain(text: string): string {
  if (ASCII_WORD.test(text)) return text.toLowerCase();
  return fold(text)
    .replace(/(\d)[,. ](?=\d{3}\b)/g, '$1')
    .replace(/n't\b/g, 'n not')
    .replace(/'s\b/g, ' s')
    .replace(/'/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a text, as `plain` writes them. */
export function plainWords(text: string): string[] {
  const words = plain(text);
  return words === '' ? [] : words.split(' ');
}

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that carry nothing: they are neither asked for nor counted against an answer. */
const STOP_WORDS = set(`
  a an the this that these those and but so then because of to in into on onto at by for from with unto upon as is am are was
  were be been being i me my mine we us our you your he him his she her hers it its they them their who whom whose which
  there here do does did has have had having will would shall should can could may might must also just very too s t
  im hes shes thats whats ye thou thee thy thine hath doth shalt wilt
  think guess maybe perhaps probably sure reckon believe answer called named say said please um er erm oh well yes
`);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

const NEGATIONS = set('not no never neither nor none nobody nothing without cannot');

/** How many words of negation there are: an answer that denies what is asked for is wrong. */
export function countNegations(words: readonly string[]): number {
  return words.filter((word) => NEGATIONS.has(word)).length;
}

export const isNegation = (word: string): boolean => NEGATIONS.has(word);

/** Whether an answer offers several ("Peter or Paul", "Peter / Paul") although one was asked for. */
export function offersSeveral(given: string, expected: string): boolean {
  const several = /\bor\b|[/|]|\?\s*\S/i;
  return several.test(given) && !several.test(expected);
}
