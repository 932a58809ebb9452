import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import type { TestBerea } from './berea.ts';

export interface Watched {
  /** Milliseconds that /healthz took, ascending. */
  readonly delays: readonly number[];
  readonly p99: number;
  /** The most memory that the process had, in MB; NaN where the system does not tell. */
  readonly peakMb: number;
}

const ASK_EVERY_MS = 20;

/** Asks /healthz and reads the server's memory for as long as `work` runs. Throws if the server does not answer. */
export async function watchServer(berea: TestBerea, work: () => Promise<unknown>): Promise<Watched> {
  const delays: number[] = [];
  let peakMb = Number.NaN;
  let done = false;
  const finished = work().finally(() => {
    done = true;
  });
  finished.catch(() => {});
  while (!done) {
    delays.push(await askHealth(berea.url));
    const now = memoryMb(berea.pid());
    if (!(now <= peakMb)) peakMb = now;
    await after(ASK_EVERY_MS);
  }
  await finished;
  delays.sort((one, other) => one - other);
  return { delays, p99: delays[Math.floor((delays.length - 1) * 0.99)] ?? Number.NaN, peakMb };
}

function askHealth(url: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    request(`${url}/healthz`, { agent: false }, (response) => {
      response.resume().on('end', () => resolve(performance.now() - began));
    })
      .on('error', reject)
      .end();
  });
}

/** The process's memory now, in MB. */
export function memoryMb(pid: number | undefined): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? Number.NaN) / 1_024;
  } catch {
    return Number.NaN;
  }
}
