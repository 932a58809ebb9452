import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CheckReport } from '../../../scripture/check-report.ts';
import { type CheckThreads, createCheckThreads } from './threads.ts';

const directory = join(import.meta.dirname, '../../../dist/bible');
const FOREVER = new AbortController().signal;

let opened: CheckThreads;
const open = (options: Partial<Parameters<typeof createCheckThreads>[0]> = {}) => {
  opened = createCheckThreads({ directory, ...options });
  return opened;
};
afterEach(() => opened.close());

const aJob = (text: string) => ({ text, preferred: undefined, fallback: 'kjv' as const });
const reportOf = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes)) as CheckReport;

describe('the threads that check texts', () => {
  it('are started by the first text, serve the next ones, and end when idle', async () => {
    const threads = open({ idleMs: 1 });
    expect(threads.threadCount()).toBe(0);
    const report = reportOf(await threads.run(aJob('"Jesus wept" (John 11:35)'), FOREVER));
    expect(report.summary.verified).toBe(1);
    await vi.waitFor(() => expect(threads.threadCount()).toBe(0));
  });

  it('are at most two; more texts wait', async () => {
    const threads = open();
    const all = Array.from({ length: 6 }, () => threads.run(aJob('John 3:16'), FOREVER));
    await Promise.any(all);
    expect(threads.threadCount()).toBe(2);
    for (const bytes of await Promise.all(all)) expect(reportOf(bytes).summary.mentioned).toBe(1);
    expect(threads.threadCount()).toBe(2);
  });

  it('refuse a text when the queue is full', async () => {
    const threads = open();
    const settled = await Promise.allSettled(
      Array.from({ length: 20 }, () => threads.run(aJob('John 3:16'), FOREVER)),
    );
    const refused = settled.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
    for (const one of refused) {
      expect(one).toMatchObject({ reason: { code: 'NOT_AVAILABLE', retryAfterSeconds: 30 } });
    }
  });

  it('stop when the reader has gone, and still check the next text', async () => {
    const threads = open();
    const control = new AbortController();
    const gone = threads.run(aJob('John 3:16 '.repeat(18_000)), control.signal);
    control.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    const next = await threads.run(aJob('John 3:16'), FOREVER);
    expect(reportOf(next).summary.mentioned).toBe(1);
  });

  it('give up on a text that takes too long', async () => {
    const threads = open({ limitMs: 0 });
    await expect(threads.run(aJob('John 3:16 '.repeat(18_000)), FOREVER)).rejects.toMatchObject({
      code: 'NOT_AVAILABLE',
    });
  });

  it('answer only INTERNAL_ERROR when the Bible cannot be read', async () => {
    const threads = open({ directory: join(directory, 'nowhere'), idleMs: 1 });
    await expect(threads.run(aJob('John 3:16'), FOREVER)).rejects.toMatchObject({ code: 'INTERNAL_ERROR' });
    await vi.waitFor(() => expect(threads.threadCount()).toBe(0));
  });
});
