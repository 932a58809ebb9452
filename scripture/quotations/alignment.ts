import { synonymsOf } from '../search/modern-words.ts';
import { rootOf } from '../text/word-forms.ts';
import { contentRoots, wordsOf } from '../text/words.ts';

/** How the words of a quotation lie beside those of a passage, where both say the same in other words. */

/** A word with its place in its text. */
export interface Token {
  readonly word: string;
  readonly root: string;
  /** How much of the sense it carries: 1 for words that tell and for denials, less for common ones. */
  readonly weight: number;
  readonly start: number;
  readonly end: number;
}

type Meaning = Pick<Token, 'word' | 'root' | 'weight'>;

const WORD = /\p{L}(?:[\p{L}\p{M}'’]*[\p{L}\p{M}])?/gu;
const DENIAL = /^(?:not?|nor|neither|never|none|nothing|cannot|can not|without|\p{L}+nt)$/u;
const WITH_NT = /n['’]t$/;
/** Common words that stand for one another in old and new wordings. */
const SAME = new Map([
  ['shall', 'will'],
  ['which', 'who'],
  ['whom', 'who'],
  ['those', 'them'],
  ['in', 'into'],
  // Roots: "every" is "everi".
  ['everi', 'all'],
  ['each', 'all'],
  ['whole', 'all'],
  ['everything', 'all'],
  ['everyone', 'all'],
  ['everybody', 'all'],
  ['jehovah', 'lord'],
]);
/** Words of place that tell little, and common words that say how many. */
const LIGHT = new Set(
  'through out over under after about against between among up down off away again toward till until before behind become becomes became thing things'.split(
    ' ',
  ),
);
const COUNTS = new Set(['all', 'one']);
const COMMON_WEIGHT = 0.3;
/** A synonym is nearly as good as the word. */
const SYNONYM = 0.8;
const MOST_REMEMBERED = 20_000;

const meanings = new Map<string, Meaning>();

function meaningOf(written: string): Meaning {
  let meaning = meanings.get(written);
  if (meaning === undefined) {
    if (meanings.size >= MOST_REMEMBERED) meanings.clear();
    const word = wordsOf(written).trim();
    const root = rootOf(word.replaceAll(' ', ''));
    const denies = DENIAL.test(word) && (!word.endsWith('nt') || WITH_NT.test(written));
    const shared = denies ? 'not' : (SAME.get(root) ?? root);
    const tells = denies || COUNTS.has(shared) || (!LIGHT.has(word) && contentRoots(` ${word} `).length > 0);
    meaning = {
      word,
      root: shared,
      weight: tells ? 1 : COMMON_WEIGHT,
    };
    meanings.set(written, meaning);
  }
  return meaning;
}

/** The words of a text in order. Words in brackets are left out. */
export function tokensOf(text: string): Token[] {
  const plain = text.includes('[') ? text.replace(/\[[^[\]]*\]/g, (inner) => ' '.repeat(inner.length)) : text;
  const tokens: Token[] = [];
  WORD.lastIndex = 0;
  for (let match = WORD.exec(plain); match !== null; match = WORD.exec(plain)) {
    const { word, root, weight } = meaningOf(match[0]);
    tokens.push({ word, root, weight, start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

/** How well one word stands for another: its weight where they are forms of one word, less for synonyms, 0 for others. */
export function likeness(a: Token, b: Token): number {
  if (a.root === b.root) return Math.min(a.weight, b.weight);
  const tell = a.weight === 1 && b.weight === 1;
  return tell && synonymsOf(a.root).has(b.root) ? SYNONYM : 0;
}

/** Whether both begin with the same word, in any form of it; "each" is not "all" there. */
export const isSameWord = (a: Token | undefined, b: Token | undefined): boolean =>
  a !== undefined && a.root === b?.root && (a.root !== 'all' || a.word === b.word);

export const weightOf = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, { weight }) => sum + weight, 0);

/** The words of a quotation that a word of a passage stands for, in their order, and how well it does. */
interface Alike {
  readonly places: readonly number[];
  readonly likes: readonly number[];
  readonly most: number;
}

/** For each word of a passage, what it stands for; nothing where it stands for no word of the quotation. */
export type Likenesses = readonly (Alike | undefined)[];

export function likenessesOf(quoted: readonly Token[], held: readonly Token[]): Likenesses {
  const byRoot = new Map<string, Set<number>>();
  const put = (root: string, place: number) => {
    const known = byRoot.get(root);
    if (known === undefined) byRoot.set(root, new Set([place]));
    else known.add(place);
  };
  for (const [place, { root, weight }] of quoted.entries()) {
    put(root, place);
    if (weight === 1) for (const other of synonymsOf(root)) put(other, place);
  }
  return held.map((token) => {
    const known = byRoot.get(token.root);
    if (known === undefined) return undefined;
    const places = [...known];
    const likes = places.map((place) => likeness(quoted[place]!, token));
    return { places, likes, most: likes.reduce((most, like) => Math.max(most, like), 0) };
  });
}

/** The weight of the best row of words that a quotation and a stretch of a passage have in the same order. */
export interface GrowingRow {
  /** Adds the next word of the passage; gives the weight so far. */
  add(alike: Alike | undefined): number;
}

/** A row that grows word by word; the first words of the quotation, up to `first`, are left out. */
export function growingRow(size: number, first = 0): GrowingRow {
  /** The best weight with so many of the quotation's words; it never falls. */
  const best = new Float64Array(size + 1);
  return {
    add(alike) {
      if (alike === undefined) return best[size]!;
      for (let which = alike.places.length - 1; which >= 0; which -= 1) {
        const place = alike.places[which]!;
        const like = alike.likes[which]!;
        if (place < first || like === 0) continue;
        const weight = best[place]! + like;
        for (let at = place + 1; at <= size && best[at]! < weight; at += 1) best[at] = weight;
      }
      return best[size]!;
    },
  };
}
