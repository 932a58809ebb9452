import { describe, expect, it } from 'vitest';
import { askedToPray } from './prayer-request.ts';

describe('a prayer that is asked for without saying what about', () => {
  it.each([
    'Could you say a prayer with me please',
    'Thank you my dear. Can you say a prayer with me',
    'Would you say a short prayer for an old man tonight?',
    "I'm going to do it. Pray for me",
    'we are all sitting here in the corridor. can you pray with us',
    'can you write me a short prayer for her, her name is Priya',
    'pls pray',
    'pray for my mum',
    'would you be so kind as to pray for him dear',
    'Can we pray for him',
    'what can i pray',
    'Could you say one for her tonight',
    'a prayer please',
    'thank you love can you say some kind of prayer for her anyway',
    'pray pray pray please',
  ])('"%s"', (words) => {
    expect(askedToPray(words)).toBeDefined();
  });

  it.each([
    'how do I pray for her?',
    'will God hear my prayer',
    'My wife prays for me every day',
    'Nobody prays for me',
    'can you pray?',
    'can you give me a prayer before the exam',
    'write me a prayer for the night',
    'can you write a prayer to open our meeting',
    'pray for peace in the world',
    'can you turn it into a prayer',
    'I do not want a prayer',
    'should I pray for him',
  ])('not: "%s"', (words) => {
    expect(askedToPray(words)).toBeUndefined();
  });

  it('says for whom, and how long', () => {
    expect(askedToPray('a short prayer for my son')).toMatchObject({ isFor: true, isShort: true });
    expect(askedToPray('a prayer please')).toMatchObject({ isFor: false, isShort: false });
    expect(askedToPray('can you pray with us')).toMatchObject({ isTogether: true });
  });
});
