import { isStopWord, plain } from '../answers/plain.ts';
import { meaningOf } from '../answers/synonyms.ts';
import type { Random } from '../question.ts';
import { shuffled } from '../random.ts';

/** A word of a verse, with what tells which other words could stand in its place. */
export interface PlacedWord {
  /** As it is written, without punctuation. */
  readonly word: string;
  readonly meaning: string;
  /** The word before it, in lower case; "" at the beginning. */
  readonly before: string;
  readonly isName: boolean;
  /** "ing", "eth", "s": words with the same ending are mostly of the same kind. */
  readonly ending: string;
}

const WORD = /[\p{L}]+(?:[’'-][\p{L}]+)*/gu;
const ENDING = /(?:ness|tion|ing|eth|est|ed|ly|th|s)$/;
/** Words that no one learns a verse for. */
const FUNCTION_WORDS = new Set(
  `unto upon also even when there thereof therefore because before after every among were been shall things thing
  through over under between against about than more like same such other only both each most some many much out down
  away again forth hence thus where whether while until till saith said says came come went goes make made yes behold
  yourselves themselves himself myself itself herself ourselves whom
  those these according concerning itself toward towards within during since any no not neither nor never what`.split(
    /\s+/,
  ),
);
const SHORTEST = 4;
const SHORTEST_NAME = 3;

/** The words of a verse that can be left out: names, and words that carry its meaning. */
export function wordsWorthAsking(text: string): PlacedWord[] {
  const all = [...text.matchAll(WORD)].map((match) => ({ word: match[0], at: match.index }));
  return all.flatMap(({ word, at }, position) => {
    const previous = all[position - 1];
    const lower = plain(word);
    const isCapital = /^\p{Lu}/u.test(word);
    const startsSentence =
      previous === undefined || !/^[,;]?\s$/.test(text.slice(previous.at + previous.word.length, at));
    if (isCapital && startsSentence) return [];
    if (/[’'-]/.test(word) || word.length < (isCapital ? SHORTEST_NAME : SHORTEST)) return [];
    if (isStopWord(lower) || FUNCTION_WORDS.has(lower)) return [];
    return [
      {
        word,
        meaning: meaningOf(lower),
        before: plain(previous?.word ?? ''),
        isName: isCapital,
        ending: ENDING.exec(lower)?.[0] ?? '',
      },
    ];
  });
}

const CLASSES: readonly (readonly [name: string, words: string])[] = [
  ['noun', ' a an the this that these those my thy thine your his her its our their all no every '],
  ['verb', ' i thou he she it we ye you they shall will may might should would to not who which '],
  ['object', ' of in into by for from with unto upon through to under '],
  ['joined', ' and or but '],
];
const classAfter = (before: string): string =>
  CLASSES.find(([, words]) => words.includes(` ${before} `))?.[0] ?? 'other';

/** How well another word would fit in the place of this one. */
function fitness(other: PlacedWord, word: PlacedWord): number {
  return (
    (other.before === word.before ? 3 : 0) +
    (classAfter(other.before) === classAfter(word.before) ? 2 : 0) +
    (other.ending === word.ending ? 2 : 0) +
    (Math.abs(other.word.length - word.word.length) <= 2 ? 1 : 0)
  );
}

/** Wrong words that could stand in the place of this one: none from its verse, none of its meaning, no two alike. */
export function distractorsFor(
  word: PlacedWord,
  verse: string,
  pool: readonly PlacedWord[],
  random: Random,
): string[] {
  const own = new Set([...verse.matchAll(WORD)].map(([written]) => meaningOf(plain(written))));
  const taken = new Set(own);
  return shuffled(pool, random)
    .filter((other) => other.isName === word.isName && !own.has(other.meaning))
    .map((other) => ({ other, fits: fitness(other, word) }))
    .sort((one, another) => another.fits - one.fits)
    .map(({ other }) => other)
    .filter(({ meaning }) => !taken.has(meaning) && taken.add(meaning))
    .map((other) => other.word);
}
