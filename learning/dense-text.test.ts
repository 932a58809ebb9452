import { expect, it } from 'vitest';
import { DANGER_WEIGHTS } from '../care/score/weights.ts';
import { ofDense, toDense } from './dense-text.ts';

it.each(['', 'a', 'aaaaaaaa', 'abracadabra', `${'z'.repeat(999)}a`, '#[Z'.repeat(500)])(
  'a text comes back as it was: %s',
  (text) => {
    expect(ofDense(toDense(text))).toBe(text);
  },
);

it('is shorter than six bits a letter allow where letters are unlike in number', () => {
  const text = Array.from({ length: 4_000 }, (_, at) => 'KLMN'[at % 7 < 4 ? 0 : at % 4]).join('');
  expect(toDense(text).length).toBeLessThan(text.length / 3);
});

it('reads the weights that are stored, one step for each that is no gap of many', () => {
  for (const { gaps, steps } of DANGER_WEIGHTS.tables)
    expect(ofDense(gaps).replaceAll('[', '')).toHaveLength(ofDense(steps).length);
});
