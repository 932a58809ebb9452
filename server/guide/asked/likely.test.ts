import { describe, expect, it } from 'vitest';
import { loadLibrary } from '../library.ts';
import { subjectsOf } from '../recognise/subjects.ts';
import { likelyAsked } from './likely.ts';

const subjects = subjectsOf(loadLibrary());
const likeliest = (words: string, earlier: readonly string[] = []) =>
  likelyAsked({ words, earlier }, subjects)[0]!;

describe('the questions that a message may ask', () => {
  it.each([
    ['can i burn the body of my mum instead of burying her', /crem/i],
    ['do i have to wait for my bloke, he got eight years', /wait for him/],
    ['the story of two builders, rock and sand', /house on the rock/],
  ])('are recognised in other words: %s', (words, title) => {
    const { asked, probability } = likeliest(words);
    expect(asked.question).toMatch(title);
    expect(probability).toBeGreaterThan(0.35);
  });

  it('come to no more than 1 together, likeliest first', () => {
    const all = likelyAsked({ words: 'is it wrong to be angry', earlier: [] }, subjects);
    const probabilities = all.map(({ probability }) => probability);
    expect(probabilities).toEqual(probabilities.toSorted((a, b) => b - a));
    expect(probabilities.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1);
  });

  it('are none where a message asks for something else', () => {
    for (const words of ['John 3:16', 'make it shorter please', 'qwxz', 'thank you so much'])
      expect(likeliest(words).probability).toBeLessThan(0.35);
  });
});
