import { describe, expect, it } from 'vitest';
import { startOfBudgetDay, withinBudget } from './budget.ts';

describe('the day’s budget', () => {
  it('is spent once that many tokens were written', () => {
    expect(withinBudget(499_999, 500_000)).toBe(true);
    expect(withinBudget(500_000, 500_000)).toBe(false);
  });

  it('is unlimited if it is 0', () => {
    expect(withinBudget(9_000_000, 0)).toBe(true);
  });

  it('starts again at midnight UTC', () => {
    const start = startOfBudgetDay(Date.parse('2026-11-21T23:59:59.999Z'));
    expect(new Date(start).toISOString()).toBe('2026-11-21T00:00:00.000Z');
    expect(startOfBudgetDay(start)).toBe(start);
  });
});
