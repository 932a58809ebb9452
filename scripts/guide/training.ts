import { NEED_SPACE } from '../../server/guide/needs/features.ts';

/** How the guide's linear models are trained: entries (build-guide-weights.ts) and questions (build-asked-weights.ts). */
export const GUIDE_TRAINING = {
  buckets: [NEED_SPACE.words.buckets, NEED_SPACE.letters.buckets],
  rounds: 5,
  balance: 0,
  shrink: 1e-4,
  tolerance: 2e-3,
};
