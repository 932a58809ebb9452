import { fold } from '../../language/fold.ts';
import type { Translation, VerseIndex, VerseRange } from '../types.ts';
import { indexesOf } from './passages.ts';
import { rootOf } from './word-forms.ts';

/**
 * Words in the form in which quotations are compared: folded, in one spelling, without punctuation, emphasis and
 * numbers, with a space before and after each (" the lord is my shepherd "), so that a phrase can be searched for as a
 * string. "" where there are no words.
 */
export type Words = string;

const ENDS_IN_OUR =
  /\b(neighb|fav|hon|lab|savi|sav|col|behavi|od|vap|rum|val|splend|arm|harb|succ|endeav|clam|rig|ard|ferv|parl|vig|hum|dishon|tum|glam)our/g;
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\bjudgement/g, 'judgment'],
  [/\bplough/g, 'plow'],
  [/\bgrey/g, 'gray'],
  [/\bcentre/g, 'center'],
  [/\b(scept|sepulch|theat)re/g, '$1er'],
  [/\b(def|off|pret)ence/g, '$1ense'],
  [/\b(baptis|recognis|realis|chastis|agonis|symbolis)/g, '$1'],
  [/(apti|cogni|eali|hasti|goni)s(e[ds]?|ing|eth)?\b/g, '$1z$2'],
  [
    /\b(counsel|travel|marvel|worship|fulfil|wil|skil|instal|enrol)(?:l|p)(?=(?:ed|ing|or|er|ers|ors|ous|ously|s|ful|fully)?\b)/g,
    '$1',
  ],
  [
    /\b(for)(?=ever\b)|\b(to)(?=(?:day|night|morrow)\b)|\b(every|any|some)(?=(?:one|thing|body)\b)|\b(can)(?=not\b)/g,
    '$1$2$3$4 ',
  ],
];

/** Old spellings that people write in the way of today when they quote: the same words. */
const OLD_SPELLINGS = new Map([
  ['shew', 'show'],
  ['stedfast', 'steadfast'],
  ['fulness', 'fullness'],
  ['throughly', 'thoroughly'],
  ['enquir', 'inquir'],
  ['intreat', 'entreat'],
  ['vail', 'veil'],
  ['cloke', 'cloak'],
  ['lothe', 'loathe'],
  ['subtil', 'subtle'],
  ['musick', 'music'],
  ['publick', 'public'],
  ['asswag', 'assuag'],
]);
const OLD_SPELLING = new RegExp(`\\b(?:${[...OLD_SPELLINGS.keys()].join('|')})`, 'g');
const MAY_HAVE_OLD_SPELLING =
  /shew|stedf|fulness|throughl|enquir|intrea|vail|cloke|lothe|subti|sick|lick|asswa/;

/** A quick test for words that have two spellings. */
const MAY_HAVE_TWO_SPELLINGS =
  /our|judgem|plough|grey|cent|tre|chre|ence|tis|nis|lis|ell|elo|ship|lfil|skil|wil|enro|ever|to[dnm]|one|thing|body|cannot/;

/** The words of a text. Apostrophes and emphasis are removed; all other characters but letters separate words. */
export function wordsOf(text: string): Words {
  const letters = fold(text)
    .replace(/['*_~`]/g, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  if (letters === '') return '';
  let words = letters;
  if (MAY_HAVE_TWO_SPELLINGS.test(words)) {
    words = words.replace(ENDS_IN_OUR, '$1or');
    for (const [other, unified] of SPELLINGS) words = words.replace(other, unified);
  }
  if (MAY_HAVE_OLD_SPELLING.test(words))
    words = words.replace(OLD_SPELLING, (old) => OLD_SPELLINGS.get(old)!);
  return ` ${words} `;
}

/** How many words there are. */
export function countWords(words: Words): number {
  let count = -1;
  for (let at = 0; at < words.length; at += 1) if (words.charCodeAt(at) === 32) count += 1;
  return Math.max(0, count);
}

/** Separates verses that do not follow each other, so that no quotation matches across it. */
const BREAK = '| ';
const MAX_CACHED_VERSES = 6_000;
const verseWords = new WeakMap<Translation, Map<VerseIndex, Words>>();

/** The words of one verse, cached: the same verses are quoted again and again. */
export function wordsOfVerse(translation: Translation, index: VerseIndex): Words {
  let known = verseWords.get(translation);
  if (known === undefined || known.size > MAX_CACHED_VERSES) {
    known = new Map();
    verseWords.set(translation, known);
  }
  let words = known.get(index);
  if (words === undefined) {
    words = wordsOf(translation.text(index));
    known.set(index, words);
  }
  return words;
}

/** Of longer passages only these first verses are compared. */
export const MAX_COMPARED_VERSES = 400;

/** The words of a passage as one string, with BREAK where its verses do not follow each other. */
export function wordsOfPassage(translation: Translation, ranges: readonly VerseRange[]): Words {
  let words = '';
  let before: VerseIndex | undefined;
  let count = 0;
  for (const index of indexesOf(ranges)) {
    count += 1;
    if (count > MAX_COMPARED_VERSES) break;
    const verse = wordsOfVerse(translation, index);
    if (verse === '') continue;
    if (words === '') words = verse;
    else words += before === index - 1 || before === undefined ? verse.slice(1) : BREAK + verse.slice(1);
    before = index;
  }
  return words;
}

const CLAUSE_END = /[,;:.!?—()]/;

/** The offsets in the words of a text at which a clause ends. */
export function clauseEndsOf(text: string): ReadonlySet<number> {
  const ends = new Set<number>([0]);
  let offset = 0;
  for (const clause of text.split(CLAUSE_END)) {
    offset += Math.max(0, wordsOf(clause).length - 1);
    ends.add(offset);
  }
  return ends;
}

/** The offsets in `wordsOfPassage` at which a clause or a verse ends. */
export function clauseEndsOfPassage(
  translation: Translation,
  ranges: readonly VerseRange[],
): ReadonlySet<number> {
  const words = wordsOfPassage(translation, ranges);
  const ends = new Set<number>([0]);
  let offset = 0;
  let count = 0;
  for (const index of indexesOf(ranges)) {
    count += 1;
    if (count > MAX_COMPARED_VERSES) break;
    for (const clause of translation.text(index).split(CLAUSE_END)) {
      offset += Math.max(0, wordsOf(clause).length - 1);
      ends.add(offset);
    }
    if (words.startsWith(BREAK, offset + 1)) offset += BREAK.length;
    ends.add(offset);
  }
  return ends;
}

/** Words so common that two texts that share them need not be related. */
const COMMON = new Set(
  `a an the and or but nor of to in on at by for with from into unto upon as is am are was were be been being
  art wast i me my mine we us our ours you your yours ye thou thee thy thine he him his she her hers it its
  they them their theirs this that these those who whom whose which what when where there here so if then
  than not no have has had hath do does did doth shall shalt will wilt would should may might can could must
  let all one also even because therefore`.split(/\s+/),
);

const MAX_CACHED_ROOTS = 20_000;
const roots = new Map<string, string>();

/** The root of a word, "" for common words; cached. */
function contentRoot(word: string): string {
  let root = roots.get(word);
  if (root === undefined) {
    if (roots.size >= MAX_CACHED_ROOTS) roots.clear();
    root = word === '|' || COMMON.has(word) ? '' : rootOf(word);
    roots.set(word, root);
  }
  return root;
}

/** The roots of the words that are not common, each once. */
export function contentRoots(words: Words): string[] {
  const found = new Set(words.trim().split(' ').map(contentRoot));
  found.delete('');
  return [...found];
}

const verseRoots = new WeakMap<Translation, Map<VerseIndex, ReadonlySet<string>>>();

/** The content roots of one verse, cached. */
export function rootsOfVerse(translation: Translation, index: VerseIndex): ReadonlySet<string> {
  let known = verseRoots.get(translation);
  if (known === undefined || known.size > MAX_CACHED_VERSES) {
    known = new Map();
    verseRoots.set(translation, known);
  }
  let verse = known.get(index);
  if (verse === undefined) {
    verse = new Set(contentRoots(wordsOfVerse(translation, index)));
    known.set(index, verse);
  }
  return verse;
}
