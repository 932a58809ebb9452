import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Calibration } from '../../../learning/calibrate.ts';
import { readSparse, type SparseModel } from '../../../learning/sparse-model.ts';
import settings from './calibration.json' with { type: 'json' };

/** Written by scripts/build-guide-weights.ts (npm run train:guide). */
const WEIGHTS = join(import.meta.dirname, 'weights.br');

/** What the recogniser has learned. */
export interface NeedModel {
  readonly model: SparseModel;
  readonly calibration: Calibration;
}

let loaded: NeedModel | undefined;

/** Read when the first message comes: some 5 MB in memory. */
export function loadNeedModel(): NeedModel {
  loaded ??= { model: readSparse(brotliDecompressSync(readFileSync(WEIGHTS))), calibration: settings };
  return loaded;
}
