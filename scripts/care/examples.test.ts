import { describe, expect, it } from 'vitest';
import { FEATURE_BUCKETS } from '../../care/score/features.ts';
import { trainLinear } from '../../learning/train.ts';
import { calmExamples, examplesOf, gravestOf } from './examples.ts';

const crisis = (...turns: string[]) => examplesOf({ kind: 'crisis', turns });
const LONG = 'A calm sentence about the garden and the rain. '.repeat(20);

describe('examples', () => {
  it('of a long message of danger, or of a conversation, are a story: where the danger stands is not known', () => {
    expect(crisis(LONG).examples).toEqual([]);
    expect(crisis(LONG).story.length).toBeGreaterThan(5);
    expect(crisis('the tea is warm', 'the cold lake calls').story).toHaveLength(2);
  });

  it('of a long harmless message are many, that count less', () => {
    const many = calmExamples(LONG);
    expect(many.length).toBeGreaterThan(5);
    expect(many[0]!.share).toBeLessThan(0.5);
  });
});

it('the gravest of a story is that which scores highest by what was learned', () => {
  const grave = ['the lake is cold', 'the lake calls', 'cold lake tonight', 'i go to the lake'];
  const calm = ['the tea is warm', 'warm tea tonight', 'i go to the shop', 'the shop calls'];
  const examples = [
    ...grave.flatMap((text) => crisis(text).examples),
    ...calm.flatMap((text) => calmExamples(text)),
  ];
  const learned = trainLinear(examples, ['danger'], { buckets: FEATURE_BUCKETS });
  const { story } = crisis('the tea is warm', 'the cold lake calls');
  expect(gravestOf(story, learned)).toEqual([story[1]]);
  expect(gravestOf([], learned)).toEqual([]);
});
