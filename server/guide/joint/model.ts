import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LowRankModel, readLowRank } from '../../../learning/low-rank.ts';

/** weights.br unpacked by scripts/build-guide.ts, for the same reason as the weights of needs/. */
const WEIGHTS = join(import.meta.dirname, '../../../dist/content/en/joint.bin');

let loaded: LowRankModel | undefined;

/** Read soon after the start, before the first message (chat/open.ts): some 5 MB in memory. Throws where it is not built. */
export function loadJointModel(): LowRankModel {
  loaded ??= readLowRank(readFileSync(WEIGHTS));
  return loaded;
}
