import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** V8's own limit is 128 MB, which it reaches under load and keeps for as long as the load lasts. */
const LIMIT = 32 * 1024 * 1024;

/**
 * Bounds the memory for short-lived objects. Its greatest size can be set on the command line only; by how much it grows
 * may change at any time. Called after the start: code that is loaded while the flag differs from its default is not
 * taken from the compile cache (docs/decisions/043-memory.md).
 */
export function limitYoungGeneration(): void {
  let growth = 2;
  const watch = new PerformanceObserver(() => {
    const allowed = youngGeneration() < LIMIT ? 2 : 1;
    if (allowed === growth) return;
    growth = allowed;
    setFlagsFromString(`--semi-space-growth-factor=${growth}`);
  });
  watch.observe({ entryTypes: ['gc'] });
}

const youngGeneration = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;
