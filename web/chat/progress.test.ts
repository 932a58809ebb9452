import { expect, it } from 'vitest';
import { nextDots, nextProgress } from './progress.ts';

it('the progress rises by 0 to 5 percent and never beyond 95', () => {
  expect(nextProgress(10, 0)).toBe(10);
  expect(nextProgress(10, 1)).toBe(15);
  expect(nextProgress(94, 0.9)).toBe(95);
});

it('the dots cycle through one, two and three', () => {
  expect([1, 2, 3].map(nextDots)).toEqual([2, 3, 1]);
});
