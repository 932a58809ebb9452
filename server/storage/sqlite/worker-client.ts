import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { StorageError, sqliteFailure } from '../errors.ts';
import { type QueryResult, TransactionRefused } from '../types.ts';
import type { Answer, Request, Statement, StatementResult, WorkerData } from './protocol.ts';

export interface SqliteWorker {
  /** All or nothing. Throws TransactionRefused or StorageError. */
  run(statements: readonly Statement[]): Promise<readonly QueryResult[]>;
  checkpoint(): Promise<void>;
  close(): Promise<void>;
}

interface PendingRequest {
  resolve(results: readonly QueryResult[]): void;
  reject(error: Error): void;
}

/**
 * Manages the thread that owns the file. It starts with the first request. If it crashes, pending requests fail with
 * `crashed`, `onCrash` is called, and the next request starts a new thread.
 */
export function startSqliteWorker(path: string, onCrash: (error: Error) => void): SqliteWorker {
  const pending = new Map<number, PendingRequest>();
  let outbox: Request[] = [];
  let worker: Worker | undefined;
  let closing: Promise<void> | undefined;
  let lastId = 0;

  function ensureWorker(): Worker {
    worker ??= startWorker(path, {
      answer: settle,
      crash: (error) => {
        worker = undefined;
        failAll(error);
        onCrash(error);
      },
    });
    return worker;
  }

  function settle(answer: Answer): void {
    const request = pending.get(answer.id);
    pending.delete(answer.id);
    if (!request) return;
    if ('results' in answer) request.resolve(answer.results.map(toObjects));
    else if ('refused' in answer) request.reject(new TransactionRefused(answer.refused));
    else {
      const { resultCode, message } = answer.failure;
      request.reject(new StorageError(sqliteFailure(resultCode), `SQLITE_${resultCode}`, message));
    }
  }

  function failAll(cause: Error): void {
    const failed = [...pending.values()];
    pending.clear();
    for (const { reject } of failed) {
      reject(new StorageError('crashed', 'WORKER_CRASHED', 'The database thread stopped.', { cause }));
    }
  }

  function send(request: Request): Promise<readonly QueryResult[]> {
    // Requests of one turn of the event loop are posted as one message.
    if (outbox.push(request) === 1) queueMicrotask(flush);
    return new Promise((resolve, reject) => pending.set(request.id, { resolve, reject }));
  }

  function flush(): void {
    const requests = outbox;
    outbox = [];
    try {
      ensureWorker().postMessage(requests);
    } catch (error) {
      // A value that cannot be cloned fails only the request that contains it.
      if (requests.length === 1) rejectUnsendable(requests[0]!, error);
      else for (const request of requests) sendAlone(request);
    }
  }

  function sendAlone(request: Request): void {
    try {
      ensureWorker().postMessage([request]);
    } catch (error) {
      rejectUnsendable(request, error);
    }
  }

  function rejectUnsendable({ id }: Request, cause: unknown): void {
    pending.get(id)?.reject(new StorageError('failed', 'UNSENDABLE', 'A value cannot be stored.', { cause }));
    pending.delete(id);
  }

  return {
    async run(statements) {
      if (closing) throw new StorageError('closed', 'CLOSED', 'The database is closed.');
      return send({ id: ++lastId, kind: 'run', statements });
    },
    async checkpoint() {
      if (closing) throw new StorageError('closed', 'CLOSED', 'The database is closed.');
      await send({ id: ++lastId, kind: 'checkpoint' });
    },
    close() {
      closing ??= (async () => {
        if (!worker && outbox.length === 0) return;
        const ended = new Promise((resolve) => ensureWorker().once('exit', resolve));
        await send({ id: ++lastId, kind: 'close' });
        await ended;
      })();
      return closing;
    },
  };
}

function toObjects({ columns, rows, changed }: StatementResult): QueryResult {
  const named = rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < columns.length; index++) row[columns[index]!] = values[index];
    return row;
  });
  return { rows: named, changed };
}

interface WorkerEvents {
  answer(answer: Answer): void;
  crash(error: Error): void;
}

function startWorker(path: string, { answer, crash }: WorkerEvents): Worker {
  const data: WorkerData = { path };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    name: 'berea-sqlite',
    workerData: data,
    execArgv: [],
    env: compileCacheEnv(),
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 },
  });
  let failure: Error | undefined;
  worker.on('message', (answers: Answer[]) => {
    for (const each of answers) answer(each);
  });
  worker.on('error', (error) => {
    failure = error instanceof Error ? error : new Error('The database thread failed.');
  });
  worker.on('exit', (code) => {
    if (code !== 0 || failure) crash(failure ?? new Error(`The database thread ended with code ${code}.`));
  });
  return worker;
}

/** A thread does not inherit a compile cache that was enabled in code; with the cache it needs 18 MB less. */
function compileCacheEnv(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir();
  return folder ? { NODE_COMPILE_CACHE: dirname(folder) } : {};
}
