import { describe, expect, it } from 'vitest';
import { createFeatureReader } from './features.ts';
import { openModel, packModel, scoresOf, sumWeights } from './linear-model.ts';
import { type Example, trainLinear } from './train.ts';

const BUCKETS = 1 << 10;
const read = createFeatureReader({
  words: { buckets: BUCKETS, longestRow: 2 },
  letters: { buckets: BUCKETS, from: 3, to: 4 },
});
const features = (text: string) => read(text.split(' '), '.');
const TEXTS: Readonly<Record<string, string[]>> = {
  verse: ['read john three', 'show psalm one', 'quote romans eight'],
  prayer: ['pray for my son', 'a prayer for rain', 'please pray tonight'],
  study: ['study ruth with us', 'a study of jonah', 'five study questions'],
};
const examples = Object.entries(TEXTS).flatMap(([label, texts]) =>
  texts.map((text): Example<string> => ({ features: features(text), label, share: 1 })),
);
const NONE = ['good morning to you', 'what a day', 'see you soon'].map(
  (text): Example<string> => ({ features: features(text), label: null, share: 1 }),
);
const options = { buckets: [BUCKETS, BUCKETS] };

describe('what is learned', () => {
  const labels = Object.keys(TEXTS);
  const model = openModel(packModel(trainLinear([...examples, ...NONE], labels, options)));
  const score = (text: string) => scoresOf(model, [sumWeights(model, features(text))]);

  it('gives each text the label it was learned with', () => {
    for (const [label, texts] of Object.entries(TEXTS))
      for (const text of texts) {
        const scores = score(text);
        expect(labels[scores.indexOf(Math.max(...scores))], text).toBe(label);
        expect(Math.max(...scores), text).toBeGreaterThan(0);
      }
  });

  it('scores a text of no label below 0 for each', () => {
    for (const { features: found } of NONE)
      expect(Math.max(...scoresOf(model, [sumWeights(model, found)]))).toBeLessThan(0);
  });

  it('is the same every time, and does not depend on the number of orders for its size', () => {
    const two = trainLinear(examples, labels, { ...options, orders: 2 });
    expect(trainLinear(examples, labels, { ...options, orders: 2 })).toEqual(two);
    expect(two.tables.map(({ length }) => length)).toEqual([BUCKETS * 3, BUCKETS * 3]);
  });

  it('of one label is told from none', () => {
    const one = examples.filter(({ label }) => label === 'prayer');
    const learned = openModel(packModel(trainLinear([...one, ...NONE], ['prayer'], options)));
    const scoreOf = (text: string) => scoresOf(learned, [sumWeights(learned, features(text))])[0]!;
    expect(scoreOf('pray for rain')).toBeGreaterThan(0);
    expect(scoreOf('what a day')).toBeLessThan(0);
  });

  it('scores parts of a text as it scores the whole', () => {
    const [one, other] = [
      sumWeights(model, features('read john')),
      sumWeights(model, features('pray for rain')),
    ];
    const both = sumWeights(
      model,
      features('read john').map((buckets, table) => [...buckets, ...features('pray for rain')[table]!]),
    );
    for (const [at, value] of scoresOf(model, [one, other]).entries())
      expect(value).toBeCloseTo(scoresOf(model, [both])[at]!, 9);
  });
});
