import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';
import { mayWantPrayer, onlySpeaksOfPrayer } from './prayer-wanted.ts';
import { plainWords } from './words.ts';

const { converse: talk } = askedGuide();

describe('a prayer', () => {
  it.each([
    'they pray for me as if i were ill',
    'all i told her was i pray for her',
    'does praying for the dead do anything',
    'is it wrong to pray for a boyfriend',
    'can i pray for my team to win',
    'can you pray in the bath',
    'my husband prays at 3 am',
    'we prayed for rain for months',
    'but i cant pray any more',
    'mum says pray about it',
    'does anyone pray for cows',
    'my aunt asks me to pray with her',
    'she had been writing prayers about me',
  ])('is only spoken of: %s', (words) => {
    expect(onlySpeaksOfPrayer(plainWords(words))).toBe(true);
    expect(talk([words])[0]).not.toMatch(
      /cannot pray (?:for you|myself)|I cannot pray, as a program|only you can do/,
    );
  });

  it.each([
    'please pray for my mum, she prays for me every day',
    'can you pray for my cow',
    'i want to pray for my son',
    'what do i pray for my wife',
    'write me a prayer, i cannot pray',
    'is there a prayer for a new job',
    'could you pray with me',
    'pray for my exam tomorrow',
    'how do i thank the lord',
  ])('is wanted: %s', (words) => {
    expect(mayWantPrayer(plainWords(words))).toBe(true);
  });

  it.each([
    'the operation is on tuesday',
    'our pastor has left his wife for a singer',
    'half of them are no believers',
    'the children think he is travelling',
  ])('is not begun by what only lies near one: %s', (words) => {
    expect(talk([words])[0]).not.toMatch(/cannot pray/);
  });
});
