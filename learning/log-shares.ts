/** A share of less than e to this power of the largest adds nothing to the whole. */
const FAR = -20;

/**
 * The natural logarithm of each score's share among all (softmax). `none` is the score of what is none of them, where the
 * scores were learned beside it.
 */
export function logShares(scores: Float32Array | Float64Array, none?: number): Float64Array {
  let most = none ?? Number.NEGATIVE_INFINITY;
  for (let at = 0; at < scores.length; at++) if (scores[at]! > most) most = scores[at]!;
  let whole = none === undefined ? 0 : Math.exp(none - most);
  for (let at = 0; at < scores.length; at++) {
    const below = scores[at]! - most;
    if (below > FAR) whole += Math.exp(below);
  }
  const logOfWhole = most + Math.log(whole);
  const shares = new Float64Array(scores.length);
  for (let at = 0; at < scores.length; at++) shares[at] = scores[at]! - logOfWhole;
  return shares;
}
