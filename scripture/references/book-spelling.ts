import { editDistance } from '../../language/edit-distance.ts';
import { BOOKS } from '../text/books.ts';
import { isNoBook } from './guards.ts';

/** The last word of a book's name, and the numbers that may stand before it ("" for none). */
interface Name {
  readonly word: string;
  readonly heard: string;
  readonly numbers: ReadonlySet<string>;
}

/** What is easily mistaken, written in one way: doubled letters, "c" and "k", "ph" and "f", "y" and "i". */
function heard(word: string): string {
  return word
    .toLowerCase()
    .replace(/ph/g, 'f')
    .replace(/ch|ck|c/g, 'k')
    .replace(/y/g, 'i')
    .replace(/(.)\1/g, '$1');
}

const names = new Map<string, Set<string>>();
for (const { name } of BOOKS) {
  const parts = name.split(' ');
  const word = parts.at(-1)!;
  const number = /^\d$/.test(parts[0]!) ? parts[0]! : '';
  names.set(word, (names.get(word) ?? new Set()).add(number));
}
const NAMES: readonly Name[] = Array.from(names, ([word, numbers]) => ({
  word,
  heard: heard(word),
  numbers,
}));

/** The one book that a word nearly names; a tie goes to the name that the word begins. */
function nearestName(word: string, number: string): string | undefined {
  const sound = heard(word);
  const most = sound.length >= 6 ? 2 : 1;
  let best: { word: string; cost: number } | undefined;
  let tied = false;
  for (const name of NAMES) {
    if (!name.numbers.has(number)) continue;
    const begins = name.word.toLowerCase().startsWith(word.toLowerCase()) ? 0.5 : 0;
    const cost = editDistance(sound, name.heard, most) - begins;
    if (cost > most || (best && cost > best.cost)) continue;
    tied = best !== undefined && cost === best.cost;
    best = { word: name.word, cost };
  }
  return tied ? undefined : best?.word;
}

const NAME_BEFORE_NUMBER =
  /(?:\b([1-3])\s*)?(\p{L}{4,})(\.?(?:[\s,:]+(?:chapter|chap\.?|ch\.?))?[\s,:]*)(?=\d)/giu;

/** Misspelt books set right where a number follows them: "Habacuc 3:2", "1 Timothey 4 12". Names of no book stay. */
export function wellSpelt(text: string): string {
  return text.replace(NAME_BEFORE_NUMBER, (whole, number: string | undefined, word: string, rest: string) => {
    if (!number && isNoBook(word)) return whole;
    const name = nearestName(word, number ?? '');
    return name === undefined ? whole : `${number ? `${number} ` : ''}${name}${rest}`;
  });
}
