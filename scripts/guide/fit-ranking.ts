import { createRandom } from '../../learning/train.ts';
import { type Candidates, candidatesFor, type MessageInTalk } from '../../server/guide/asked/candidates.ts';
import type { AskedModel, Ranking } from '../../server/guide/asked/model.ts';
import type { Subjects } from '../../server/guide/recognise/subjects.ts';

/** A message, and the ids of the questions that it asks; none where the library has no fitting one. */
export interface JudgedMessage extends MessageInTalk {
  readonly asks: readonly string[];
}

const ROUNDS = 200;
const RATE = 0.1;
const SHRINK = 1e-3;

/** A message whose candidates were read. */
interface ReadMessage {
  readonly asks: ReadonlySet<string>;
  readonly candidates: Candidates;
}

/**
 * Fits how much each feature counts (`fitWeights`) to messages of which somebody has said what they ask.
 */
export function fitRanking(
  messages: readonly JudgedMessage[],
  learned: Omit<AskedModel, 'ranking'>,
  subjects: Subjects,
): Ranking {
  const questions = new Map(subjects.library.asked.map((asked) => [asked.id, asked]));
  const read = messages.map((message) => ({
    asks: new Set(message.asks),
    candidates: candidatesFor(message, learned, {
      needsOf: (text) => new Map(subjects.needs(text).map(({ label, probability }) => [label, probability])),
      aboutOf: (id) => questions.get(id)?.about ?? [],
      titleOf: (id) => questions.get(id)?.question ?? '',
    }),
  }));
  return fitWeights(read);
}

/**
 * The largest likelihood of the right questions, or of none, in a softmax over the
 * candidates and none (AdaGrad; the same messages give the same numbers).
 */
export function fitWeights(read: readonly ReadMessage[]): Ranking {
  const question = adaGrad(read[0]!.candidates.questions[0]!.features.length);
  const none = adaGrad(read[0]!.candidates.none.length);
  const random = createRandom(7);
  for (let step = 0; step < ROUNDS * read.length; step++) {
    const { asks, candidates } = read[Math.floor(random() * read.length)]!;
    const slopes = slopesOf(candidates, asks, { question: question.weights, none: none.weights });
    question.step(slopes.question);
    none.step(slopes.none);
  }
  return { question: rounded(question.weights), none: rounded(none.weights) };
}

/** How the likelihood of what is right falls with each weight. */
function slopesOf({ questions, none }: Candidates, asks: ReadonlySet<string>, weights: Ranking) {
  const parts = questions.map(({ features }) => Math.exp(product(features, weights.question)));
  const nonePart = Math.exp(product(none, weights.none));
  const whole = parts.reduce((sum, part) => sum + part, nonePart);
  const rightWhole = questions.reduce((sum, { id }, at) => sum + (asks.has(id) ? parts[at]! : 0), 0);
  const hasRight = rightWhole > 0;
  const slope = new Float64Array(weights.question.length);
  for (const [at, { id, features }] of questions.entries()) {
    const much = parts[at]! / whole - (hasRight && asks.has(id) ? parts[at]! / rightWhole : 0);
    for (const [feature, value] of features.entries()) slope[feature]! += much * value;
  }
  const noneMuch = nonePart / whole - (hasRight ? 0 : 1);
  return { question: slope, none: Float64Array.from(none, (value) => noneMuch * value) };
}

function adaGrad(size: number) {
  const weights = new Array<number>(size).fill(0);
  const squares = new Float64Array(size).fill(1e-2);
  return {
    weights,
    step(slopes: Float64Array) {
      for (const [at, value] of slopes.entries()) {
        const slope = value + SHRINK * weights[at]!;
        squares[at]! += slope * slope;
        weights[at]! -= (RATE * slope) / Math.sqrt(squares[at]!);
      }
    },
  };
}

const product = (features: readonly number[], weights: readonly number[]): number =>
  features.reduce((sum, feature, at) => sum + feature * weights[at]!, 0);

const rounded = (weights: readonly number[]): number[] => weights.map((weight) => Number(weight.toFixed(3)));
