import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Returns the memory that the start used to the system. A start grows V8's young generation to three times 16 MB, and
 * only a full collection shrinks it again, which an idle server never runs (docs/decisions/043-memory.md). It blocks
 * for some 50 ms, so it runs before the server listens.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('globalThis.gc') as NodeJS.GCFunction | undefined;
  setFlagsFromString('--no-expose-gc');
  collect?.({ type: 'major', flavor: 'last-resort' });
}
