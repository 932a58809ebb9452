import type { AskedQuestion } from '../../../content/guide/types.ts';
import { cosineAt } from '../../../learning/word-vectors.ts';
import { questionsById } from '../library.ts';
import type { Subjects } from '../recognise/subjects.ts';
import { candidatesFor, type MessageInTalk } from './candidates.ts';
import { type AskedModel, loadAskedModel } from './model.ts';

/** A question of the library, and how likely a message asks it, between 0 and 1. */
export interface LikelyQuestion {
  readonly asked: AskedQuestion;
  readonly probability: number;
}

/** From this cosine of their messages' mean meanings on, two questions are nearly the same, and either answers well. */
const NEARLY_THE_SAME = 0.88;

/** How likely the likeliest question, or one that is nearly the same, is asked. */
export function certaintyOf(
  likely: readonly LikelyQuestion[],
  { model, meanings }: Pick<AskedModel, 'model' | 'meanings'> = loadAskedModel(),
): number {
  const [first, ...others] = likely;
  if (!first) return 0;
  const size = meanings.length / model.labels.length;
  const meaningOf = ({ asked }: LikelyQuestion): Int8Array => {
    const from = model.labels.indexOf(asked.id) * size;
    return meanings.subarray(from, from + size);
  };
  const own = Float32Array.from(meaningOf(first), (step) => step / STEPS);
  return others
    .filter((other) => cosineAt(0, meaningOf(other), own) >= NEARLY_THE_SAME)
    .reduce((sum, { probability }) => sum + probability, first.probability);
}

/** Of a vector of length 1 (learning/word-vectors.ts). */
const STEPS = 127;

const weighed = (features: readonly number[], weights: readonly number[]): number =>
  features.reduce((sum, feature, at) => sum + feature * weights[at]!, 0);

/** The questions of the library that a message asks, likeliest first: by its words, their meaning, and what was said before. */
export function likelyAsked(
  message: MessageInTalk,
  subjects: Subjects,
  learned: AskedModel = loadAskedModel(),
): LikelyQuestion[] {
  const questions = questionsById(subjects.library);
  const found = candidatesFor(message, learned, {
    needsOf: (text) => new Map(subjects.needs(text).map(({ label, probability }) => [label, probability])),
    aboutOf: (id) => questions.get(id)?.about ?? [],
    titleOf: (id) => questions.get(id)?.question ?? '',
  });
  const none = Math.exp(weighed(found.none, learned.ranking.none));
  const weights = found.questions.map(({ features }) =>
    Math.exp(weighed(features, learned.ranking.question)),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, none);
  return found.questions
    .flatMap(({ id }, at) => {
      const asked = questions.get(id);
      return asked ? [{ asked, probability: weights[at]! / whole }] : [];
    })
    .sort((a, b) => b.probability - a.probability);
}
