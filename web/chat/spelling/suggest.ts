import { editDistance } from '../../../language/edit-distance.ts';

/** The words of content/spelling/words.json, prepared for the search. */
export interface WordList {
  /** Names, places and terms that may be suggested, commonest first. */
  readonly terms: readonly string[];
  /** The terms in lower case, in the same order. */
  readonly lowerCase: readonly string[];
  /** In lower case: the terms, and other words that look like a misspelt term. */
  readonly known: ReadonlySet<string>;
}

export function wordListOf({ terms, known }: { terms: string; known: string }): WordList {
  const all = terms.split(' ');
  const lowerCase = all.map((term) => term.toLowerCase());
  return { terms: all, lowerCase, known: new Set([...lowerCase, ...known.split(' ')]) };
}

/** A word that may be misspelt, its range in the text, and what may have been meant: best first. */
export interface Misspelling {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly suggestions: readonly string[];
}

const MAX_SUGGESTIONS = 3;
const MIN_LETTERS = 3;
const SHORT = 4;

/** Common words, which are never looked up (behaviour 3.7). */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'the and for are but not you all any can had her was one our out day get has him his how its may new now old see two way who did let put say she too use that with have this will your from they know want been good much some time very when come here just like long make many more most over such take than them well were what about after again could every first other their there these thing think those under where which while would because before being does doing during each into only own same should then through until upon why'.split(
    ' ',
  ),
);
/** Common English words that are not common in similar languages. */
const ENGLISH: ReadonlySet<string> = new Set(
  "the and of to is my it that for with you this be are not have what how can who does did about from we they he she his her your our please tell me i i'm but when why at by or an if do was will would there their them".split(
    ' ',
  ),
);

/** The language of a text is judged from this many words on. */
const SHOWS_LANGUAGE = 5;
const ENGLISH_SHARE = 0.15;

const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;
/** Addresses, numbers with letters and the like are not looked up. */
const NO_WORDS = /\S*(?:@|\/\/|www\.|\d|_)\S*/g;

const folded = (word: string): string =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').replace(/’/g, "'").replace(/'s?$/i, '').toLowerCase();

/** The greatest edit distance (behaviour 3.7): 1 for words of up to 4 letters, else 2. */
const boundOf = (word: string): number => (word.length <= SHORT ? 1 : 2);

/** Up to three terms within a word's bound: the nearest first, then those with the same first letter, then the commonest. */
export function suggestionsFor(word: string, { terms, lowerCase, known }: WordList): readonly string[] {
  const plain = folded(word);
  if (plain.length < MIN_LETTERS || STOP_WORDS.has(plain) || known.has(plain)) return [];
  // Contractions are no names; words of other scripts have no terms near them.
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

/** Whether the words seem to be English; true where they are too few to judge. */
function isEnglish(words: readonly string[]): boolean {
  if (words.length < SHOWS_LANGUAGE) return true;
  return words.filter((word) => ENGLISH.has(word)).length >= words.length * ENGLISH_SHARE;
}

/**
 * The word nearest before `caret` that may be a misspelt biblical name or term, or null. Words for which `isIgnored` is
 * true are skipped. Only the last 600 characters before the caret are read: earlier text was read when it was typed.
 */
export function findMisspelling(
  text: string,
  caret: number,
  list: WordList,
  isIgnored: (word: string) => boolean = () => false,
): Misspelling | null {
  const from = Math.max(0, caret - READ_BEFORE_CARET);
  const read = text.slice(from, wordEnd(text, caret));
  const words = [...read.replace(NO_WORDS, (none) => ' '.repeat(none.length)).matchAll(WORD)];
  if (!isEnglish(words.map(([word]) => word.toLowerCase()))) return null;
  // The first word may be cut off by the limit.
  const whole = from > 0 ? words.slice(1) : words;
  for (const { 0: found, index } of whole.reverse()) {
    const word = found.replace(/['’]s?$/i, '');
    if (isIgnored(word)) continue;
    const suggestions = suggestionsFor(word, list);
    if (suggestions.length === 0) continue;
    const start = from + index;
    return { word, start, end: start + word.length, suggestions };
  }
  return null;
}

const READ_BEFORE_CARET = 600;
const MAX_WORD_LENGTH = 40;

/** The end of the word that the caret is in. */
function wordEnd(text: string, caret: number): number {
  const rest = /^[\p{L}'’]*/u.exec(text.slice(caret, caret + MAX_WORD_LENGTH))?.[0] ?? '';
  return caret + rest.length;
}
