import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Calibration } from '../../../learning/calibrate.ts';
import type { LowRankModel } from '../../../learning/low-rank.ts';
import { readSparse, type SparseModel } from '../../../learning/sparse-model.ts';
import { loadJointModel } from '../joint/model.ts';
import settings from './calibration.json' with { type: 'json' };

/**
 * weights.br unpacked by scripts/build-guide.ts: what unpacks it takes 8 MB for a moment, and a process that has freed so
 * large a piece keeps megabytes more for good (docs/decisions/043-memory.md).
 */
const WEIGHTS = join(import.meta.dirname, '../../../dist/content/en/needs.bin');

/** What the recogniser has learned. */
export interface NeedModel {
  readonly model: SparseModel;
  /** What has learned the entries together with the questions of asked/. */
  readonly joint: LowRankModel;
  readonly calibration: Calibration;
}

let loaded: NeedModel | undefined;

/** Read soon after the start, before the first message (chat/open.ts): some 5 MB in memory. Throws where it is not built. */
export function loadNeedModel(): NeedModel {
  loaded ??= { model: readSparse(readFileSync(WEIGHTS)), joint: loadJointModel(), calibration: settings };
  return loaded;
}
