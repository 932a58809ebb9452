import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back to the system what a start has used up. It stretches V8's young generation to three times 16 MB, and
 * only a full collection shrinks it again, which an idle server does not come to by itself
 * (docs/decisions/043-memory.md). Everything stands still for some 50 ms: for the moment before the server listens.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('globalThis.gc') as NodeJS.GCFunction | undefined;
  setFlagsFromString('--no-expose-gc');
  collect?.({ type: 'major', flavor: 'last-resort' });
}
