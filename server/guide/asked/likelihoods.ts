import { logShares } from '../../../learning/log-shares.ts';
import { questionLikelihoods } from '../joint/joint.ts';
import { scoresOfText } from '../needs/needs.ts';
import type { AskedModel } from './model.ts';

/** How likely (natural logarithm) a text asks each question, in the order of the model's labels, as two models hold it. */
export interface Likelihoods {
  /** The questions' own model, which knows single words better. */
  readonly own: Float64Array;
  /** The joint one, which knows better what is like what it has seen. */
  readonly joint: Float64Array;
}

/** What both models say of a text by itself. */
export function bothOf(text: string, { model, joint }: Pick<AskedModel, 'model' | 'joint'>): Likelihoods {
  // A message that asks no question scores 0 in the questions' own model.
  return { own: logShares(scoresOfText(text, model), 0), joint: questionLikelihoods(text, joint) };
}

/** The mean of both. */
export function likelihoodsOf(text: string, models: Pick<AskedModel, 'model' | 'joint'>): Float64Array {
  const { own, joint } = bothOf(text, models);
  return own.map((value, at) => (value + joint[at]!) / 2);
}
