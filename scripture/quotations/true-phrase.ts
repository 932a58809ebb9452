import {
  type GrowingRow,
  growingRow,
  type Likenesses,
  likeness,
  likenessesOf,
  type Token,
  tokensOf,
  weightOf,
} from './alignment.ts';
import type { Quotation } from './compare.ts';

/**
 * A part of somebody's clause ("those who trust in Christ have passed from death to life"), set in the passage's words
 * without breaking the clause: a stretch of the passage that says the same, word by word, and begins in the same form.
 */

/** Fewer words are a name or a turn of phrase. */
const AT_LEAST = 3;
const TELLING_AT_LEAST = 2;
/** How many words may stay outside the marks: "have", "the". */
const MOST_OUTSIDE = 2;
const MOST_GROWTH = 1.6;
/** How much of both must lie beside one another; and where the passage has a stop that the quotation has not. */
const ALIKE = 0.75;
const ALIKE_OVER_STOPS = 0.95;
const stops = (text: string) => text.replace(/[^,;:.!?“”‘]/g, '').length;

const DETERMINER =
  /^(?:the|an?|all|every|each|any|some|no|this|that|these|those|whole|my|thy|your|his|her|its|our|their)$/;

function formOf(word: string): string {
  if (/(?:eth|th|s)$/.test(word)) return 's';
  return /ing$/.test(word) ? 'ing' : /(?:ed|en|wn)$/.test(word) ? 'ed' : '';
}

/** Whether a clause that goes on with the one word may go on with the other. */
function fits(quoted: Token, held: Token): boolean {
  if (quoted.word === held.word) return true;
  if (DETERMINER.test(quoted.word)) return DETERMINER.test(held.word);
  return likeness(quoted, held) > 0 && formOf(quoted.word) === formOf(held.word);
}

const ADVERB = /^\p{L}{3,}ly$/u;

const PERSONS = [
  /^(?:i|me|my|mine|we|us|our|ours)$/,
  /^(?:you|your|yours|ye|thou|thee|thy|thine)$/,
  /^(?:he|him|his|she|her|hers|it|its)$/,
  /^(?:they|them|their|theirs)$/,
];

/** Whether the passage speaks of the same persons: "you have" does not go on what is said of "those who". */
function ofTheSamePersons(quoted: readonly Token[], held: readonly Token[]): boolean {
  const speaksOf = (person: RegExp, all: readonly Token[]) => all.some(({ word }) => person.test(word));
  return PERSONS.every((person) => !speaksOf(person, held) || speaksOf(person, quoted));
}

/** Whether each word that tells has one beside it, on both sides. */
function tellsTheSame(quoted: readonly Token[], held: readonly Token[]): boolean {
  const tells = ({ weight }: Token) => weight === 1;
  const has = (all: readonly Token[]) => (one: Token) => all.some((other) => likeness(one, other) >= 0.5);
  const own = quoted.filter(tells);
  // "contend earnestly": an adverb more changes neither sense nor grammar.
  const mustBeSaid = (token: Token) => tells(token) && !ADVERB.test(token.word);
  return own.length >= TELLING_AT_LEAST && own.every(has(held)) && held.filter(mustBeSaid).every(has(quoted));
}

/** Whether words that stay outside are a verb with its object's article: "speak the ...". */
const cutsArticle = (before: readonly Token[]) =>
  DETERMINER.test(before.at(-1)!.word) &&
  before.some(({ weight, word }) => weight === 1 && !DETERMINER.test(word));
/** Behind a stop what is set begins behind one, too: not the second of three in a row ("Father, Son, ..."). */
const STOPPED = /[,;:.!?—][\s“‘"]*$/;

export interface Phrase {
  /** The passage's words. */
  readonly text: string;
  /** How much of the quotation stays as it is and stands before its mark. */
  readonly outside: number;
}

/** The stretch of a passage that says what the quotation says, in nearly its words; undefined where there is none. */
export function phraseLike({ raw }: Quotation, text: string): Phrase | undefined {
  const quoted = tokensOf(raw);
  const held = tokensOf(text);
  const likenesses = likenessesOf(quoted, held);
  for (let outside = 0; outside <= MOST_OUTSIDE; outside += 1) {
    const own = quoted.slice(outside);
    const before = quoted.slice(0, outside);
    if (own.length < AT_LEAST || before.filter(({ weight }) => weight === 1).length > 1) return undefined;
    if (outside > 0 && cutsArticle(before)) continue;
    const found = stretchLike(own, held, likenesses, () => growingRow(quoted.length, outside));
    if (found === undefined) continue;
    if (outside > 0 && STOPPED.test(raw.slice(0, own[0]!.start)) && !STOPPED.test(text.slice(0, found.start)))
      continue;
    const set = text.slice(found.start, found.end);
    const quotedStops = stops(raw.slice(own[0]!.start, own.at(-1)!.end));
    if (found.score < ALIKE_OVER_STOPS && stops(set) > (outside > 0 ? 0 : quotedStops)) continue;
    // A denial that stays outside must be the passage's.
    const denied = (all: readonly Token[]) => all.some(({ root }) => root === 'not');
    if (denied(before) && !denied(held.filter(({ end }) => end <= found.start))) continue;
    return { text: set, outside: own[0]!.start };
  }
  return undefined;
}

function stretchLike(
  own: readonly Token[],
  held: readonly Token[],
  likenesses: Likenesses,
  newRow: () => GrowingRow,
): { start: number; end: number; score: number } | undefined {
  const weight = weightOf(own);
  let best: { start: number; end: number; score: number } | undefined;
  for (let from = 0; from < held.length; from += 1) {
    if (!fits(own[0]!, held[from]!)) continue;
    const row = newRow();
    let heldWeight = 0;
    for (let to = from; to < held.length && to - from < own.length * MOST_GROWTH; to += 1) {
      heldWeight += held[to]!.weight;
      const alike = row.add(likenesses[to]);
      const score = alike / Math.max(weight, heldWeight);
      if (score < ALIKE || score <= (best?.score ?? 0) || likeness(own.at(-1)!, held[to]!) === 0) continue;
      const stretch = held.slice(from, to + 1);
      if (!tellsTheSame(own, stretch) || !ofTheSamePersons(own, stretch)) continue;
      best = { start: held[from]!.start, end: held[to]!.end, score };
    }
  }
  return best;
}
