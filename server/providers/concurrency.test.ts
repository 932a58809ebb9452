import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSlots, LONGEST_WAIT_MS } from './concurrency.ts';

const never = new AbortController().signal;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('places to ask a service at', () => {
  it('are given at once while there are free ones, and nobody is told of waiting', async () => {
    const slots = createSlots(2);
    const onWaiting = vi.fn();
    await slots.acquire(never, onWaiting);
    await slots.acquire(never, onWaiting);
    expect(onWaiting).not.toHaveBeenCalled();
    expect(slots).toMatchObject({ taken: 2, waiting: 0 });
  });

  it('are given to those who wait in the order in which they came', async () => {
    const slots = createSlots(1);
    const leave = await slots.acquire(never);
    const order: string[] = [];
    const onWaiting = vi.fn();
    const second = slots.acquire(never, onWaiting).then((go) => {
      order.push('second');
      go();
    });
    const third = slots.acquire(never, onWaiting).then((go) => {
      order.push('third');
      go();
    });
    expect(onWaiting).toHaveBeenCalledTimes(2);
    leave();
    await Promise.all([second, third]);
    expect(order).toEqual(['second', 'third']);
    expect(slots).toMatchObject({ taken: 0, waiting: 0 });
  });

  it('are not doubled by leaving twice', async () => {
    const slots = createSlots(1);
    const leave = await slots.acquire(never);
    leave();
    leave();
    await slots.acquire(never);
    expect(slots.taken).toBe(1);
  });

  it('are overloaded for one who has waited for half a minute', async () => {
    const slots = createSlots(1);
    await slots.acquire(never);
    const waiter = expect(slots.acquire(never)).rejects.toMatchObject({ code: 'PROVIDER_OVERLOADED' });
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS);
    await waiter;
    expect(slots.waiting).toBe(0);
  });

  it('are not kept for one who has gone', async () => {
    const slots = createSlots(1);
    const leave = await slots.acquire(never);
    const stop = new AbortController();
    const gone = expect(slots.acquire(stop.signal)).rejects.toBe('gone');
    const stays = slots.acquire(never);
    stop.abort('gone');
    await gone;
    expect(slots.waiting).toBe(1);
    leave();
    await stays;
    expect(slots).toMatchObject({ taken: 1, waiting: 0 });
  });

  it('are not taken by one who was gone before', async () => {
    const slots = createSlots(1);
    await expect(slots.acquire(AbortSignal.abort('gone'))).rejects.toBe('gone');
    expect(slots.taken).toBe(0);
  });
});
