import { type CheckedSaying, noteOf } from './said-in-text.ts';
import { openSayings } from './sayings.ts';

/** What the gate is to say of words that are a saying and do not stand in the Bible; undefined for all others. */
export function openSayingNotes(sayings: readonly CheckedSaying[]): (words: string) => string | undefined {
  const sayingOf = openSayings(sayings);
  return (words) => {
    const saying = sayingOf(words);
    return saying && noteOf(saying);
  };
}
