import { fold } from '../../language/fold.ts';
import type { Translation, VerseIndex, VerseRange } from '../types.ts';
import { indexesOf } from './passages.ts';
import { rootOf } from './word-forms.ts';

/**
 * Words as they are compared: folded, without punctuation, quotation marks, emphasis and numbers, spelt one
 * way, with a space before and behind each (" the lord is my shepherd "), so that a part can be looked for
 * as a string. "" where there are no words.
 */
export type Words = string;

const AMERICAN =
  /\b(neighb|fav|hon|lab|savi|sav|col|behavi|od|vap|rum|val|splend|arm|harb|succ|endeav|clam|rig|ard|ferv|parl|vig|hum|dishon|tum|glam)our/g;
const ONE_SPELLING: readonly (readonly [RegExp, string])[] = [
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

const SPELT_IN_TWO_WAYS =
  /our|judgem|plough|grey|cent|tre|chre|ence|tis|nis|lis|ell|elo|ship|lfil|skil|wil|enro|ever|to[dnm]|one|thing|body|cannot/;

/** The words of a text. Emphasis and apostrophes vanish; every other sign parts words. */
export function wordsOf(text: string): Words {
  const letters = fold(text)
    .replace(/['*_~`]/g, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  if (letters === '') return '';
  let words = letters;
  if (SPELT_IN_TWO_WAYS.test(words)) {
    words = words.replace(AMERICAN, '$1or');
    for (const [form, one] of ONE_SPELLING) words = words.replace(form, one);
  }
  return ` ${words} `;
}

export function countWords(words: Words): number {
  let count = -1;
  for (let at = 0; at < words.length; at += 1) if (words.charCodeAt(at) === 32) count += 1;
  return Math.max(0, count);
}

/** Stands between verses that do not follow each other: no quotation runs over it. */
const BREAK = '| ';
const KEPT_VERSES = 6_000;
const verseWords = new WeakMap<Translation, Map<VerseIndex, Words>>();

/** The words of one verse; kept, since the same verses are quoted again and again. */
export function wordsOfVerse(translation: Translation, index: VerseIndex): Words {
  let known = verseWords.get(translation);
  if (known === undefined || known.size > KEPT_VERSES) {
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

/** More verses than this are a book rather than a passage to compare with; the first ones stand for them. */
export const MOST_VERSES = 400;

/** The words of a passage as one string, with a break where its ranges do not follow each other. */
export function wordsOfPassage(translation: Translation, ranges: readonly VerseRange[]): Words {
  let words = '';
  let before: VerseIndex | undefined;
  let count = 0;
  for (const index of indexesOf(ranges)) {
    count += 1;
    if (count > MOST_VERSES) break;
    const verse = wordsOfVerse(translation, index);
    if (verse === '') continue;
    if (words === '') words = verse;
    else words += before === index - 1 || before === undefined ? verse.slice(1) : BREAK + verse.slice(1);
    before = index;
  }
  return words;
}

/** The places in the words of a passage (see `wordsOfPassage`) at which its text has a stop or a verse ends. */
export function stopsOfPassage(translation: Translation, ranges: readonly VerseRange[]): ReadonlySet<number> {
  const words = wordsOfPassage(translation, ranges);
  const stops = new Set<number>([0]);
  let at = 0;
  let count = 0;
  for (const index of indexesOf(ranges)) {
    count += 1;
    if (count > MOST_VERSES) break;
    for (const clause of translation.text(index).split(/[,;:.!?—()]/)) {
      at += Math.max(0, wordsOf(clause).length - 1);
      stops.add(at);
    }
    if (words.startsWith(BREAK, at + 1)) at += BREAK.length;
    stops.add(at);
  }
  return stops;
}

/** Words so common that sharing them says nothing. */
const COMMON = new Set(
  `a an the and or but nor of to in on at by for with from into unto upon as is am are was were be been being
  art wast i me my mine we us our ours you your yours ye thou thee thy thine he him his she her hers it its
  they them their theirs this that these those who whom whose which what when where there here so if then
  than not no have has had hath do does did doth shall shalt will wilt would should may might can could must
  let all one also even because therefore`.split(/\s+/),
);

const KEPT_ROOTS = 20_000;
const roots = new Map<string, string>();

/** The root of a word, "" for words so common that sharing them says nothing; kept, since words come again. */
function meaningOf(word: string): string {
  let root = roots.get(word);
  if (root === undefined) {
    if (roots.size >= KEPT_ROOTS) roots.clear();
    root = word === '|' || COMMON.has(word) ? '' : rootOf(word);
    roots.set(word, root);
  }
  return root;
}

/** The roots of the words that carry meaning, each once. */
export function contentRoots(words: Words): string[] {
  const found = new Set(words.trim().split(' ').map(meaningOf));
  found.delete('');
  return [...found];
}

const verseRoots = new WeakMap<Translation, Map<VerseIndex, ReadonlySet<string>>>();

/** The roots of one verse's words; kept like its words. */
export function rootsOfVerse(translation: Translation, index: VerseIndex): ReadonlySet<string> {
  let known = verseRoots.get(translation);
  if (known === undefined || known.size > KEPT_VERSES) {
    known = new Map();
    verseRoots.set(translation, known);
  }
  let held = known.get(index);
  if (held === undefined) {
    held = new Set(contentRoots(wordsOfVerse(translation, index)));
    known.set(index, held);
  }
  return held;
}
