import { editDistance } from '../../language/edit-distance.ts';
import { BOOKS } from '../text/books.ts';
import { isNameWithoutBook } from './is-reference.ts';

/** The last word of a book's name, and the numbers that may stand before it ("" for none). */
interface Name {
  readonly word: string;
  readonly phonetic: string;
  readonly numbers: ReadonlySet<string>;
}

/** A phonetic form, the same for easily confused letters: doubled ones, "c" and "k", "ph" and "f", "y" and "i". */
function phoneticForm(word: string): string {
  return word
    .toLowerCase()
    .replace(/ph/g, 'f')
    .replace(/ch|ck|c/g, 'k')
    .replace(/y/g, 'i')
    .replace(/(.)\1/g, '$1');
}

const numbersByWord = new Map<string, Set<string>>();
for (const { name } of BOOKS) {
  const parts = name.split(' ');
  const word = parts.at(-1)!;
  const number = /^\d$/.test(parts[0]!) ? parts[0]! : '';
  numbersByWord.set(word, (numbersByWord.get(word) ?? new Set()).add(number));
}
const NAMES: readonly Name[] = Array.from(numbersByWord, ([word, numbers]) => ({
  word,
  phonetic: phoneticForm(word),
  numbers,
}));

/** The only book whose name is nearest to the word, preferring numbersByWord that begin with it; undefined for a tie. */
function nearestBook(word: string, number: string): string | undefined {
  const phonetic = phoneticForm(word);
  const maxDistance = phonetic.length >= 6 ? 2 : 1;
  let best: { word: string; cost: number } | undefined;
  let isTied = false;
  for (const name of NAMES) {
    if (!name.numbers.has(number)) continue;
    const bonus = name.word.toLowerCase().startsWith(word.toLowerCase()) ? 0.5 : 0;
    const cost = editDistance(phonetic, name.phonetic, maxDistance) - bonus;
    if (cost > maxDistance || (best && cost > best.cost)) continue;
    isTied = best !== undefined && cost === best.cost;
    best = { word: name.word, cost };
  }
  return isTied ? undefined : best?.word;
}

const NAME_BEFORE_NUMBER =
  /(?:\b([1-3])\s*)?(\p{L}{4,})(\.?(?:[\s,:]+(?:chapter|chap\.?|ch\.?))?[\s,:]*)(?=\d)/giu;

/** Corrects misspelt books before a number: "Habacuc 3:2", "1 Timothey 4 12". Other numbersByWord of the Bible stay. */
export function withCorrectedBooks(text: string): string {
  return text.replace(NAME_BEFORE_NUMBER, (whole, number: string | undefined, word: string, rest: string) => {
    if (!number && isNameWithoutBook(word)) return whole;
    const name = nearestBook(word, number ?? '');
    return name === undefined ? whole : `${number ? `${number} ` : ''}${name}${rest}`;
  });
}
