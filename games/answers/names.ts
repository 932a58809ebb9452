import { isStopWord, plainWords } from './plain.ts';
import { namesInSentence } from './sentence.ts';
import { isSlipOfName, meansLookAlike } from './slips.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** What may stand beside a name without changing whom or what it names. */
const BESIDE_NAMES = set(`
  king queen prophet prophetess apostle disciple evangelist saint st sir lord judge priest captain general commander
  ruler prince princess shepherd herdsman martyr boy girl man woman lady guy giant soldier farmer fisherman sailor
  old young little good great wise brave faithful famous righteous holy man's
  mount mt mountain mountains city town village land country region river hill island valley garden place area
  book letter epistle gospel bible old new testament according wrote chapter
  name one person course definitely obviously surely actually literally like again final guessing
`);
/** "First" and "1st" of a numbered book are "1". */
const BOOK_NUMBERS: Readonly<Record<string, string>> = {
  first: '1',
  '1st': '1',
  one: '1',
  i: '1',
  second: '2',
  '2nd': '2',
  two: '2',
  ii: '2',
  third: '3',
  '3rd': '3',
  three: '3',
  iii: '3',
};

/** The words of a name, without what may stand beside it; all of them where nothing else is left. */
function nameWords(text: string, isNumbered: boolean): string[] {
  const [first = '', ...others] = plainWords(text);
  const words = [(isNumbered && BOOK_NUMBERS[first]) || first, ...others];
  const own = words.filter((word) => word !== '' && !isFiller(word));
  return own.length > 0 ? own : words;
}

/** Whether a word says nothing beside a name. */
const isFiller = (word: string): boolean => isStopWord(word) || BESIDE_NAMES.has(word);

/**
 * Whether an answer is this name: its words in any order, slips allowed, and no other word that could be a name; or a
 * sentence with it in the words of the question (`shown`). "King David" is David; "David's son" and "David and Jonathan"
 * are not.
 */
export function isName(
  given: string,
  name: string,
  { lookAlikes, shown = '' }: { lookAlikes: readonly string[]; shown?: string },
): boolean {
  const isNumbered = /^[1-3] /.test(name);
  const typed = nameWords(given, isNumbered);
  const expected = nameWords(name, isNumbered);
  if (typed.some((word) => lookAlikes.includes(word) && !expected.includes(word))) return false;
  const isOne = (word: string, of: string): boolean =>
    isSlipOfName(word, of) && !meansLookAlike(word, of, lookAlikes);
  if (typed.length === expected.length) {
    const left = [...typed];
    const hasAll = expected.every((of) => {
      const at = left.findIndex((word) => isOne(word, of));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    if (hasAll) return true;
  }
  // "beth lehem", "redsea"
  if (typed.length > 0 && typed.length !== expected.length && isOne(typed.join(''), expected.join('')))
    return true;
  return shown !== '' && namesInSentence(given, { name: expected, isOne, isFiller, shown });
}
