import type { AskedQuestion } from '../../content/guide/types.ts';
import { askedWords, GENERAL } from './asked-words.ts';
import type { GuideLibrary } from './library.ts';
import { plainWords } from './words.ts';

/** A question of the library that a message asks in other words. */
export interface AskedMatch {
  readonly asked: AskedQuestion;
  /** The wording that is nearest, and the stretch of the message that is near to it. */
  readonly wording: string;
  readonly stretch: string;
  /** Between 0 and 1: how much of what both say is the same, rare words counting more. */
  readonly alike: number;
  /** With what favours it. */
  readonly score: number;
  /** So many words of it the message has; a general one ("husband") counts half. */
  readonly shared: number;
  /** How much of the whole message the stretch holds that asks it, between 0 and 1. */
  readonly share: number;
}

interface Index {
  /** Of each word the wordings that have it. */
  readonly wordings: ReadonlyMap<string, readonly number[]>;
  readonly owners: readonly AskedQuestion[];
  readonly texts: readonly string[];
  /** The pairs of words that follow one another in each wording, as they are written. */
  readonly pairs: readonly ReadonlySet<string>[];
  /** The length of each wording, as a vector. */
  readonly lengths: readonly number[];
  weightOf(word: string): number;
}

function indexOf(questions: readonly AskedQuestion[]): Index {
  const all = questions.flatMap((owner) =>
    [owner.question, ...owner.asked].map((text) => ({
      owner,
      text,
      words: new Set(askedWords(text)),
      pairs: pairsOf(text),
    })),
  );
  const wordings = new Map<string, number[]>();
  for (const [at, { words }] of all.entries())
    for (const word of words) {
      const known = wordings.get(word);
      if (known) known.push(at);
      else wordings.set(word, [at]);
    }
  const weightOf = (word: string) =>
    Math.log(1 + all.length / (1 + (wordings.get(word)?.length ?? 0))) * countOf(word);
  return {
    wordings,
    owners: all.map(({ owner }) => owner),
    texts: all.map(({ text }) => text),
    pairs: all.map(({ pairs }) => pairs),
    lengths: all.map(({ words }) => lengthOf(words, weightOf)),
    weightOf,
  };
}

/** Words that follow one another, as they are written: "i am", "am angry". */
function pairsOf(text: string): Set<string> {
  const words = plainWords(text).split(' ');
  return new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`));
}

/** How many of the pairs both have, between 0 and 1. */
function pairsShared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

/** How much a word counts. */
const countOf = (word: string): number => (GENERAL.has(word) ? 0.5 : 1);

const lengthOf = (words: ReadonlySet<string>, weightOf: (word: string) => number): number =>
  Math.sqrt([...words].reduce((sum, word) => sum + weightOf(word) ** 2, 0));

const indexes = new WeakMap<GuideLibrary, Index>();

function indexFor(library: GuideLibrary): Index {
  const index = indexes.get(library) ?? indexOf(library.asked);
  indexes.set(library, index);
  return index;
}

/** A dictated sentence is read in stretches of so many words, each begun so many after the one before. */
const STRETCH = 16;
const STEP = 6;
/** Longer messages are read sentence by sentence only. In words. */
const READ_WHOLE = 30;
const MOST_STRETCHES = 60;

/** The stretches of a message that may ask something: all of a short one, each sentence and each two that follow one another. */
function stretchesOf(text: string): string[] {
  const sentences = (text.match(/[^.?!\n;]+/g) ?? []).map(plainWords).filter(Boolean);
  const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at]} ${sentence}`);
  const whole = plainWords(text);
  const parts = sentences.flatMap((sentence) => {
    const words = sentence.split(' ');
    if (words.length <= STRETCH) return [sentence];
    const count = Math.ceil((words.length - STRETCH) / STEP) + 1;
    return Array.from({ length: count }, (_, at) => words.slice(at * STEP, at * STEP + STRETCH).join(' '));
  });
  const isShort = whole.split(' ').length <= READ_WHOLE;
  return [...new Set([...(isShort ? [whole] : []), ...parts, ...pairs])].slice(0, MOST_STRETCHES);
}

/** Less alike than this is not looked at further. */
const LEAST = 0.4;
/** So much counts that words also stand in the same order. */
const ORDER = 0.12;
/** One word in common says less than three. */
const FEW_COUNT_LESS = 0.25;

/** The questions that a message asks, likeliest first, each with its best score. `bonusOf` favours what the talk is about. */
export function askedIn(
  library: GuideLibrary,
  text: string,
  bonusOf: (asked: AskedQuestion) => number = () => 0,
): AskedMatch[] {
  const index = indexFor(library);
  const best = new Map<AskedQuestion, AskedMatch>();
  const wholeLength = lengthOf(new Set(askedWords(text)), index.weightOf);
  for (const stretch of stretchesOf(text)) {
    const words = new Set(askedWords(stretch));
    const length = lengthOf(words, index.weightOf);
    const share = length / wholeLength;
    const pairs = pairsOf(stretch);
    const sums = new Map<number, { sum: number; shared: number }>();
    for (const word of words)
      for (const at of index.wordings.get(word) ?? []) {
        const known = sums.get(at) ?? { sum: 0, shared: 0 };
        sums.set(at, { sum: known.sum + index.weightOf(word) ** 2, shared: known.shared + countOf(word) });
      }
    for (const [at, { sum, shared }] of sums) {
      const asked = index.owners[at]!;
      const alike = (sum / (length * index.lengths[at]!)) * (shared / (shared + FEW_COUNT_LESS));
      if (alike < LEAST) continue;
      const score = alike + ORDER * pairsShared(pairs, index.pairs[at]!) + bonusOf(asked);
      if (score > (best.get(asked)?.score ?? 0))
        best.set(asked, { asked, wording: index.texts[at]!, stretch, alike, score, shared, share });
    }
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}
