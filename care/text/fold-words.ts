import { CONTRACTIONS } from '../contractions.ts';
import { FILLERS } from '../statements/word-groups.ts';
import { readForms, setRight, takenApart } from './spelling.ts';

/** Contractions and short forms, written out; forms of one word that mean the same to the patterns, as one of them. */
const WRITTEN_OUT = new Map([
  ...Object.entries(CONTRACTIONS),
  ...readForms(`
  i am: iam; i would: id; they will: theyll; they would: theyd; it will: itll; it would: itd;
  were not: werent; is not: aint; had not: hadnt; must not: mustnt; want to: wana;
  going to: gona gunna finna; i am going to: imma ima; trying to: tryna; let me: lemme; about: abt bout;
  now: rn; tonight: tn tonite 2nite 2night; tomorrow: tmrw tmr; night: nite; and: n; with: w; mommy: mummy;
  mother: mumma moms mums mothers; father: dads papa; stepfather: stepdad; stepmother: stepmom stepmum;
  grandmother: granny gran; grandfather: grandad; brother: bro; sister: sis; neighbour: neighbor;
  nobody: noone; everyone: everybody; someone: somebody; kill myself: kms ctb; kill yourself: kys;
  suicide: sewerslide sewercide suislide; unalive: unaliving unalived; die: dye; themselves: themself;
  until: till til; selfharm: sh selfharming selfharmed selfharms selfinjure; saying: sayin; a lot: alot;
  anymore: anylonger; though: tho; could: cld; would: wld; should: shld`),
]);
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
  [/ ill (?=(?:kill|burn|shoot|stab|hang|jump|take|make|end|go|do|never|die|hurt|be|put|run) )/g, ' i will '],
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
      if (words[0] !== '') sentences.push({ text: ` ${words.join(' ')} `, words, asks: piece.includes('?') });
  }
  return sentences;
}

/** Whoever writes without full stops: pieces that overlap, so that a word far away does not set the tone of all. */
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
      .replace(/[ \t\r]+/g, ' ')
      // Pasted text is wrapped in lines; only an empty line ends a sentence.
      .replace(/ ?\n ?\n\s*/g, '. ')
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
