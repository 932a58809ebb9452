import { describe, expect, it } from 'vitest';
import { loadLibrary } from '../library.ts';
import { meaningOf, nearness } from './meaning.ts';
import { likelyQuestions } from './near-in-meaning.ts';

const near = (a: string, b: string) => nearness(meaningOf(a), meaningOf(b));

describe('what a text means', () => {
  it('is nearer to the same in other words than to another matter', () => {
    const burn = 'can i burn the body of my mum instead of burying her';
    expect(near('is it wrong to be cremated', burn)).toBeGreaterThan(
      near('what does the bible say about money', burn) + 0.2,
    );
    expect(near('my son will not talk to me', 'my son will not talk to me')).toBeCloseTo(1, 2);
  });

  it('finds questions that are asked in other words', () => {
    const [first] = likelyQuestions(loadLibrary(), 'the story of two builders, rock and sand');
    expect(first?.asked.question).toBe('What is the house on the rock?');
    expect(first?.probability).toBeGreaterThan(0.25);
  });

  it('is nothing where no word is known', () => {
    expect(likelyQuestions(loadLibrary(), 'qwxz')[0]?.probability).toBeLessThan(0.01);
  });
});
