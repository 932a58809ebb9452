import type { AskedQuestion } from '../../../content/guide/types.ts';
import { cosineAt, stepsOf } from '../../../learning/word-vectors.ts';
import type { GuideLibrary } from '../library.ts';
import { meaningOf } from './meaning.ts';

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

interface Meanings {
  /** Of each question where its wordings begin; those of the last end at the last number. */
  readonly starts: readonly number[];
  readonly steps: Int8Array;
}

const read = new WeakMap<GuideLibrary, Meanings>();

function meaningsOf(library: GuideLibrary): Meanings {
  const known = read.get(library);
  if (known) return known;
  const starts = [0];
  for (const { asked } of library.asked) starts.push(starts.at(-1)! + 1 + asked.length);
  const texts = library.asked.flatMap(({ question, asked }) => [question, ...asked]);
  const meanings = { starts, steps: stepsOf(texts.map((text) => meaningOf(text))) };
  read.set(library, meanings);
  return meanings;
}

/** The questions of the library that are nearest to a text in meaning, likeliest first. */
export function likelyQuestions(library: GuideLibrary, text: string): LikelyQuestion[] {
  const { starts, steps } = meaningsOf(library);
  const meaning = meaningOf(text);
  const scored = library.asked.map((asked, question) => {
    const [from, to] = [starts[question]!, starts[question + 1]!];
    let [best, sum] = [-1, 0];
    for (let at = from; at < to; at++) {
      const near = cosineAt(at, steps, meaning);
      best = Math.max(best, near);
      sum += near;
    }
    return { asked, weight: Math.exp(WEIGHTS.best * best + (WEIGHTS.all * sum) / (to - from)) };
  });
  const nearest = scored.toSorted((a, b) => b.weight - a.weight).slice(0, COMPARED);
  const whole = nearest.reduce((total, { weight }) => total + weight, Math.exp(WEIGHTS.none));
  return nearest.map(({ asked, weight }) => ({ asked, probability: weight / whole }));
}
