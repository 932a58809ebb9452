import { type WordList, wordListOf } from './suggest.ts';

let list: WordList | null = null;

/** Fetches the word list, once. Rejects without a network; the next call tries again. */
export async function fetchWordList(): Promise<WordList> {
  if (list === null) {
    const { default: words } = await import('../../../content/spelling/words.json');
    list = wordListOf(words);
  }
  return list;
}
