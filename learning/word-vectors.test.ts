import { expect, it } from 'vitest';
import { principalAxes } from './principal-axes.ts';
import { trainWordVectors } from './train-word-vectors.ts';
import { cosineAt, packWordVectors, readWordVectors, stepsOf, vectorOf } from './word-vectors.ts';

it('keeps the vectors of words, and adds up those of a text', () => {
  const vectors = readWordVectors(
    packWordVectors(['mother', 'mum', 'boat'], Float32Array.from([1, 0, 0.9, 0.1, 0, 0.5])),
  );
  const [mother, mum, boat] = ['mother', 'mum', 'boat'].map((word) => vectorOf([word], vectors));
  const steps = stepsOf([mum!, boat!]);
  expect(cosineAt(0, steps, mother!)).toBeGreaterThan(0.95);
  expect(cosineAt(1, steps, mother!)).toBeCloseTo(0, 1);
  const both = vectorOf(['mother', 'boat'], vectors);
  expect(both[0]! / both[1]!).toBeCloseTo(2, 1);
  expect([...vectorOf(['unheard'], vectors)]).toEqual([0, 0]);
});

it('learns vectors that point where they are taught to, and brings texts of one label together', () => {
  const start = Float32Array.from([0.6, 0.7, 0.7, 0.6, 0.7, 0.7, 0.7, 0.7]);
  const taught = [
    { words: [0], target: Float32Array.from([0, 1]), share: 1 },
    { words: [1], target: Float32Array.from([1, 0]), share: 1 },
  ];
  const texts = [
    { words: [0], label: 0 },
    { words: [2], label: 0 },
    { words: [1], label: 1 },
    { words: [3], label: 1 },
  ];
  const learned = trainWordVectors(start, taught, [{ texts, labels: 2, share: 0.2, batch: 8 }], {
    size: 2,
    rounds: 200,
    batch: 8,
    rate: 0.02,
    dropped: 0,
    temperature: 0.2,
  });
  const cosine = (a: number, b: number) => {
    const [x, y] = [a, b].map((at) => learned.subarray(2 * at, 2 * at + 2));
    return (x![0]! * y![0]! + x![1]! * y![1]!) / Math.hypot(...x!) / Math.hypot(...y!);
  };
  expect(learned[1]).toBeGreaterThan(learned[0]!);
  expect(learned[2]).toBeGreaterThan(learned[3]!);
  expect(cosine(0, 2)).toBeGreaterThan(cosine(1, 2));
  expect(cosine(1, 3)).toBeGreaterThan(cosine(0, 3));
});

it('finds the axes along which vectors differ most', () => {
  const vectors = Float32Array.from([3, 3, 0, -2, -2, 0, 1, 1, 0, 0, 0, 0.5, 0, 0, -0.5]);
  const { axes, strengths } = principalAxes(vectors, 3, 2);
  expect(Math.abs(axes[0]!)).toBeCloseTo(Math.SQRT1_2, 3);
  expect(Math.abs(axes[5]!)).toBeCloseTo(1, 3);
  expect(strengths[0]).toBeGreaterThan(strengths[1]!);
});
