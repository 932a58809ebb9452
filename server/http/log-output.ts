import { write, writeSync } from 'node:fs';

export interface LogOutput {
  write(line: string): void;
  /** Writes what waits, as far as that is possible at once: what cannot be written does not keep the process from ending. */
  flushSync(): void;
}

export interface LogOutputOptions {
  /** Of an open file or pipe. */
  readonly descriptor: number;
  /** Lines cannot be written, or are lost because their reader is behind: called once, and again after lines were written in between. */
  readonly onFailure: (code: string) => void;
  /** Lines can be written again, but so many were lost meanwhile. */
  readonly onLoss: (lines: number) => void;
}

/** Lines are buffered up to this length or time, so that no request waits for its log. */
const BATCH_LENGTH = 16_000;
const BATCH_MS = 500;
/** While a disk is full, or the log's reader stands still, lines up to this length wait; further ones are lost. */
const WAITING_MAX_LENGTH = 4_000_000;
/** After this time it is tried again whether a slow reader has made room; after other failures, after BATCH_MS. */
const AGAIN_MS = 20;
/** How long a process that ends waits for one. */
const FLUSH_MS = 500;

/**
 * Writes lines in batches. A log that cannot be written costs lines, never the service. (pino's own destination
 * measures its whole buffer again with each line, and on a full disk its `flushSync` tries again without end.)
 */
export function createLogOutput({ descriptor, onFailure, onLoss }: LogOutputOptions): LogOutput {
  let waiting = '';
  let batch = Buffer.alloc(0);
  let isWriting = false;
  let nextTry: NodeJS.Timeout | undefined;
  let hasFailed = false;
  let lost = 0;

  const writeBatch = (): void => {
    if (isWriting || nextTry) return;
    if (batch.length === 0) {
      batch = Buffer.from(waiting);
      waiting = '';
    }
    if (batch.length === 0) return;
    isWriting = true;
    write(descriptor, batch, (error, written) => {
      isWriting = false;
      if (error) return failed(error);
      batch = batch.subarray(written);
      succeeded();
      if (batch.length > 0 || waiting.length >= BATCH_LENGTH) writeBatch();
    });
  };
  /** The batch stays, to be tried again: not with each further line, of which there may be thousands a second. */
  const failed = (error: NodeJS.ErrnoException): void => {
    nextTry = setTimeout(
      () => {
        nextTry = undefined;
        writeBatch();
      },
      isFull(error) ? AGAIN_MS : BATCH_MS,
    ).unref();
    // A reader may be behind for a moment: nothing is lost yet.
    if (!isFull(error)) report(error.code ?? error.name);
  };
  const report = (code: string): void => {
    if (hasFailed) return;
    hasFailed = true;
    onFailure(code);
  };
  const succeeded = (): void => {
    hasFailed = false;
    if (lost > 0 && waiting.length < WAITING_MAX_LENGTH) {
      const lines = lost;
      lost = 0;
      onLoss(lines);
    }
  };

  setInterval(writeBatch, BATCH_MS).unref();
  return {
    write(line) {
      if (waiting.length >= WAITING_MAX_LENGTH) {
        lost += 1;
        if (lost === 1) report(FULL);
        return;
      }
      waiting += line;
      if (waiting.length >= BATCH_LENGTH) writeBatch();
    },
    flushSync() {
      // What is being written is left to its thread, which ends before the process does: a later line may come before
      // it, and what a full pipe does not take of it is lost. Only waiting for it would keep the order, and whoever
      // ends the process at once, after an uncaught error, cannot wait.
      const bytes = Buffer.concat([isWriting ? Buffer.alloc(0) : batch, Buffer.from(waiting)]);
      waiting = '';
      batch = isWriting ? batch : Buffer.alloc(0);
      writeNow(descriptor, bytes);
    },
  };
}

/** A pipe whose reader is behind. */
const FULL = 'EAGAIN';
const isFull = ({ code }: NodeJS.ErrnoException): boolean => code === FULL;

function writeNow(descriptor: number, bytes: Buffer): void {
  const until = performance.now() + FLUSH_MS;
  let rest = bytes;
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(descriptor, rest));
    } catch (error) {
      if (!isFull(error as NodeJS.ErrnoException) || performance.now() > until) return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, AGAIN_MS);
    }
  }
}
