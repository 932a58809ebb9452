import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSlots, type SlotsArgs } from './slots.ts';

const never = new AbortController().signal;
const WAIT_MS = 30_000;
const open = (slots: number, options: Partial<SlotsArgs> = {}) =>
  createSlots({ slots, maxWaitMs: WAIT_MS, busy: () => new Error('busy'), ...options });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('slots', () => {
  it('are given at once while one is free, without reporting a wait', async () => {
    const slots = open(2);
    const onWaiting = vi.fn();
    await slots.acquire(never, onWaiting);
    await slots.acquire(never, onWaiting);
    expect(onWaiting).not.toHaveBeenCalled();
    expect(slots).toMatchObject({ taken: 2, waiting: 0 });
  });

  it('go to waiting callers in the order in which they came', async () => {
    const slots = open(1);
    const release = await slots.acquire(never);
    const order: string[] = [];
    const onWaiting = vi.fn();
    const wait = async (name: string) => {
      const releaseOwn = await slots.acquire(never, onWaiting);
      order.push(name);
      releaseOwn();
    };
    const both = Promise.all([wait('second'), wait('third')]);
    expect(onWaiting).toHaveBeenCalledTimes(2);
    release();
    await both;
    expect(order).toEqual(['second', 'third']);
    expect(slots).toMatchObject({ taken: 0, waiting: 0 });
  });

  it('are freed once, even if released twice', async () => {
    const slots = open(1);
    const release = await slots.acquire(never);
    release();
    release();
    await slots.acquire(never);
    expect(slots.taken).toBe(1);
  });

  it('are refused after the longest wait', async () => {
    const slots = open(1);
    await slots.acquire(never);
    const refused = expect(slots.acquire(never)).rejects.toThrow('busy');
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    await refused;
    expect(slots.waiting).toBe(0);
  });

  it('are refused at once when the queue is full', async () => {
    const slots = open(1, { maxWaiting: 1 });
    const release = await slots.acquire(never);
    const waits = slots.acquire(never);
    await expect(slots.acquire(never)).rejects.toThrow('busy');
    release();
    await waits;
  });

  it('are not kept for a caller that gave up waiting', async () => {
    const slots = open(1);
    const release = await slots.acquire(never);
    const stop = new AbortController();
    const gone = expect(slots.acquire(stop.signal)).rejects.toBe('gone');
    const stays = slots.acquire(never);
    stop.abort('gone');
    await gone;
    expect(slots.waiting).toBe(1);
    release();
    await stays;
    expect(slots).toMatchObject({ taken: 1, waiting: 0 });
  });

  it('are not given to a caller that aborted before it asked', async () => {
    const slots = open(1);
    await expect(slots.acquire(AbortSignal.abort('gone'))).rejects.toBe('gone');
    expect(slots.taken).toBe(0);
  });

  it('are freed when the work in them ends or fails', async () => {
    const slots = open(1);
    expect(await slots.run(async () => 'done', never)).toBe('done');
    await expect(slots.run(() => Promise.reject(new Error('failed')), never)).rejects.toThrow('failed');
    expect(slots.taken).toBe(0);
  });
});
