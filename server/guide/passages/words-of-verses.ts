import { passageOf } from '../../../scripture/references/format.ts';
import { passageOfReference } from '../../../scripture/references/passage-of-reference.ts';
import { neighboursOf } from '../../../scripture/references/passage-ranges.ts';
import { locate } from '../../../scripture/text/books.ts';
import { TRANSLATION_IDS } from '../../../scripture/translations.ts';
import type { Bible, Passage } from '../../../scripture/types.ts';
import { STOP_WORDS, type Word, wordsOf } from '../reading/words.ts';
import type { GuideRequest } from '../types.ts';

/** Verses whose own words stand in a question, or some of them. */
export interface Remembered {
  /** So many of the question's words stand there in their order that the verse itself was meant. */
  readonly sure: readonly Passage[];
  /** What the search of the text finds: worth a place where nothing nearer is known. */
  readonly perhaps: readonly Passage[];
}

const NOTHING: Remembered = { sure: [], perhaps: [] };
/** A question longer than this tells a story; its words are found everywhere. */
const LONGEST = 60;
const FOUND = 6;
/** A verse that was meant is among the first. */
const FIRST = 3;
/** Words that carry sense, in a row, as they stand in the verse. */
const ROW = 4;
/** Of the words around the row: how many the verse holds. */
const SHARE = 0.75;
const NEAR = 6;

const ASKING =
  /\b(?:what does the bible (?:say|teach) (?:about|on)|what is|where (?:is|in the bible|does)|which verse|verses? (?:about|on|for)|the bible|does it say|it says|says?|mean|explain|please|i|me|my)\b/g;

/** Looks for verses by the words of a question. */
export function rememberedIn(words: string, search: GuideRequest['search'], bible: Bible): Remembered {
  const all = wordsOf(words);
  if (all.length < 2 || all.length > LONGEST) return NOTHING;
  const stems = all.map(({ stem }) => stem);
  const telling = all.filter(({ plain }) => !STOP_WORDS.has(plain) && plain.length > 2);
  const text = words.toLowerCase().replace(ASKING, ' ');
  const hits = search(text, FOUND).flatMap(({ reference }) => passageOfReference(reference) ?? []);
  const sure =
    stems.length < ROW ? [] : hits.slice(0, FIRST).filter((hit) => isMeant(stems, telling, hit, bible));
  const perhaps = telling.length >= 2 ? hits.filter((hit) => !sure.includes(hit)) : [];
  return { sure: sure.slice(0, 2), perhaps: together(perhaps) };
}

function isMeant(stems: readonly string[], telling: readonly Word[], hit: Passage, bible: Bible): boolean {
  return TRANSLATION_IDS.some((id) => {
    const verse = wordsOf(bible[id].text(hit.ranges[0]!.first)).map(({ stem }) => stem);
    const row = longestRow(stems, verse);
    if (row >= ROW + 2) return true;
    const held = new Set(verse);
    const share = telling.filter(({ stem }) => held.has(stem)).length / Math.max(1, telling.length);
    return row >= ROW && telling.length >= 2 && share >= SHARE;
  });
}

/** How many words in a row the two have in common. */
function longestRow(one: readonly string[], other: readonly string[]): number {
  let longest = 0;
  let before = new Uint8Array(other.length + 1);
  for (const word of one) {
    const now = new Uint8Array(other.length + 1);
    other.forEach((same, at) => {
      if (same !== word) return;
      now[at + 1] = before[at]! + 1;
      if (now[at + 1]! > longest) longest = now[at + 1]!;
    });
    before = now;
  }
  return longest;
}

/** Verses near one another become one passage, the one with the most first; a verse alone gets the next one too. */
function together(hits: readonly Passage[]): Passage[] {
  const groups: Passage[][] = [];
  for (const hit of hits) {
    const group = groups.find(([first]) => isNear(first!, hit));
    if (group) group.push(hit);
    else groups.push([hit]);
  }
  return groups.toSorted((a, b) => b.length - a.length).map(spanOf);
}

function isNear(a: Passage, b: Passage): boolean {
  const [x, y] = [a.ranges[0]!.first, b.ranges[0]!.first];
  const [one, other] = [locate(x), locate(y)];
  return one.book === other.book && one.chapter === other.chapter && Math.abs(x - y) <= NEAR;
}

function spanOf(group: readonly Passage[]): Passage {
  const verses = group.map((passage) => passage.ranges[0]!.first);
  const span = passageOf([{ first: Math.min(...verses), last: Math.max(...verses) }]);
  const last = neighboursOf(span, 1).after?.ranges[0]?.last ?? span.ranges[0]!.last;
  return passageOf([{ first: span.ranges[0]!.first, last }]);
}
