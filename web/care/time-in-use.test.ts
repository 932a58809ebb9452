import { describe, expect, it } from 'vitest';
import { HOUR_MS, measureUse } from './time-in-use.ts';

const MINUTE = 60_000;
const present = (now: number, lastActedAt = now) => ({ now, lastActedAt, isVisible: true });

describe('the time in use', () => {
  it('grows by the time between two measurements while somebody is there', () => {
    let use = { used: 0, measuredAt: 0 };
    for (let now = MINUTE; now <= HOUR_MS; now += MINUTE) use = measureUse(use, present(now, now - MINUTE));
    expect(use).toEqual({ used: HOUR_MS, measuredAt: HOUR_MS });
  });

  it('does not grow in a hidden tab, nor after five minutes without a touch', () => {
    const hidden = { now: MINUTE, lastActedAt: 0, isVisible: false };
    expect(measureUse({ used: 5, measuredAt: 0 }, hidden).used).toBe(5);
    expect(measureUse({ used: 5, measuredAt: 9 * MINUTE }, present(10 * MINUTE, 4 * MINUTE)).used).toBe(5);
  });

  it('counts neither the sleep of the device nor a clock that was set back', () => {
    expect(measureUse({ used: 5, measuredAt: 0 }, present(8 * HOUR_MS)).used).toBe(5);
    expect(measureUse({ used: 5, measuredAt: HOUR_MS }, present(0))).toEqual({ used: 5, measuredAt: 0 });
  });
});
