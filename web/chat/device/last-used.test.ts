import { describe, expect, it } from 'vitest';
import { formatLastUsed } from './last-used.ts';

describe('when a conversation was last used', () => {
  const now = new Date(2026, 10, 21, 12, 0);
  it.each([
    [new Date(2026, 10, 21, 8, 14), /^Today, 0?8:14$/],
    [new Date(2026, 10, 20, 23, 59), /^Yesterday$/],
    [new Date(2026, 10, 17), /^17 November$/],
    [new Date(2025, 4, 3), /^3 May 2025$/],
  ])('is given as a short date: %s', (date, said) => {
    expect(formatLastUsed(date.toISOString(), now)).toMatch(said);
  });

  it('is empty where it is not known', () => {
    expect(formatLastUsed('', now)).toBe('');
  });
});
