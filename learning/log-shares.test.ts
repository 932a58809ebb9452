import { expect, it } from 'vitest';
import { logShares } from './log-shares.ts';

const shares = (scores: number[], none?: number) =>
  [...logShares(Float64Array.from(scores), none)].map((value) => Math.exp(value));

it('the shares of all scores are one together, also where scores are large', () => {
  expect(shares([1, 1])).toEqual([expect.closeTo(0.5), expect.closeTo(0.5)]);
  expect(shares([1_000, 1_000 + Math.log(3)])[1]).toBeCloseTo(0.75);
});

it('what is none of them has its share as well', () => {
  expect(shares([0, 0], 0)).toEqual([expect.closeTo(1 / 3), expect.closeTo(1 / 3)]);
});
