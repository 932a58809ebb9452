import { AppError } from '../../../contract/errors.ts';
import { createThreadPool, type ThreadPool } from '../../concurrency/thread-pool.ts';
import type { ExportJob } from './exported.ts';

const AT_ONCE = 2;
const TIME_LIMIT_MS = 60_000;
const IDLE_MS = 5_000;

/** Threads that write conversations into files. `run` throws INTERNAL_ERROR when that fails or takes too long. */
export function createExportThreads(): ThreadPool<ExportJob, Uint8Array> {
  const failed = (): AppError => new AppError('INTERNAL_ERROR');
  return createThreadPool({
    worker: new URL('./worker.ts', import.meta.url),
    slots: { slots: AT_ONCE, busy: failed },
    timeLimitMs: TIME_LIMIT_MS,
    tooSlow: failed,
    idleMs: IDLE_MS,
  });
}
