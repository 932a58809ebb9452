import { Worker } from 'node:worker_threads';
import { AppError } from '../../../contract/errors.ts';
import type { ExportRequest } from './exported.ts';

/** So many conversations are written at once; more wait. */
const AT_ONCE = 2;
const TIME_MS = 60_000;

let running = 0;
const waiting: (() => void)[] = [];

/** Writes a conversation into a file, in a thread of its own. Throws INTERNAL_ERROR where that fails or takes too long. */
export async function writeExport(request: ExportRequest): Promise<Buffer> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await inThread(request);
  } finally {
    // The place goes to the next in the row, or is free.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function inThread(request: ExportRequest): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      name: 'berea-export',
      workerData: request,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 384 },
    });
    const fail = (cause?: unknown): void => reject(new AppError('INTERNAL_ERROR', { cause }));
    const timer = setTimeout(() => {
      fail();
      void worker.terminate();
    }, TIME_MS);
    worker.once('message', (bytes: Uint8Array) =>
      resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)),
    );
    worker.once('error', fail);
    worker.once('exit', () => {
      clearTimeout(timer);
      fail();
    });
  });
}
