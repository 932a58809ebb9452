import { describe, expect, it } from 'vitest';
import { HOUR_MS, look } from './use-time.ts';

const MINUTE = 60_000;

describe('the time in use', () => {
  it('grows by what lies between two looks while somebody is there', () => {
    let use = { used: 0, lookedAt: 0 };
    for (let now = MINUTE; now <= HOUR_MS; now += MINUTE) use = look(use, now, now - MINUTE, true);
    expect(use).toEqual({ used: HOUR_MS, lookedAt: HOUR_MS });
  });

  it('stands still in a tab that is not seen, and after five minutes without a touch', () => {
    expect(look({ used: 5, lookedAt: 0 }, MINUTE, 0, false).used).toBe(5);
    expect(look({ used: 5, lookedAt: 9 * MINUTE }, 10 * MINUTE, 4 * MINUTE, true).used).toBe(5);
  });

  it('does not count a night’s sleep, or a clock that was put back', () => {
    expect(look({ used: 5, lookedAt: 0 }, 8 * HOUR_MS, 8 * HOUR_MS, true).used).toBe(5);
    expect(look({ used: 5, lookedAt: HOUR_MS }, 0, 0, true)).toEqual({ used: 5, lookedAt: 0 });
  });
});
