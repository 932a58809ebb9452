import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time of the processor, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly beginData?: { readonly url?: string } };
}

const LONG_TASK_MS = 50;

/**
 * For how long the main thread is blocked on a processor that is `slowdown` times as slow, in milliseconds: the processor's
 * time of each task, over 50 ms. Unlike time by the clock it hardly depends on what else the machine does.
 */
export async function blockedByProcessor(browser: Browser, page: Page, url: string, slowdown: number) {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
  await page.goto(url);
  await page.waitForTimeout(4_000);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const parsing = traceEvents.find(({ name, args }) => name === 'ParseHTML' && args?.beginData?.url === url);
  if (!parsing) throw new Error(`The trace does not show ${url}.`);
  const events = traceEvents
    .filter(
      ({ ph, pid, tid, ts }) => ph === 'X' && pid === parsing.pid && tid === parsing.tid && ts >= parsing.ts,
    )
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  let blocked = 0;
  let until = 0;
  for (const { ts, dur = 0, tdur = 0 } of events) {
    // Within a task that is counted already.
    if (ts < until) continue;
    until = ts + dur;
    blocked += Math.max(0, (tdur / 1_000) * slowdown - LONG_TASK_MS);
  }
  return blocked;
}
