import { describe, expect, it } from 'vitest';
import { examplesOf, learnDanger, learnKinds } from './learn.ts';

const GRAVE = ['the lake is cold', 'the lake calls', 'cold lake tonight', 'i go to the lake'];
const CALM = ['the tea is warm', 'warm tea tonight', 'i go to the shop', 'the shop calls'];
const examples = [
  ...GRAVE.flatMap((text) => examplesOf(text, 'crisis')),
  ...CALM.flatMap((text) => examplesOf(text, null)),
];

describe('examples', () => {
  it('of a long message of danger are none: where the danger stands is not known', () => {
    expect(examplesOf('A calm sentence about the garden and the rain. '.repeat(20), 'crisis')).toEqual([]);
  });

  it('of a long harmless message are many, that count less', () => {
    const many = examplesOf('A calm sentence about the garden and the rain. '.repeat(20), null);
    expect(many.length).toBeGreaterThan(5);
    expect(many[0]!.share).toBeLessThan(0.5);
  });
});

describe('what is learned', () => {
  it('tells what was grave from what was calm', () => {
    const { words, letters, bias } = learnDanger(examples);
    const score = (text: string) => {
      const [example] = examplesOf(text, null);
      const sum = (places: Uint16Array, weights: Float64Array) =>
        places.reduce((total, place) => total + weights[place]!, 0) / Math.sqrt(places.length);
      return bias + sum(example!.words, words) + sum(example!.letters, letters);
    };
    expect(score('the cold lake')).toBeGreaterThan(0);
    expect(score('the warm shop')).toBeLessThan(0);
  });

  it('is the same every time', () => {
    expect(learnDanger(examples)).toEqual(learnDanger(examples));
    expect(learnKinds(examples)).toEqual(learnKinds(examples));
  });
});
