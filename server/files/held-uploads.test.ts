import { expect, test } from 'vitest';
import { createHeldUploads } from './held-uploads.ts';

const MB = 1_000_000;

function uploads(bounds: { maxBytes: number; maxBytesOfAddress?: number }) {
  const clock = { ms: 0 };
  const hold = createHeldUploads({ maxBytesOfAddress: bounds.maxBytes, ...bounds, now: () => clock.ms });
  return { hold, clock };
}

test('where memory ends, what sends a byte now and then gives way, not what arrives', () => {
  const { hold, clock } = uploads({ maxBytes: 8 * MB });
  const idle = hold('one');
  idle.received(4 * MB);
  const steady = hold('two');
  for (; clock.ms < 30_000; clock.ms += 1_000) {
    idle.received(1);
    steady.received(MB / 10);
  }
  const fresh = hold('three');
  fresh.received(MB);
  expect([idle.signal.aborted, steady.signal.aborted, fresh.signal.aborted]).toEqual([true, false, false]);
  expect(idle.signal.reason).toMatchObject({ code: 'NOT_AVAILABLE', retryAfterSeconds: 30 });
});

test('nothing gives way while there is memory, however slow it is', () => {
  const { hold, clock } = uploads({ maxBytes: 8 * MB });
  const slow = hold('one');
  clock.ms = 59_000;
  for (let other = 0; other < 7; other++) hold('two').received(MB);
  expect(slow.signal.aborted).toBe(false);
});

test('what is complete stays: the newest gives way until something was read', () => {
  const { hold, clock } = uploads({ maxBytes: 4 * MB });
  const first = hold('one');
  first.received(3 * MB);
  first.complete();
  clock.ms = 20_000;
  const second = hold('two');
  second.received(MB);
  expect([first.signal.aborted, second.signal.aborted]).toEqual([false, true]);
  first.release();
  const third = hold('two');
  third.received(3 * MB);
  expect(third.signal.aborted).toBe(false);
});

test('an address has a share, within which its own slowest gives way', () => {
  const { hold, clock } = uploads({ maxBytes: 8 * MB, maxBytesOfAddress: 2 * MB });
  const other = hold('two');
  const slow = hold('one');
  clock.ms = 20_000;
  for (let again = 0; again < 2; again++) hold('one').received(0.93 * MB);
  expect([slow.signal.aborted, other.signal.aborted]).toEqual([true, false]);
});
