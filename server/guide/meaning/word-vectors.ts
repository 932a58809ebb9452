import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWordVectors, type WordVectors } from '../../../learning/word-vectors.ts';

/** vectors.br unpacked by scripts/build-guide.ts, for the same reason as the weights of needs/. */
const VECTORS = join(import.meta.dirname, '../../../dist/content/en/meaning.bin');

let loaded: WordVectors | undefined;

/** The word vectors that ship with Berea: some 1.2 MB in memory. Throws where they are not built. */
export function loadWordVectors(): WordVectors {
  loaded ??= readWordVectors(readFileSync(VECTORS));
  return loaded;
}
