import { logShares } from '../../../learning/log-shares.ts';
import { questionLikelihoods } from '../joint/joint.ts';
import { scoresOfText } from '../needs/needs.ts';
import type { AskedModel } from './model.ts';

/**
 * How likely (natural logarithm) a text asks each question, in the order of the model's labels: the mean of what the
 * questions' own model and the joint one say. The first knows single words better, the second what is like what it has seen.
 */
export function likelihoodsOf(
  text: string,
  { model, joint }: Pick<AskedModel, 'model' | 'joint'>,
): Float64Array {
  // A message that asks no question scores 0 in the questions' own model.
  const own = logShares(scoresOfText(text, model), 0);
  const both = questionLikelihoods(text, joint);
  return own.map((value, at) => (value + both[at]!) / 2);
}
