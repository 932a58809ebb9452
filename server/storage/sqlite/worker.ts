/**
 * The thread that owns the SQLite file. Requests that wait together are carried out in one transaction, so that
 * one write to the disk serves them all (group commit); each stands or falls alone, behind its own savepoint.
 */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { openDatabase } from './database.ts';
import type { Answer, Request, WorkerData } from './protocol.ts';

/** So many requests at most share a transaction: the first answer must not wait for a flood. */
const groupSize = 256;

const port = parentPort!;
const database = openDatabase((workerData as WorkerData).path);
const waiting: Request[] = [];
/** Nothing is accepted behind a close; without its port the thread ends. */
let closed = false;

port.on('message', (first: Request[]) => {
  waiting.push(...first);
  takeAllThatArrived();
  while (waiting.length > 0) {
    port.postMessage(nextStep());
    if (closed) return port.close();
    takeAllThatArrived();
  }
});

function takeAllThatArrived(): void {
  for (;;) {
    const more = receiveMessageOnPort(port);
    if (!more) return;
    waiting.push(...(more.message as Request[]));
  }
}

/** Carries out what stands first: a group of runs, or one checkpoint or close by itself. */
function nextStep(): Answer[] {
  const other = waiting.findIndex((request) => request.kind !== 'run');
  const runs = waiting.splice(0, Math.min(other === -1 ? waiting.length : other, groupSize));
  if (runs.length > 0) return database.runGroup(runs.filter((request) => request.kind === 'run'));
  const request = waiting.shift()!;
  if (request.kind === 'checkpoint') return [database.checkpoint(request.id)];
  closed = true;
  return [database.close(request.id)];
}
