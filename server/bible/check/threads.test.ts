import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CheckReport } from '../../../scripture/check-report.ts';
import { type CheckThreads, createCheckThreads } from './threads.ts';

const directory = join(import.meta.dirname, '../../../dist/bible');
const FOREVER = new AbortController().signal;

let threads: CheckThreads;
const open = (options: Partial<Parameters<typeof createCheckThreads>[0]> = {}) => {
  threads = createCheckThreads({ directory, ...options });
  return threads;
};
afterEach(() => threads.close());

const aJob = (text: string) => ({ text, preferred: undefined, fallback: 'kjv' as const });
const reportOf = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes)) as CheckReport;

describe('the threads that check texts', () => {
  it('are started by the first text, serve the next ones, and end when none comes', async () => {
    const { check, count } = open({ idleMs: 1 });
    expect(count()).toBe(0);
    const report = reportOf(await check(aJob('"Jesus wept" (John 11:35)'), FOREVER));
    expect(report.summary.verified).toBe(1);
    await vi.waitFor(() => expect(count()).toBe(0));
  });

  it('are two at most; further texts wait for them', async () => {
    const { check, count } = open();
    const all = Array.from({ length: 6 }, () => check(aJob('John 3:16'), FOREVER));
    await Promise.any(all);
    expect(count()).toBe(2);
    for (const bytes of await Promise.all(all)) expect(reportOf(bytes).summary.mentioned).toBe(1);
    expect(count()).toBe(2);
  });

  it('refuse a text for which there is no place any more', async () => {
    const { check } = open();
    const settled = await Promise.allSettled(
      Array.from({ length: 20 }, () => check(aJob('John 3:16'), FOREVER)),
    );
    const refused = settled.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
    for (const one of refused) {
      expect(one).toMatchObject({ reason: { code: 'NOT_AVAILABLE', retryAfterSeconds: 30 } });
    }
  });

  it('break off for a reader who has gone, and the next text is checked all the same', async () => {
    const { check } = open();
    const control = new AbortController();
    const gone = check(aJob('John 3:16 '.repeat(18_000)), control.signal);
    control.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    const next = await check(aJob('John 3:16'), FOREVER);
    expect(reportOf(next).summary.mentioned).toBe(1);
  });

  it('give up a text that takes too long', async () => {
    const { check } = open({ limitMs: 0 });
    await expect(check(aJob('John 3:16 '.repeat(18_000)), FOREVER)).rejects.toMatchObject({
      code: 'NOT_AVAILABLE',
    });
  });

  it('say no more than that something went wrong where the Bible cannot be read', async () => {
    const { check, count } = open({ directory: join(directory, 'nowhere') });
    await expect(check(aJob('John 3:16'), FOREVER)).rejects.toMatchObject({ code: 'INTERNAL_ERROR' });
    await vi.waitFor(() => expect(count()).toBe(0));
  });
});
