import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LowRankModel } from '../../../learning/low-rank.ts';
import { readSparse, type SparseModel } from '../../../learning/sparse-model.ts';
import { loadJointModel } from '../joint/model.ts';
import ranking from './ranking.json' with { type: 'json' };

/** weights.br and meanings.br unpacked by scripts/build-guide.ts, for the same reason as the weights of needs/. */
const BUILT = join(import.meta.dirname, '../../../dist/content/en');

/** How much each feature of a question counts (candidates.ts), and each of the message that speaks for no question at all. */
export interface Ranking {
  readonly question: readonly number[];
  readonly none: readonly number[];
}

/** What was learned about the questions that people ask. */
export interface AskedModel {
  /** Its labels are the questions' ids. */
  readonly model: SparseModel;
  /** What has learned the questions together with the entries of needs/. */
  readonly joint: LowRankModel;
  /** The mean meaning of each question's messages, in the order of the labels (learning/word-vectors.ts, stepsOf). */
  readonly meanings: Int8Array;
  readonly ranking: Ranking;
}

let loaded: AskedModel | undefined;

/** Read soon after the start, before the first message (chat/open.ts): some 10 MB in memory. Throws where it is not built. */
export function loadAskedModel(): AskedModel {
  loaded ??= {
    model: readSparse(readFileSync(join(BUILT, 'asked.bin'))),
    joint: loadJointModel(),
    meanings: new Int8Array(readFileSync(join(BUILT, 'asked-meanings.bin'))),
    ranking,
  };
  return loaded;
}
