import type { AskedQuestion } from '../../../content/guide/types.ts';
import { cosineAt, stepsOf } from '../../../learning/word-vectors.ts';
import { type GuideLibrary, loadLibrary } from '../library.ts';
import { type Meaning, meaningOf } from './meaning.ts';
import { loadWordVectors } from './word-vectors.ts';

/**
 * How likely a message asks a question: a softmax over the nearest ones and none at all, fitted to the messages of corpora/guide/asked
 * (first and second). `best` weighs the nearest wording, `all` the mean of all of them.
 */
const WEIGHTS = { best: 8, all: 8.9, none: 10.7 };
/** The nearest that are compared; others weigh next to nothing. */
const COMPARED = 12;

/** A question and how likely a message asks it, between 0 and 1. */
export interface LikelyQuestion {
  readonly asked: AskedQuestion;
  readonly probability: number;
}

/** The wordings of all questions are read in so many parts, so that none holds up the start for long. */
const PARTS = 24;

interface Meanings {
  readonly questions: readonly AskedQuestion[];
  /** Of each question where its wordings begin; those of the last end at the last number. */
  readonly starts: readonly number[];
  readonly steps: Int8Array;
}

const read = new WeakMap<GuideLibrary, Map<number, Meanings>>();

function meaningsOf(library: GuideLibrary, part: number): Meanings {
  const parts = read.get(library) ?? new Map<number, Meanings>();
  read.set(library, parts);
  const known = parts.get(part);
  if (known) return known;
  const size = Math.ceil(library.asked.length / PARTS);
  const questions = library.asked.slice(part * size, (part + 1) * size);
  const starts = [0];
  for (const { asked } of questions) starts.push(starts.at(-1)! + 1 + asked.length);
  const texts = questions.flatMap(({ question, asked }) => [question, ...asked]);
  const meanings = { questions, starts, steps: stepsOf(texts.map((text) => meaningOf(text))) };
  parts.set(part, meanings);
  return meanings;
}

/** What is read before it is asked for, in small pieces. */
export const MEANING_STEPS: readonly (() => void)[] = [
  loadWordVectors,
  ...Array.from({ length: PARTS }, (_, part) => () => void meaningsOf(loadLibrary(), part)),
];

/** The questions of the library that are nearest to a text in meaning, likeliest first. */
export function likelyQuestions(library: GuideLibrary, text: string): LikelyQuestion[] {
  const meaning = meaningOf(text);
  const scored = Array.from({ length: PARTS }, (_, part) =>
    scoresIn(meaningsOf(library, part), meaning),
  ).flat();
  const nearest = scored.toSorted((a, b) => b.weight - a.weight).slice(0, COMPARED);
  const whole = nearest.reduce((total, { weight }) => total + weight, Math.exp(WEIGHTS.none));
  return nearest.map(({ asked, weight }) => ({ asked, probability: weight / whole }));
}

function scoresIn({ questions, starts, steps }: Meanings, meaning: Meaning) {
  return questions.map((asked, question) => {
    const [from, to] = [starts[question]!, starts[question + 1]!];
    let [best, sum] = [-1, 0];
    for (let at = from; at < to; at++) {
      const near = cosineAt(at, steps, meaning);
      best = Math.max(best, near);
      sum += near;
    }
    return { asked, weight: Math.exp(WEIGHTS.best * best + (WEIGHTS.all * sum) / (to - from)) };
  });
}
