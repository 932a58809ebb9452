import { editDistance } from '../../../language/edit-distance.ts';

/** The helper's words, as content/spelling/words.json holds them, made ready. */
export interface WordList {
  /** Names, places and terms that may be suggested, commonest first. */
  readonly terms: readonly string[];
  /** The terms in lower case, in the same order. */
  readonly lowerCase: readonly string[];
  /** In lower case: terms, and words that look like a misspelt term and are none. */
  readonly known: ReadonlySet<string>;
}

export function wordListOf({ terms, known }: { terms: string; known: string }): WordList {
  const all = terms.split(' ');
  const lowerCase = all.map((term) => term.toLowerCase());
  return { terms: all, lowerCase, known: new Set([...lowerCase, ...known.split(' ')]) };
}

/** A word that may be misspelt, where it stands, and what it may have been meant to be: best first. */
export interface Misspelling {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly suggestions: readonly string[];
}

const MAX_SUGGESTIONS = 3;
const MIN_LETTERS = 3;
const SHORT = 4;

/** Common words, which are never looked up (behaviour 3.7); they also tell English from other languages. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'the and for are but not you all any can had her was one our out day get has him his how its may new now old see two way who did let put say she too use that with have this will your from they know want been good much some time very when come here just like long make many more most over such take than them well were what about after again could every first other their there these thing think those under where which while would because before being does doing during each into only own same should then through until upon why'.split(
    ' ',
  ),
);
/** English words of every length, none of them common in the languages it is mostly taken for. */
const ENGLISH: ReadonlySet<string> = new Set(
  "the and of to is my it that for with you this be are not have what how can who does did about from we they he she his her your our please tell me i i'm but when why at by or an if do was will would there their them".split(
    ' ',
  ),
);

/** A text of this many words shows its language. */
const SHOWS_LANGUAGE = 5;
const ENGLISH_SHARE = 0.15;

const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;
/** Addresses, numbers with letters and the like hold no words. */
const NO_WORDS = /\S*(?:@|\/\/|www\.|\d|_)\S*/g;

const folded = (word: string): string =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').replace(/’/g, "'").replace(/'s?$/i, '').toLowerCase();

/** Behaviour 3.7: 1 for words of 4 letters or fewer, else 2. */
const boundOf = (word: string): number => (word.length <= SHORT ? 1 : 2);

/** Up to three terms within the bound of a word, nearest first, of equally near ones those that begin alike, then the commonest. */
export function suggestionsFor(word: string, { terms, lowerCase, known }: WordList): readonly string[] {
  const plain = folded(word);
  if (plain.length < MIN_LETTERS || STOP_WORDS.has(plain) || known.has(plain)) return [];
  // A contraction is no name; a word of another script has no term near it.
  if (!/^[a-z]+$/.test(plain)) return [];
  const bound = boundOf(plain);
  const near: { term: string; rank: number }[] = [];
  for (const [index, term] of lowerCase.entries()) {
    if (Math.abs(term.length - plain.length) > bound) continue;
    const distance = editDistance(plain, term, bound);
    if (distance > bound) continue;
    near.push({ term: terms[index] ?? '', rank: distance * 2 + (term[0] === plain[0] ? 0 : 1) });
  }
  return near
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ term }) => term);
}

/** Whether the words are English, as far as so few can show it. */
function isEnglish(words: readonly string[]): boolean {
  if (words.length < SHOWS_LANGUAGE) return true;
  return words.filter((word) => ENGLISH.has(word)).length >= words.length * ENGLISH_SHARE;
}

/**
 * The word nearest before `caret` that may be a misspelt biblical name or term, or null. `isLeft` says of a word that
 * it is to be left alone. Only the last 600 characters before the caret are read: what stands earlier was read when it
 * was written.
 */
export function findMisspelling(
  text: string,
  caret: number,
  list: WordList,
  isLeft: (word: string) => boolean = () => false,
): Misspelling | null {
  const from = Math.max(0, caret - READ_BEFORE_CARET);
  const read = text.slice(from, wordEnd(text, caret));
  const words = [...read.replace(NO_WORDS, (none) => ' '.repeat(none.length)).matchAll(WORD)];
  if (!isEnglish(words.map(([word]) => word.toLowerCase()))) return null;
  // The first word may be cut by the window's edge.
  const whole = from > 0 ? words.slice(1) : words;
  for (const { 0: found, index } of whole.reverse()) {
    const word = found.replace(/['’]s?$/i, '');
    if (isLeft(word)) continue;
    const suggestions = suggestionsFor(word, list);
    if (suggestions.length === 0) continue;
    const start = from + index;
    return { word, start, end: start + word.length, suggestions };
  }
  return null;
}

const READ_BEFORE_CARET = 600;
const MAX_WORD_LENGTH = 40;

/** The caret may stand inside a word. */
function wordEnd(text: string, caret: number): number {
  const rest = /^[\p{L}'’]*/u.exec(text.slice(caret, caret + MAX_WORD_LENGTH))?.[0] ?? '';
  return caret + rest.length;
}
