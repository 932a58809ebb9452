import { LruMap } from 'toad-cache';
import { CONTRACTIONS } from '../../../care/contractions.ts';
import { fold } from '../../../language/fold.ts';
import { rootOf } from '../../../scripture/text/word-forms.ts';

/** A word of a message, and its stem, under which forms of one word meet. */
export interface Word {
  readonly stem: string;
  /** Lower case, without apostrophes; contractions and chat spellings written out. */
  readonly plain: string;
}

/** Contractions and chat spellings, written out; words that mean the same to the guide, as one of them. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  ...CONTRACTIONS,
  youve: 'you have',
  whos: 'who is',
  hows: 'how is',
  whys: 'why is',
  y: 'why',
  cos: 'because',
  thru: 'through',
  abt: 'about',
  prayr: 'prayer',
  pryer: 'prayer',
  prayar: 'prayer',
  prayre: 'prayer',
  parayer: 'prayer',
  preyer: 'prayer',
  bibel: 'bible',
  bibal: 'bible',
  mommy: 'mother',
  daddy: 'father',
  kid: 'child',
  kids: 'children',
  scared: 'afraid',
  scripture: 'passage',
  scriptures: 'passages',
};

/**
 * Forms that the guide treats as one word and the search's word forms keep apart; and words that only look like forms.
 * A map, because "constructor" is a word, too, and every object has a property of that name.
 */
const OWN_STEMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    died: 'die',
    dies: 'die',
    dying: 'die',
    lied: 'lie',
    lies: 'lie',
    lying: 'lie',
    felt: 'feel',
    slept: 'sleep',
    drank: 'drink',
    drunk: 'drink',
    persons: 'people',
    person: 'people',
    families: 'family',
    family: 'family',
    business: 'business',
    witness: 'witness',
    wedding: 'wedding',
    meeting: 'meeting',
    only: 'only',
    early: 'early',
    holy: 'holy',
    singleness: 'singleness',
    crushed: 'crushed',
    broke: 'broke',
    waste: 'waste',
    wasted: 'waste',
    wasting: 'waste',
    art: 'art',
  }),
);

/** Takes off what makes a noun or an adverb of a word: "forgiveness", "hopeful", "loneliness", "deeply". */
function computeStem(plain: string): string {
  const own = OWN_STEMS.get(plain);
  if (own !== undefined) return own;
  let word = plain;
  if (word.length > 7) word = word.replace(/iness$/, 'y').replace(/ness$/, '');
  if (word.length > 6) word = word.replace(/ful$/, '');
  if (word.length > 5) word = word.replace(/ly$/, '');
  const root = rootOf(word);
  return root.length > 3 ? root.replace(/e$/, '') : root;
}

const stems = new Map<string, string>();
const STEMS_KEPT = 20_000;

/** The stem of one lower-case word: "worried", "worries" and "worrying" meet under one. */
export function stem(plain: string): string {
  const known = stems.get(plain);
  if (known !== undefined) return known;
  const found = computeStem(plain);
  if (stems.size < STEMS_KEPT) stems.set(plain, found);
  return found;
}

/** The texts read last: each rule that reads a message asks for its plain words. */
const plainTexts = new LruMap<string>(16);

/** The message in plain lower-case words with single spaces, contractions written out; for phrase patterns. */
export function plainWords(text: string): string {
  const known = plainTexts.get(text);
  if (known !== undefined) return known;
  const plain = toPlainWords(text);
  plainTexts.set(text, plain);
  return plain;
}

function toPlainWords(text: string): string {
  const words =
    fold(text)
      .replaceAll("'", '')
      .match(/[a-z0-9]+/g) ?? [];
  return words.map((word) => (Object.hasOwn(WRITTEN_OUT, word) ? WRITTEN_OUT[word] : word)).join(' ');
}

/** The text read last: what is asked for one message is asked several times. */
let last: { readonly text: string; readonly words: readonly Word[] } = { text: '', words: [] };

/** The words of a text with their stems. */
export function wordsOf(text: string): readonly Word[] {
  if (text === last.text) return last.words;
  const plain = plainWords(text);
  const words = plain === '' ? [] : plain.split(' ').map((word) => ({ plain: word, stem: stem(word) }));
  last = { text, words };
  return words;
}

/** Articles and owners: a sign "my job" is also found in "his job", so they are no part of it. */
export const UNSIGNED: ReadonlySet<string> = new Set(
  'a an the my your our his her their its this that these those some any own of'.split(' '),
);

/** Words that may stand anywhere between the words of a sign. */
export const FILLERS: ReadonlySet<string> = new Set([
  ...UNSIGNED,
  ...(
    'really very so just always still too even also actually much quite please today now ever again already constantly ' +
    'completely totally deeply'
  ).split(' '),
]);

/** Words that say nothing of a subject; used when frequent words are counted and when a search is worded. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about above after again against all also am an and any are as at be because been before being below between both but by can come ' +
    'could did do does doing down during each even ever every few for from further get give go going good got had has have having he help her here hers him ' +
    'himself his how i if in into is it its itself just know last let like lord make many may me mean means might more most much must my myself need never ' +
    'new no nor not nothing now of off on once one only or other our ours out over own people please say says see shall she should so some something still ' +
    'such take tell than that the their theirs them themselves then there these they thing things think this those through time to today too two under unto until up upon us ' +
    'use very want was way we well were what when where whether which while who whom whose why will with within without would yet you your yours yourself ' +
    'god jesus christ bible verse verses passage passages chapter book scripture christian christians church first second third says thou thee thy ye hath said back day really am feel feeling'
  ).split(' '),
);
