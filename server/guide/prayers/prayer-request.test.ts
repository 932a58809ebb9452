import { describe, expect, it } from 'vitest';
import { askedToPray } from './prayer-request.ts';

describe('a prayer that is asked for without saying what about', () => {
  it.each([
    ['Could you say a prayer with me please', 'prayer with me please'],
    ['Thank you my dear. Can you say a prayer with me', 'prayer with me'],
    ['Would you say a short prayer for an old man tonight?', 'prayer for an old man tonight'],
    ["I'm going to do it. Pray for me", 'pray for me'],
    ['we are all sitting here in the corridor. can you pray with us', 'pray with us'],
    ['can you write me a short prayer for her, her name is Priya', 'prayer for her'],
    ['pls pray', 'pray'],
    ['pray for my mum', 'pray for my mother'],
    ['would you be so kind as to pray for him dear', 'pray for him dear'],
    ['Can we pray for him', 'pray for him'],
    ['what can i pray', 'pray'],
    ['Could you say one for her tonight', 'say one for her tonight'],
    ['a prayer please', 'prayer please'],
    ['thank you love can you say some kind of prayer for her anyway', 'prayer for her anyway'],
    ['pray pray pray please', 'pray pray pray please'],
  ])('"%s" asks: %s', (words, plain) => {
    expect(askedToPray(words)?.plain).toBe(plain);
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
