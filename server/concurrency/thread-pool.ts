import { Piscina } from 'piscina';
import { AppError } from '../../contract/errors.ts';
import { createSlots, type SlotsArgs } from './slots.ts';

export interface ThreadPoolOptions {
  /** A module that exports `runJob`, a function from a job to its result. */
  readonly worker: URL;
  readonly workerData?: unknown;
  /** How many threads run at once, and how many jobs may wait for one. */
  readonly slots: SlotsArgs;
  /** How long one job may run, in milliseconds. */
  readonly timeLimitMs: number;
  readonly tooSlow: () => AppError;
  /** How long a thread without a job is kept, in milliseconds. */
  readonly idleMs: number;
}

export interface ThreadPool<Job, Result> {
  /**
   * Does one job in a thread. An aborted or overlong job ends its thread.
   * Rejects with the signal's reason, `slots.busy()`, `tooSlow()`, or INTERNAL_ERROR when the job fails.
   */
  run(job: Job, signal: AbortSignal): Promise<Result>;
  /** How many threads exist now. */
  threadCount(): number;
  close(): Promise<void>;
}

const MAX_HEAP_MB = 384;

/** Worker threads that are started by the first jobs and ended when no more come: at rest they cost no memory. */
export function createThreadPool<Job, Result>(options: ThreadPoolOptions): ThreadPool<Job, Result> {
  const slots = createSlots(options.slots);
  const threads = new Piscina<Job, Result>({
    filename: options.worker.href,
    name: 'runJob',
    workerData: options.workerData,
    minThreads: 0,
    maxThreads: options.slots.slots,
    idleTimeout: options.idleMs,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    recordTiming: false,
  });
  // A thread that breaks between two jobs is replaced by the next job.
  threads.on('error', () => {});

  async function runInThread(job: Job, signal: AbortSignal): Promise<Result> {
    signal.throwIfAborted();
    const timeLimit = new AbortController();
    const timer = setTimeout(() => timeLimit.abort(), options.timeLimitMs);
    try {
      return await threads.run(job, { signal: AbortSignal.any([signal, timeLimit.signal]) });
    } catch (cause) {
      signal.throwIfAborted();
      throw timeLimit.signal.aborted ? options.tooSlow() : new AppError('INTERNAL_ERROR', { cause });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    run: (job, signal) => slots.run(() => runInThread(job, signal), signal),
    threadCount: () => threads.threads.length,
    close: () => threads.destroy(),
  };
}
