import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LowRankModel } from '../../../learning/low-rank.ts';
import { questionIds } from '../joint/joint.ts';
import { loadJointModel } from '../joint/model.ts';
import ranking from './ranking.json' with { type: 'json' };

/** meanings.br unpacked by scripts/build-guide.ts, for the same reason as the weights of needs/. */
const MEANINGS = join(import.meta.dirname, '../../../dist/content/en/asked-meanings.bin');

/** How much each feature of a question counts (candidates.ts), and each of the message that speaks for no question at all. */
export interface Ranking {
  readonly question: readonly number[];
  readonly none: readonly number[];
}

/** What was learned about the questions that people ask. */
export interface AskedModel {
  /** What has learned the questions together with the entries of needs/. */
  readonly joint: LowRankModel;
  /** The questions that it knows. */
  readonly ids: readonly string[];
  /** The mean meaning of each question's messages, in the order of the ids (learning/word-vectors.ts, stepsOf). */
  readonly meanings: Int8Array;
  readonly ranking: Ranking;
}

let loaded: AskedModel | undefined;

/** Read when the first message comes. Throws where it is not built. */
export function loadAskedModel(): AskedModel {
  if (loaded) return loaded;
  const joint = loadJointModel();
  loaded = { joint, ids: questionIds(joint), meanings: new Int8Array(readFileSync(MEANINGS)), ranking };
  return loaded;
}
