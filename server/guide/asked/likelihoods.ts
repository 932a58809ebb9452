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
  const scores = scoresOfText(text, model);
  const most = scores.reduce((largest, score) => Math.max(largest, score), 0);
  const least = most + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), Math.exp(-most)));
  const both = questionLikelihoods(text, joint);
  return scores.map((score, at) => (score - least + both[at]!) / 2);
}
