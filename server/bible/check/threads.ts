import { AppError } from '../../../contract/errors.ts';
import { createThreadPool, type ThreadPool } from '../../concurrency/thread-pool.ts';
import type { CheckJob, CheckSetting } from './job.ts';

/** Checks texts in threads; the result is the JSON of the report. Aborted, it ends the work and rejects. */
export type CheckThreads = ThreadPool<CheckJob, Uint8Array>;

export interface CheckThreadsOptions extends CheckSetting {
  /** How long a thread waits for the next text before it ends and gives its memory back. */
  readonly idleMs?: number;
  /** How long one text may take. */
  readonly limitMs?: number;
}

/** Sixteen waiting texts hold 6 MB of the server's memory. */
const SLOTS = { slots: 2, maxWaiting: 16, maxWaitMs: 20_000 };
const IDLE_MS = 20_000;
const LIMIT_MS = 20_000;

const busy = (): AppError =>
  new AppError('NOT_AVAILABLE', {
    message: 'Many texts are being checked at the moment. Please try again in half a minute.',
    retryAfterSeconds: 30,
  });
const tooSlow = (): AppError =>
  new AppError('NOT_AVAILABLE', {
    message: 'Checking this text took too long. Please try again, or check it in parts.',
    retryAfterSeconds: 30,
  });

/** At most two threads. `run` throws NOT_AVAILABLE when all are busy for too long or a text takes too long. */
export function createCheckThreads({
  directory,
  idleMs = IDLE_MS,
  limitMs = LIMIT_MS,
}: CheckThreadsOptions): CheckThreads {
  return createThreadPool({
    worker: new URL('./worker.ts', import.meta.url),
    workerData: { directory } satisfies CheckSetting,
    slots: { ...SLOTS, busy },
    timeLimitMs: limitMs,
    tooSlow,
    idleMs,
  });
}
