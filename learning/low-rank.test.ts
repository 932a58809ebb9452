import { describe, expect, it } from 'vitest';
import { createFeatureReader } from './features.ts';
import { lowRankScores, packLowRank, readLowRank, scoresOfTalk } from './low-rank.ts';
import type { Example } from './train.ts';
import { type ExampleInTalk, trainLowRank } from './train-low-rank.ts';

const BUCKETS = 1 << 10;
const read = createFeatureReader({
  words: { buckets: BUCKETS, longestRow: 2 },
  letters: { buckets: BUCKETS, from: 3, to: 4 },
});
const features = (text: string) => read(text.split(' '), '.');
const TEXTS: Readonly<Record<string, string[]>> = {
  verse: ['read john three', 'show psalm one', 'quote romans eight', 'read psalm eight'],
  prayer: ['pray for my son', 'a prayer for rain', 'please pray tonight', 'pray for rain tonight'],
  study: ['study ruth with us', 'a study of jonah', 'five study questions', 'a study with questions'],
};
const examples = Object.entries(TEXTS).flatMap(([label, texts]) =>
  texts.map((text): Example<string> => ({ features: features(text), label, share: 1 })),
);
const OPTIONS = {
  buckets: [BUCKETS, BUCKETS],
  size: 8,
  rounds: 150,
  batch: 4,
  rate: 0.02,
  dropped: { buckets: 0.2, axes: 0.1 },
  shrink: 0.001,
};

describe('what is learned by few numbers a text', () => {
  const learned = trainLowRank(examples, OPTIONS);
  const model = readLowRank(packLowRank(learned));
  const likeliest = (text: string) => {
    const scores = lowRankScores(model, features(text));
    return model.labels[scores.indexOf(Math.max(...scores))];
  };

  it('gives each text the label it was learned with', () => {
    for (const [label, texts] of Object.entries(TEXTS))
      for (const text of texts) expect(likeliest(text), text).toBe(label);
  });

  it('knows texts that it has not seen by their words', () => {
    expect(likeliest('please pray for us')).toBe('prayer');
    expect(likeliest('questions of a study')).toBe('study');
  });

  it('is the same each time', () => {
    expect(packLowRank(trainLowRank(examples, OPTIONS))).toEqual(packLowRank(learned));
  });

  it('is packed in a byte a number, and read as it was within half a step', () => {
    const bytes = packLowRank(learned);
    const numbers = (2 * BUCKETS + 3) * OPTIONS.size;
    expect(bytes.length).toBeLessThan(numbers + 4 * (2 * BUCKETS + 6) + 200);
    const whole = features('pray for my son');
    const exact = learned.bias.map((bias, label) => {
      let score = bias;
      for (let axis = 0; axis < OPTIONS.size; axis++) {
        let text = 0;
        for (const [table, found] of whole.entries())
          for (const bucket of found)
            text += learned.tables[table]![bucket * OPTIONS.size + axis]! / Math.sqrt(found.length);
        score += text * learned.vectors[label * OPTIONS.size + axis]!;
      }
      return score;
    });
    for (const [label, score] of lowRankScores(model, whole).entries())
      expect(score).toBeCloseTo(exact[label]!, 1);
  });
});

describe('what is said within a talk', () => {
  const BEFORE = { dog: ['my dog is ill', 'the dog again'], son: ['my son is ill', 'our son again'] };
  const inTalk = Object.entries(BEFORE).flatMap(([label, before]) =>
    ['what do i do now', 'tell me what to do', 'and now'].map(
      (text): ExampleInTalk => ({
        features: features(text),
        label,
        share: 1,
        before: before.map(features),
      }),
    ),
  );
  const model = readLowRank(packLowRank(trainLowRank([...examples, ...inTalk], OPTIONS)));

  it.each(['dog', 'son'])('is understood by what was said before: %s', (label) => {
    const scores = lowRankScores(model, features('what do i do'));
    const gains = scoresOfTalk(model, features(`it is my ${label}`));
    const all = scores.map((score, at) => score + gains[at]!);
    expect(model.labels[all.indexOf(Math.max(...all))]).toBe(label);
  });
});
