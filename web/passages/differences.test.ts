import { expect, it } from 'vitest';
import { differences } from './differences.ts';

const words = (text: string, other: string): string[] =>
  differences(text, other).map(([start, end]) => text.slice(start, end));

it('finds the words that the other text lacks', () => {
  const kjv = 'And the light shineth in darkness; and the darkness comprehended it not.';
  const web = 'The light shines in the darkness, and the darkness hasn’t overcome it.';
  expect(words(web, kjv)).toEqual(['shines', 'the', 'hasn’t', 'overcome']);
});

it('finds none where only case, punctuation or the form of an apostrophe differ', () => {
  expect(words('In him was life, and the LORD’s light', "in him was life; And the Lord's light")).toEqual([]);
});

it('finds words in another order', () => {
  expect(words('gave he power', 'he gave power')).toHaveLength(1);
});

it('marks every word if the other text is empty, and none in an empty text', () => {
  expect(words('Jesus wept.', '')).toEqual(['Jesus', 'wept']);
  expect(words('', 'Jesus wept.')).toEqual([]);
});

it('keeps the longest common subsequence', () => {
  const a = 'All things were made by him; and without him was not any thing made that was made.';
  const b = 'All things were made through him. Without him, nothing was made that has been made.';
  expect(words(b, a)).toEqual(['through', 'nothing', 'has', 'been']);
});
