import { type CheckedSaying, noteOnSaying } from './said-in-text.ts';
import { openSayings } from './sayings.ts';

/** Returns a function from words to the note on them where they are a saying that is not in the Bible. */
export function openSayingNotes(sayings: readonly CheckedSaying[]): (words: string) => string | undefined {
  const sayingOf = openSayings(sayings);
  return (words) => {
    const saying = sayingOf(words);
    return saying && noteOnSaying(saying);
  };
}
