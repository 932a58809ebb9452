import type { LikelyQuestion } from '../asked/likely.ts';
import type { ForeseenCandidate } from './candidates.ts';
import WEIGHTS from './weights.json' with { type: 'json' };

/**
 * What was foreseen, likeliest first: how likely a message says it, in a softmax over these and none of them. What each sign
 * weighs is fitted by scripts/build-foreseen-weights.ts.
 */
export function likeliestFirst(candidates: readonly ForeseenCandidate[]): LikelyQuestion[] {
  const found = candidates.map(({ asked, features }) => ({
    asked,
    weight: Math.exp(features.reduce((sum, feature, at) => sum + feature * WEIGHTS.foreseen[at]!, 0)),
  }));
  const whole = found.reduce((sum, { weight }) => sum + weight, Math.exp(WEIGHTS.none));
  return found
    .map(({ asked, weight }) => ({ asked, probability: weight / whole }))
    .sort((one, other) => other.probability - one.probability);
}
