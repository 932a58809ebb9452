import { CONTRACTIONS } from './contractions.ts';
import { setRight, takenApart } from './spelling.ts';
import { FILLERS } from './word-groups.ts';

/** Contractions and short forms, written out; forms of one word that the patterns need not tell apart, brought together. */
const WRITTEN_OUT = new Map(
  Object.entries({
    ...CONTRACTIONS,
    iam: 'i am',
    id: 'i would',
    theyll: 'they will',
    theyd: 'they would',
    itll: 'it will',
    itd: 'it would',
    werent: 'were not',
    aint: 'is not',
    hadnt: 'had not',
    mustnt: 'must not',
    wana: 'want to',
    gona: 'going to',
    gunna: 'going to',
    imma: 'i am going to',
    ima: 'i am going to',
    finna: 'going to',
    tryna: 'trying to',
    lemme: 'let me',
    abt: 'about',
    bout: 'about',
    rn: 'now',
    tn: 'tonight',
    tonite: 'tonight',
    '2nite': 'tonight',
    '2night': 'tonight',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    nite: 'night',
    n: 'and',
    w: 'with',
    mummy: 'mommy',
    mumma: 'mother',
    moms: 'mother',
    mothers: 'mother',
    dads: 'father',
    papa: 'father',
    stepdad: 'stepfather',
    stepmom: 'stepmother',
    stepmum: 'stepmother',
    granny: 'grandmother',
    gran: 'grandmother',
    grandad: 'grandfather',
    bro: 'brother',
    sis: 'sister',
    neighbor: 'neighbour',
    noone: 'nobody',
    everybody: 'everyone',
    somebody: 'someone',
    kms: 'kill myself',
    kys: 'kill yourself',
    sewerslide: 'suicide',
    sewercide: 'suicide',
    suislide: 'suicide',
    unaliving: 'unalive',
    unalived: 'unalive',
    ctb: 'kill myself',
    dye: 'die',
    themself: 'themselves',
    till: 'until',
    til: 'until',
    sh: 'selfharm',
    selfharming: 'selfharm',
    selfharmed: 'selfharm',
    selfharms: 'selfharm',
    selfinjure: 'selfharm',
    sayin: 'saying',
    alot: 'a lot',
    anylonger: 'anymore',
    tho: 'though',
    cld: 'could',
    wld: 'would',
    shld: 'should',
  }),
);
/** Two words that are one. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/ any (?:more|longer) /g, ' anymore '],
  [/ no longer want /g, ' do not want '],
  [/ no one /g, ' nobody '],
  [/ not (?:any|a single) one /g, ' nobody '],
  [/ (?:my|me) self /g, ' myself '],
  [/ (him|her|them) self /g, ' $1self '],
  [/ un alive /g, ' unalive '],
  [/ sui cid/g, ' suicid'],
  [/ suicide cid[ae]l /g, ' suicidal '],
  [/ (?:kill|killing) my $/g, ' kill myself '],
  [/ step (father|mother|brother|sister|son|daughter) /g, ' step$1 '],
  [/ self ?(?:harm|harming|harmed|injury|injure|injuring|mutilate|mutilation) /g, ' selfharm '],
  [/ (?:kind|sort) of /g, ' '],
  [/ (want|going|try|need|have|ready) 2 /g, ' $1 to '],
  [/ to b /g, ' to be '],
  [/ want(?:s|ed)? too /g, ' want to '],
  [/ i (?:keep on|kept on|kept|can not stop|could not stop) (?=\S+ing )/g, ' i keep '],
  [/ god s will /g, ' gods will '],
  [/ in law /g, ' '],
  [/ a (?:lot|bit|little) of times /g, ' '],
];

/** Most sentences have none of them: one look tells. */
const ANY_JOINED = new RegExp(JOINED.map(([{ source }]) => source).join('|'));

/** In words: longer sentences are read in pieces. */
const LONGEST = 40;
const OVERLAP = 16;

/** One sentence of a message, for patterns: a space before and behind each word. */
export interface Sentence {
  readonly text: string;
  readonly words: readonly string[];
  /** Ended with a question mark. */
  readonly asks: boolean;
}

/** A message as the patterns read it: lower case, no accents, spelling tricks and frequent typing mistakes undone. */
export function foldSentences(message: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (const [piece] of undoSpacing(plain(message)).matchAll(/[^.!?;:\n…]+[.!?;:\n…]*/g)) {
    const folded = foldSentence(piece.replace(/[.!?;:\n…]+$/, ''));
    for (const words of piecesOf(folded.trim().split(' ')))
      if (words[0] !== '')
        sentences.push({ text: ` ${words.join(' ')} `, words, asks: /\?[^?]*$/.test(piece) });
  }
  return sentences;
}

/** Who writes without full stops: pieces that overlap, so that a word far away does not set the tone of all. */
function piecesOf(words: readonly string[]): (readonly string[])[] {
  if (words.length <= LONGEST) return [words];
  const pieces: (readonly string[])[] = [];
  for (let at = 0; at < words.length - OVERLAP; at += LONGEST - OVERLAP)
    pieces.push(words.slice(at, at + LONGEST));
  return pieces;
}

function plain(message: string): string {
  return (
    message
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f\u200b-\u200f\u2060\ufeff]/g, '')
      .replace(/[‘’`´ʼ]/g, "'")
      .replace(
        /\b([a-z]+)'(s|ll|d|ve|re|m)\b/g,
        (_, word: string, short: string) => `${word}${ofShort(word, short)}`,
      )
      .replace(/…/g, '.')
      .replace(/\b[a-z]+(?:\.[a-z]+){2,}\b/g, (run) => run.replaceAll('.', ' '))
      .replace(/\bs\/h\b/g, 'selfharm')
      // Pasted text is wrapped in lines; only an empty line ends a sentence.
      .replace(/[ \t\r]*\n[ \t\r]*\n\s*/g, '. ')
      .replace(/\n/g, ' ')
      .replace(/([a-z0-9])!(?=[a-z0-9])/g, '$1i')
  );
}

const SHORT_FORMS: Readonly<Record<string, string>> = {
  ll: ' will',
  d: ' would',
  ve: ' have',
  re: ' are',
  m: ' am',
};
/** "she's" is "she is", but "my father's" stays "my father": whose it is matters to no pattern. */
function ofShort(word: string, short: string): string {
  if (short !== 's') return SHORT_FORMS[short]!;
  return /^(?:it|that|there|what|he|she|where|who|how|everything|nothing|here|life|when)$/.test(word)
    ? ' is'
    : '';
}

/** "k i l l", "k.m.s", "s-u-i-c-i-d-e": at least three letters, each by itself. */
function undoSpacing(text: string): string {
  return text
    .replace(
      /(^|[^a-z0-9])((?:[a-z0-9][._*-]){2,}[a-z0-9])(?![a-z0-9])/g,
      (_, before, run) => before + run.replace(/[^a-z0-9]/g, ''),
    )
    .replace(
      /(^|[^a-z0-9'])((?:[a-z] ){2,}[a-z])(?![a-z0-9'])/g,
      (_, before, run) => before + run.replaceAll(' ', ''),
    );
}

/** Words that were folded before: a few hundred make up most of what is written. */
const folded = new Map<string, string>();
const FOLDED_KEPT = 4_000;
/** A longer word comes once, and thousands of such would fill the memory. */
const LONGEST_KEPT = 16;

/** With a space behind each word that it becomes; nothing where it is a filler. */
function foldWord(raw: string): string {
  const known = folded.get(raw);
  if (known !== undefined) return known;
  const word = setRight(raw.replace(/'/g, ''));
  const text =
    word === '' || FILLERS.has(word)
      ? ''
      : takenApart(word)
          .map((part) => `${WRITTEN_OUT.get(part) ?? part} `)
          .join('');
  if (raw.length <= LONGEST_KEPT && folded.size < FOLDED_KEPT) folded.set(raw, text);
  return text;
}

function foldSentence(piece: string): string {
  let text = ' ';
  for (const raw of piece.split(/[\s,"“”«»()[\]{}<>/\\|_&+=~^–—¿¡]+|-{2,}|-/)) {
    if (raw === '') continue;
    text += foldWord(raw);
  }
  if (ANY_JOINED.test(text)) for (const [from, to] of JOINED) text = text.replace(from, to);
  return text;
}
