import { expect, it } from 'vitest';
import { ofDense } from './dense-text.ts';
import { openModel, packModel } from './linear-model.ts';
import { tellingBuckets } from './telling.ts';

it('stores the weights that are not 0, wherever they stand, rounded to steps', () => {
  const weights = new Float32Array(1 << 10);
  for (const [at, weight] of [
    [0, 0.7],
    [1, -0.3],
    [700, 0.1],
    [1023, -0.7],
  ] as const)
    weights[at] = weight;
  const packed = packModel({ labels: ['danger'], bias: [0.5], tables: [weights] });
  expect(ofDense(packed.tables[0]!.steps)).toHaveLength(4);
  expect(ofDense(packed.tables[0]!.gaps).length).toBeLessThan(30);
  const [table] = openModel(JSON.parse(JSON.stringify(packed)) as typeof packed).tables;
  expect(table!.weights).toHaveLength(1 << 10);
  for (const [at, weight] of weights.entries())
    expect(table!.weights[at]! * table!.scale).toBeCloseTo(weight, 5);
});

it('stores a model that weighs nothing', () => {
  const [table] = openModel(packModel({ labels: ['a'], bias: [0], tables: [new Float32Array(4)] })).tables;
  expect([...table!.weights]).toEqual([0, 0, 0, 0]);
});

it('keeps the buckets that are heavy and seen often', () => {
  const examples = [[0, 1], [0, 2], [0, 3], [0]].map((buckets) => ({ features: [buckets] }));
  const learned = { labels: ['a'], bias: [0], tables: [Float32Array.from([0.6, -1, 0.1, 0])] };
  expect(tellingBuckets(examples, learned, [2]).map((kept) => [...kept])).toEqual([[1, 1, 0, 0]]);
  expect(tellingBuckets(examples, learned, [9]).map((kept) => [...kept])).toEqual([[1, 1, 1, 0]]);
});
