import { type WordList, wordListOf } from './suggest.ts';

let list: WordList | null = null;

/** The word list, fetched once and not before somebody types; rejects without a network, and can be asked again. */
export async function fetchWordList(): Promise<WordList> {
  if (list === null) {
    const { default: words } = await import('../../../content/spelling/words.json');
    list = wordListOf(words);
  }
  return list;
}
