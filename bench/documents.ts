/**
 * Reads a PDF of 5 MB and 400 pages. Goals: under 8 s, less than 400 MB of memory beside the server's own, and
 * `GET /healthz` under 50 ms at the 99th percentile meanwhile. Once with short pages that are all read, once with full ones.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startBerea, type TestBerea } from '../tests/support/berea.ts';
import { aPdf, column, upload } from '../tests/support/documents.ts';

const HEALTH_CLIENT = `
  const { parentPort, workerData } = require('node:worker_threads');
  const times = [];
  let stopped = false;
  parentPort.once('message', () => { stopped = true; });
  (async () => {
    while (!stopped) {
      const begun = performance.now();
      await (await fetch(workerData.url + '/healthz')).text();
      times.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, workerData.every));
    }
    parentPort.postMessage(times.slice(1));
  })();`;
const PAGES = 400;
const BYTES = 5 * 1024 * 1024;
const HEALTH_EVERY_MS = 5;
const MEMORY_EVERY_MS = 20;
/** How long `/healthz` is measured without a document, for comparison. */
const QUIET_MS = 2_000;

let seed = 1;
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
};
const WORDS =
  'hope grace mercy is not a wish that we hold up against the dark but promise holds us in every storm and truth'.split(
    ' ',
  );
const aLine = (): string => Array.from({ length: 15 }, () => WORDS[random(WORDS.length)]).join(' ');

/** A PDF of 400 pages with `lines` lines each, padded to 5 MB. */
function aLongPdf(lines: number): Buffer {
  const pages = Array.from({ length: PAGES }, () => column(Array.from({ length: lines }, aLine)));
  const bare = aPdf(pages).length;
  // The padding's own object, and its longer entries in the table, take a little room too.
  return aPdf(pages, { ballast: 2 * Math.floor((BYTES - bare - 200) / 2) });
}

const berea = await startBerea();
await upload(berea.url, 'Warm.');
for (const [name, lines] of [
  ['all 400 pages read', 6],
  ['full pages, read up to 200,000 characters', 45],
] as const) {
  const pdf = aLongPdf(lines);
  const quiet = new AbortController();
  const alone = watchHealth(berea.url, quiet.signal);
  await after(QUIET_MS);
  quiet.abort();
  const control = new AbortController();
  const health = watchHealth(berea.url, control.signal);
  const memory = watchMemory(berea, control.signal);
  const begun = performance.now();
  const { status, body } = await upload(berea.url, pdf, 'long.pdf');
  const took = performance.now() - begun;
  control.abort();
  const times = await health;
  const { child, server } = await memory;
  console.log(
    `${name}: ${(pdf.length / 1024 / 1024).toFixed(2)} MB, answer ${status}, ${body.wordCount} words in ${(took / 1000).toFixed(2)} s (goal: 8 s)`,
  );
  console.log(
    `  its process: peak ${child.toFixed(0)} MB, the server grew by ${server.toFixed(0)} MB (goal: 400 MB)`,
  );
  console.log(
    `  GET /healthz: ${p99(times).toFixed(1)} ms at p99 of ${times.length} (goal: 50 ms); before, without a document: ${p99(await alone).toFixed(1)} ms`,
  );
}
await berea.remove();

function p99(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

/** The time of each answer in ms, measured in another thread: this one is busy sending the file. */
async function watchHealth(url: string, signal: AbortSignal): Promise<number[]> {
  const worker = new Worker(HEALTH_CLIENT, { eval: true, workerData: { url, every: HEALTH_EVERY_MS } });
  const times = once(worker, 'message');
  signal.addEventListener('abort', () => worker.postMessage('stop'));
  return (await times)[0] as number[];
}

/** The peak memory of the server's children, and how much the server itself grew, in MB. Linux only. */
async function watchMemory(
  { pid }: TestBerea,
  signal: AbortSignal,
): Promise<{ child: number; server: number }> {
  const server = String(pid());
  const before = resident(server);
  let child = 0;
  let grown = 0;
  while (!signal.aborted) {
    const children = readFileSync(`/proc/${server}/task/${server}/children`, 'latin1').split(' ');
    for (const one of children.filter(Boolean)) child = Math.max(child, resident(one));
    grown = Math.max(grown, resident(server) - before);
    await after(MEMORY_EVERY_MS);
  }
  return { child, server: grown };
}

function resident(process: string): number {
  try {
    return (Number(readFileSync(`/proc/${process}/statm`, 'latin1').split(' ')[1]) * 4_096) / 1e6;
  } catch {
    return 0;
  }
}
