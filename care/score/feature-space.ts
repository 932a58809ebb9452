import type { FeatureSpace } from '../../learning/features.ts';

/** What sentences are scored by: words alone and in rows of up to three, and letters in rows of three to five. */
export const FEATURE_SPACE: FeatureSpace = {
  words: { places: 1 << 16, longestRow: 3 },
  letters: { places: 1 << 15, from: 3, to: 5 },
};

/** Tables of the kinds are smaller: places are folded onto so many. */
export const KIND_PLACES = 1 << 11;
