/**
 * The thread that owns the SQLite file. Waiting requests are run in one transaction, so that one write to the disk
 * serves them all (group commit); each succeeds or fails alone, behind its own savepoint.
 */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { openDatabase } from './database.ts';
import type { Answer, Request, WorkerData } from './protocol.ts';

/** At most this many requests share a transaction, so that under load the first answer does not wait too long. */
const maxGroupSize = 256;

const port = parentPort!;
const database = openDatabase((workerData as WorkerData).path);
const waiting: Request[] = [];
/** Nothing is accepted after a close; the thread ends when its port is closed. */
let closed = false;

port.on('message', (first: Request[]) => {
  waiting.push(...first);
  drainInbox();
  while (waiting.length > 0) {
    port.postMessage(runNext());
    if (closed) return port.close();
    drainInbox();
  }
});

function drainInbox(): void {
  for (;;) {
    const more = receiveMessageOnPort(port);
    if (!more) return;
    waiting.push(...(more.message as Request[]));
  }
}

/** Runs what is first in the queue: a group of `run` requests, or a single checkpoint or close. */
function runNext(): Answer[] {
  const firstOther = waiting.findIndex((request) => request.kind !== 'run');
  const runs = waiting.splice(0, Math.min(firstOther === -1 ? waiting.length : firstOther, maxGroupSize));
  if (runs.length > 0) return database.runGroup(runs.filter((request) => request.kind === 'run'));
  const request = waiting.shift()!;
  if (request.kind === 'checkpoint') return [database.checkpoint(request.id)];
  closed = true;
  return [database.close(request.id)];
}
