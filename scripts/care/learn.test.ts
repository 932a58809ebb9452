import { describe, expect, it } from 'vitest';
import { examplesOf, gravestOf, learnDanger, learnKinds } from './learn.ts';

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

  it('finds where the danger stands in a long message, or in a conversation', () => {
    const calm = 'I go to the shop and the tea is warm. '.repeat(12);
    const learned = learnDanger(examples);
    const [grave] = examplesOf('the cold lake calls', 'crisis');
    const inStory = gravestOf([`${calm} The cold lake calls. ${calm}`], 'crisis', learned);
    expect(inStory).toHaveLength(1);
    for (const place of grave!.words.slice(1, -1)) expect(inStory[0]!.words).toContain(place);
    expect(gravestOf(['the tea is warm', 'the cold lake calls'], 'crisis', learned)).toEqual([grave]);
    expect(gravestOf([''], 'crisis', learned)).toEqual([]);
  });

  it('is the same every time', () => {
    expect(learnDanger(examples)).toEqual(learnDanger(examples));
    expect(learnKinds(examples)).toEqual(learnKinds(examples));
  });
});
