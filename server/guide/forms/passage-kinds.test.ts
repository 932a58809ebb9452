import { describe, expect, it } from 'vitest';
import { plainWords } from '../reading/words.ts';
import { wantedIn } from './exclusions.ts';
import { kindsAfter, kindsIn } from './passage-kinds.ts';

const kindsOfMessage = (message: string) => kindsIn(plainWords(wantedIn(message).text), plainWords(message));

describe('what passages should be like', () => {
  it.each([
    ['something a bit more hopeful', 'hopeful'],
    ['a bit less gloomy', 'hopeful'],
    ['not so depressing please', 'hopeful'],
    ['are there any joyful psalms', 'joyful'],
    ['psalms for when you are furious with God', 'honest'],
    ['psalms that dont pretend everything is fine', 'honest'],
    ['she is a bit angry with God to be honest', 'honest'],
    ['one easy psalm with simple words', 'easy'],
    ['a short bible text for practise my english reading', 'easy'],
    ['some less well known verses', 'less-known'],
    ['one that not everybody knows', 'less-known'],
    ['a famous one that people will know', 'well-known'],
    ['he is not religious much', 'for-anyone'],
    ['my uncle is an atheist', 'for-anyone'],
    ['both on second marriage', 'second-marriage'],
    ['we both lost our first husband and wife', 'second-marriage'],
    ['doctors have said it won’t cure it', 'no-cure'],
    ['a man who lost his leg', 'changed-body'],
    ['she was always afraid of the dark', 'dark'],
    ['my nan is in her 90s', 'old-age'],
    ['for a boy of 6', 'for-children'],
    ['verses for a sympathy card', 'comforting'],
  ])('"%s": %s', (message, kind) => {
    expect(kindsOfMessage(message)).toContain(kind);
  });

  it.each([
    'verses for a happy birthday card',
    'verses for my neighbour who lost her keys',
    'not ones for children',
    'five verses on prayer',
    'a reading for a wedding, not 1 Corinthians 13, everyone has that',
  ])('nothing of the kind: "%s"', (message) => {
    expect(kindsOfMessage(message)).toEqual([]);
  });

  it('for whom they are stays in force when they are to sound otherwise', () => {
    const form = { form: 'verses', kinds: ['no-cure', 'joyful'] } as const;
    expect(kindsAfter(form, ['honest'])).toEqual(['honest', 'no-cure']);
    expect(kindsAfter(form, [])).toEqual(['no-cure', 'joyful']);
  });
});
