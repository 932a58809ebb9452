import type { Features } from './features.ts';
import { countBuckets, type LinearWeights } from './train.ts';

/**
 * The buckets of each table that tell most by what was learned so far: of those seen often the heaviest, at most so many
 * as `most` says. A large table keeps features apart, and the few that tell make it small to store.
 */
export function tellingBuckets(
  examples: readonly { readonly features: Features }[],
  { labels, tables }: LinearWeights<string>,
  most: readonly number[],
): Uint8Array[] {
  return tables.map((weights, table) => {
    const tells = countBuckets(examples, table, weights.length / labels.length).map(
      (count, bucket) => Math.sqrt(count) * heaviest(weights, bucket, labels.length),
    );
    const ranked = tells.filter((value) => value > 0).sort();
    const least = ranked.at(-most[table]!) ?? 0;
    return Uint8Array.from(tells, (value) => Number(value > 0 && value >= least));
  });
}

function heaviest(weights: Float32Array, bucket: number, labels: number): number {
  let most = 0;
  for (let label = 0; label < labels; label++)
    most = Math.max(most, Math.abs(weights[bucket * labels + label]!));
  return most;
}
