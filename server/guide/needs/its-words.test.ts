import { describe, expect, it } from 'vitest';
import { plainWords } from '../reading/words.ts';
import { hasItsWords, withItsWords } from './its-words.ts';

describe('the words that an entry needs', () => {
  it.each([
    ['topic/gaming', 'my son plays with dolls', false],
    ['topic/gaming', 'my husband spends every weekend with his mates', false],
    ['topic/gaming', 'he plays all night and fails at school', true],
    ['topic/gaming', 'my husband is always on his xbox', true],
    ['topic/easter', 'my roses', false],
    ['topic/easter', 'did he really rise? I mean Easter', true],
    ['topic/grief-for-a-parent', 'passed my driving test and my dad cried', false],
    ['topic/grief-for-a-parent', 'my dad passed away on Monday', true],
    [
      'topic/new-believer',
      'I have been a Christian for 30 years and suddenly I don’t believe any of it',
      false,
    ],
    ['topic/new-believer', 'I became a Christian last week', true],
    ['topic/aging-parents', 'my parents are so strict', false],
    ['topic/aging-parents', 'my parents can no longer manage the stairs', true],
    ['topic/dementia', 'he forgot. not even a card', false],
    ['topic/dementia', 'she forgets who I am', true],
    ['named/aaronic-blessing', 'he said god bless you', false],
    ['prayer/child', 'my daughter got into medical school', false],
    ['prayer/child', 'a prayer for my daughter', true],
  ])('%s: %s', (label, words, isSo) => {
    expect(hasItsWords(label, plainWords(words))).toBe(isSo);
  });

  it('a faith that was lost asks for doubt, and not for the way back', () => {
    const needs = [
      { label: 'topic/coming-back', probability: 0.8 },
      { label: 'topic/doubt', probability: 0.4 },
    ];
    const labels = (words: string) => withItsWords(needs, plainWords(words)).map(({ label }) => label);
    expect(labels('I believed for 40 years and now it is all gone')).toEqual(['topic/doubt']);
    expect(labels('I want to come back to church')).toEqual(['topic/coming-back', 'topic/doubt']);
  });
});
