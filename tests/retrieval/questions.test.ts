import { describe, expect, it } from 'vitest';
import { rangesOfOsis } from '../check/expand.ts';
import { QUESTIONS } from './questions.ts';

describe('the questions with accepted passages', () => {
  it('are at least 150, each asked once, some leaning on the turn before', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(150);
    expect(new Set(QUESTIONS.map(({ asked, before }) => `${before} ${asked}`)).size).toBe(QUESTIONS.length);
    expect(QUESTIONS.filter(({ before }) => before !== undefined).length).toBeGreaterThanOrEqual(10);
  });

  it('name passages that exist', () => {
    for (const { asked, accepted } of QUESTIONS)
      for (const { first, last } of accepted.split(' ').flatMap(rangesOfOsis))
        expect(first, `${asked}: ${accepted}`).toBeLessThanOrEqual(last);
  });
});
