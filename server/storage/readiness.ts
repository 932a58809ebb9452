import { statfs } from 'node:fs/promises';
import { failureOf } from './errors.ts';

/** A database that takes longer than this many milliseconds to answer counts as not ready. */
const TIMEOUT_MS = 2_000;
/** With less space than this on its disk the database will soon not be able to write. */
export const LEAST_FREE_BYTES = 16_000_000;
/** For so long a write that failed counts, unless a later one has succeeded. */
const FAILURE_COUNTS_MS = 30_000;

/** Why the database cannot be used, as GET /readyz says it. */
export type StorageProblem = 'no-answer' | 'disk-full' | 'io-error' | 'read-only';

/** Runs `write`, which must write to the database. Answers undefined if that works. Never rejects. */
export async function findProblem(write: () => Promise<unknown>): Promise<StorageProblem | undefined> {
  const { promise: timeout, resolve } = Promise.withResolvers<StorageProblem>();
  const timer = setTimeout(resolve, TIMEOUT_MS, 'no-answer');
  try {
    return await Promise.race([write().then(() => undefined), timeout]);
  } catch (error) {
    return problemOf(error) ?? 'no-answer';
  } finally {
    clearTimeout(timer);
  }
}

/** What a failed query says about the disk; undefined if nothing. */
export function problemOf(error: unknown): StorageProblem | undefined {
  const failure = failureOf(error);
  if (failure === 'full') return 'disk-full';
  return failure === 'io-error' || failure === 'read-only' ? failure : undefined;
}

/** Whether the disk of a folder is nearly full; false where the system does not tell. */
export async function isNearlyFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk !== undefined && disk.bavail * disk.bsize < LEAST_FREE_BYTES;
}

/**
 * Remembers the last write that the disk refused: a small write may still succeed where larger ones fail.
 * `now` in milliseconds.
 */
export function createWriteMemory(now: () => number = () => performance.now()) {
  let problem: StorageProblem | undefined;
  let at = 0;
  return {
    succeeded(): void {
      problem = undefined;
    },
    failed(error: unknown): void {
      const found = problemOf(error);
      if (!found) return;
      problem = found;
      at = now();
    },
    problem: (): StorageProblem | undefined => (now() - at < FAILURE_COUNTS_MS ? problem : undefined),
  };
}
