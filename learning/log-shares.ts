/**
 * The natural logarithm of each score's share among all (softmax). `none` is the score of what is none of them, where the
 * scores were learned beside it.
 */
export function logShares(scores: Float32Array | Float64Array, none?: number): Float64Array {
  let most = none ?? Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  let whole = none === undefined ? 0 : Math.exp(none - most);
  for (const score of scores) whole += Math.exp(score - most);
  const logOfWhole = most + Math.log(whole);
  return Float64Array.from(scores, (score) => score - logOfWhole);
}
