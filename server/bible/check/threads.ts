import { Worker } from 'node:worker_threads';
import { AppError } from '../../../contract/errors.ts';
import { createPlaces } from '../../files/places.ts';
import type { CheckJob, CheckSetting } from './job.ts';

/** Checks a text; answers the JSON of its report. Aborted, it ends the work and rejects. */
export type CheckInThread = (job: CheckJob, signal: AbortSignal) => Promise<Uint8Array>;

export interface CheckThreads {
  readonly check: CheckInThread;
  /** How many threads there are now. */
  readonly count: () => number;
  close(): Promise<void>;
}

export interface CheckThreadsOptions extends CheckSetting {
  /** How long a thread waits for the next text before it ends and gives its memory back. */
  readonly idleMs?: number;
  /** How long one text may take. */
  readonly limitMs?: number;
}

/** Sixteen that wait hold 6 MB of the server's memory. */
const PLACES = { places: 2, waiting: 16, waitMs: 20_000 };
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

/**
 * At most two threads, started by the first texts and ended when none has come for a while: at rest they cost no
 * memory. Throws NOT_AVAILABLE where all places are taken or a text takes too long, INTERNAL_ERROR where a thread fails.
 */
export function createCheckThreads({
  directory,
  idleMs = IDLE_MS,
  limitMs = LIMIT_MS,
}: CheckThreadsOptions): CheckThreads {
  const inPlace = createPlaces({ ...PLACES, busy });
  const all = new Set<Worker>();
  const idle = new Map<Worker, NodeJS.Timeout>();

  function start(): Worker {
    const thread = new Worker(new URL('./worker.ts', import.meta.url), {
      name: 'berea-check',
      workerData: { directory } satisfies CheckSetting,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 384 },
    });
    // Nobody listens between two texts: what breaks then is known by its end.
    thread.on('error', () => {});
    thread.once('exit', () => {
      all.delete(thread);
      clearTimeout(idle.get(thread));
      idle.delete(thread);
    });
    all.add(thread);
    return thread;
  }

  /** The one that rested last: the others may come to their end. */
  function take(): Worker {
    const resting = [...idle].at(-1);
    if (resting === undefined) return start();
    const [thread, timer] = resting;
    clearTimeout(timer);
    idle.delete(thread);
    thread.ref();
    return thread;
  }

  function rest(thread: Worker): void {
    if (!all.has(thread)) return;
    thread.unref();
    idle.set(thread, setTimeout(() => void thread.terminate(), idleMs).unref());
  }

  return {
    check: (job, signal) =>
      inPlace(async () => {
        signal.throwIfAborted();
        const thread = take();
        const bytes = await answerOf(thread, job, signal, limitMs);
        rest(thread);
        return bytes;
      }, signal),
    count: () => all.size,
    close: async () => void (await Promise.all([...all].map((thread) => thread.terminate()))),
  };
}

/** A thread that does not answer in time, or for nobody any more, is ended: the work cannot be broken off otherwise. */
function answerOf(thread: Worker, job: CheckJob, signal: AbortSignal, limitMs: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    const fail = (error: unknown): void => {
      settle();
      reject(error);
      void thread.terminate();
    };
    const onMessage = (bytes: Uint8Array): void => {
      settle();
      resolve(bytes);
    };
    const onError = (cause: unknown): void => fail(new AppError('INTERNAL_ERROR', { cause }));
    const onExit = (): void => fail(new AppError('INTERNAL_ERROR'));
    const onAbort = (): void => fail(signal.reason);
    const timer = setTimeout(() => fail(tooSlow()), limitMs);
    signal.addEventListener('abort', onAbort, { once: true });
    thread.on('message', onMessage).once('error', onError).once('exit', onExit);
    thread.postMessage(job);
  });
}
