import { expect, it } from 'vitest';
import { calibrate, probabilityOf } from './calibrate.ts';

it('turns scores into the share of those that are true', () => {
  const scored = Array.from({ length: 400 }, (_, at) => {
    const score = (at % 20) / 5 - 2;
    // Of each score the share 1 / (1 + e^-(2 * score - 1)) is true, spread evenly.
    return { score, isTrue: Math.floor(at / 20) / 20 < 1 / (1 + Math.exp(-(2 * score - 1))) };
  });
  const found = calibrate(scored);
  expect(found.slope).toBeGreaterThan(1.6);
  expect(found.slope).toBeLessThan(2.6);
  expect(probabilityOf(0.5, found)).toBeCloseTo(0.5, 1);
  expect(probabilityOf(2, found)).toBeGreaterThan(0.9);
});
