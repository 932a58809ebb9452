import { describe, expect, it } from 'vitest';
import { createFeatureReader } from './features.ts';
import { openModel, packModel, scoresOf, sumWeights } from './linear-model.ts';
import { packSparse, readSparse, sparseScores } from './sparse-model.ts';
import { type Example, trainLinear } from './train.ts';

const BUCKETS = 1 << 10;
const read = createFeatureReader({
  words: { buckets: BUCKETS, longestRow: 2 },
  letters: { buckets: BUCKETS, from: 3, to: 4 },
});
const features = (text: string) => read(text.split(' '), '.');
const examples = Object.entries({
  verse: ['read john three', 'show psalm one', 'quote romans eight'],
  prayer: ['pray for my son', 'a prayer for rain', 'please pray tonight'],
}).flatMap(([label, texts]) =>
  texts.map((text): Example<string> => ({ features: features(text), label, share: 1 })),
);
const learned = trainLinear(examples, ['verse', 'prayer'], { buckets: [BUCKETS, BUCKETS] });

describe('a model of which only the largest weights are kept', () => {
  it('scores as the whole model does, where all are kept', () => {
    const sparse = readSparse(packSparse(learned, BUCKETS * 2));
    const whole = openModel(packModel(learned));
    for (const text of ['read psalm one', 'pray for rain']) {
      const scores = scoresOf(whole, [sumWeights(whole, features(text))]);
      for (const [at, score] of sparseScores(sparse, features(text)).entries())
        expect(score).toBeCloseTo(scores[at]!, 0);
    }
  });

  it('still tells its labels apart where most are left out', () => {
    const bytes = packSparse(learned, 60);
    const { labels } = readSparse(bytes);
    const best = (text: string) => {
      const scores = sparseScores(readSparse(bytes), features(text));
      return labels[scores.indexOf(Math.max(...scores))];
    };
    for (const text of ['read john three', 'show psalm one']) expect(best(text)).toBe('verse');
    for (const text of ['pray for my son', 'please pray tonight']) expect(best(text)).toBe('prayer');
  });

  it('is read from any part of a larger buffer', () => {
    const bytes = packSparse(learned, 60);
    const buffer = new Uint8Array(bytes.length + 7);
    buffer.set(bytes, 7);
    expect(readSparse(buffer.subarray(7)).labels).toEqual(['verse', 'prayer']);
  });
});
