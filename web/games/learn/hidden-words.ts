/** How much of a verse is shown while it is learned. */
export type Help = 'all' | 'some-hidden' | 'first-letters' | 'nothing';

export const HELP_STEPS = [
  'all',
  'some-hidden',
  'first-letters',
  'nothing',
] as const satisfies readonly Help[];

const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;
/** Every third word is hidden at first. */
const HIDDEN_EVERY = 3;

/** The text with so much help: hidden words become underscores of their length, punctuation stays. */
export function withHelp(text: string, help: Help): string {
  if (help === 'all') return text;
  let position = 0;
  return text.replace(WORD, (word) => {
    position += 1;
    if (help === 'first-letters') return `${word[0]}${'_'.repeat(Math.max(0, word.length - 1))}`;
    if (help === 'some-hidden' && position % HIDDEN_EVERY !== 0) return word;
    return '_'.repeat(word.length);
  });
}
