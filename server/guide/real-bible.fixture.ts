import { fileURLToPath } from 'node:url';
import { loadBible } from '../bible/load.ts';

/** The Bible files as the build wrote them, for tests that need the real text. */
export function loadTheRealBible() {
  return loadBible(fileURLToPath(new URL('../../dist/bible', import.meta.url)));
}
