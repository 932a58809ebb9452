import { expect, it } from 'vitest';
import { nextDots, nextProgress } from './progress.ts';

it('rises by 0 to 5 and never beyond 95', () => {
  expect(nextProgress(10, 0)).toBe(10);
  expect(nextProgress(10, 1)).toBe(15);
  expect(nextProgress(94, 0.9)).toBe(95);
});

it('cycles one, two and three dots', () => {
  expect([1, 2, 3].map(nextDots)).toEqual([2, 3, 1]);
});
