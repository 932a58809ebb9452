import type { FeatureSpace } from '../../learning/features.ts';

/** What sentences are scored by: words alone and in rows of up to three, and letters in rows of three to five. */
export const FEATURE_SPACE: FeatureSpace = {
  words: { buckets: 1 << 16, longestRow: 3 },
  letters: { buckets: 1 << 15, from: 3, to: 5 },
};

/** Tables of the kinds are smaller: buckets are folded onto so many. */
export const KIND_BUCKETS = 1 << 11;
