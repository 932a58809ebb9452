import { describe, expect, it } from 'vitest';
import { foldSentences } from './fold-words.ts';
import { explainWeight, KIND_PLACES, KINDS, STRETCH, stretchesOf, weighWords } from './weigh-words.ts';
import { LETTER_PLACES, WORD_PLACES } from './word-features.ts';
import { KIND_WEIGHTS, LETTER_WEIGHTS, WORD_WEIGHTS } from './word-weights.ts';

const weigh = (text: string) => weighWords(foldSentences(text));

describe('the tables', () => {
  it('have a weight for every place', () => {
    expect(WORD_WEIGHTS.length).toBe(WORD_PLACES);
    expect(LETTER_WEIGHTS.length).toBe(LETTER_PLACES);
    expect(KIND_WEIGHTS.length).toBe(KINDS.length * KIND_PLACES);
  });
});

describe('a message', () => {
  it('of nothing weighs nothing', () => {
    expect(weighWords([]).score).toBe(Number.NEGATIVE_INFINITY);
    expect(weigh('  ... ').score).toBeLessThan(0);
  });

  it('is grave in words that no rule names, and says of which kind', () => {
    expect(weigh('i honestly dont see the use of getting to friday')).toMatchObject({ kind: 'crisis' });
    expect(weigh('i honestly dont see the use of getting to friday').score).toBeGreaterThan(0);
    const afraid = weigh(
      'he holds the car keys over my head and laughs when i cry and i sleep in the bathroom',
    );
    expect(afraid).toMatchObject({ kind: 'abuse' });
    expect(afraid.score).toBeGreaterThan(1);
  });

  it('is harmless where its words are', () => {
    for (const text of [
      'What does Romans 8 say about hope?',
      'I could kill for a coffee',
      'Write a prayer for our harvest supper',
      'To live is Christ and to die is gain: how do I teach it to children?',
    ])
      expect(weigh(text).score, text).toBeLessThan(-1);
  });

  it('of many words is weighed in stretches, so that a cry does not drown', () => {
    const calm = 'We had the harvest supper and the choir sang and the children brought pumpkins. '.repeat(
      12,
    );
    const cry = 'I can not do this any more and nobody would miss me.';
    expect(weigh(`${calm}${cry} ${calm}`).score).toBeGreaterThan(weigh(calm).score + 1);
    expect(weigh(`${calm}${cry}`).gravest).toBeGreaterThan(0);
  });
});

describe('stretches', () => {
  const parts = (...sizes: number[]) => sizes.map((size) => ({ size }));

  it('are one where all is short, and none where nothing is', () => {
    expect(stretchesOf(parts(20, 30))).toEqual([parts(20, 30)]);
    expect(stretchesOf([])).toEqual([]);
  });

  it('begin with each sentence and end with the last; none is longer than a stretch, unless one sentence is', () => {
    const stretches = stretchesOf(parts(30, 20, 20, 60, 5));
    expect(stretches).toEqual([parts(30, 20), parts(20, 20), parts(20), parts(60), parts(5)]);
    for (const stretch of stretches)
      expect(stretch.length === 1 || stretch.reduce((sum, { size }) => sum + size, 0) <= STRETCH).toBe(true);
  });
});

it('is explained by the words that weigh most', () => {
  const [first, second] = explainWeight('he said nobody would believe me, so I will not tell the pastor');
  expect(first!.adds).toBeGreaterThanOrEqual(second!.adds);
  expect(explainWeight('')).toEqual([]);
});
