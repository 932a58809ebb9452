import { describe, expect, it } from 'vitest';
import { WORDS_FOR_ANYTHING, WORDS_TO_SAY } from '../../../content/guide/words-to-say.ts';
import { askedGuide } from '../../../tests/support/asked-guide.ts';

const wordCount = (text: string) => text.split(/\s+/).length;

const { converse } = askedGuide();
const talk = (...messages: string[]): string[] => converse(messages);
const lastOf = (...messages: string[]): string => talk(...messages).at(-1)!;

describe('the words that are written', () => {
  it('are for enough situations', () => {
    expect(WORDS_TO_SAY.length).toBeGreaterThanOrEqual(30);
    expect(new Set(WORDS_TO_SAY.map(({ id }) => id)).size).toBe(WORDS_TO_SAY.length);
  });

  it.each(WORDS_TO_SAY.map(({ id, say, hint }) => [id, say, hint]))('%s can be said', (_id, say, hint) => {
    expect(wordCount(say)).toBeLessThanOrEqual(75);
    expect(wordCount(hint)).toBeLessThanOrEqual(35);
    expect(`${say} ${hint}`).not.toMatch(/["“”]|\[\[/);
    for (const [place] of say.matchAll(/\{[^}]+\}/g))
      expect(place).toMatch(/^\{(?:[wW]ho|[hH]e|him|his|\w+\|\w+)\}$/);
  });
});

describe('words to say or send', () => {
  it.each([
    [
      'my brother joined a gang and my mom cries every night',
      'give me something short i can text my mom',
      'heavy this is for you',
    ],
    [
      'my friend of 24 is pregnant and did not plan it',
      'What can I say to her today? Only few words please',
      'glad that you told me',
    ],
    ['i failed my second year and my dad paid for all of it', 'ok. what do i actually say', 'I have failed'],
    ['my brother and i havent spoken for six years', 'what would i even say to him', 'I miss you'],
    ['I found a lump. my daughter has her own troubles', 'How do I tell her', 'doctors are looking into'],
    ['my mother is dying and wants a minister', 'what do I say to the minister then', 'She is dying'],
    [
      'I have decided to leave university and my parents are furious',
      'How do I talk to my parents without another row',
      'do not want to fight',
    ],
    ["my friend's mum died yesterday", 'what do i say to him', 'I am so sorry'],
    ['my husband died in may and my friends keep avoiding it', 'what do i say to them', 'I miss my husband'],
    ['my wife has been diagnosed with MS', 'how do we tell the kids', 'You did not cause it'],
    [
      'our son is 15 and always in his room with the phone',
      'how do we talk to him',
      'not here to tell you off',
    ],
    ['my sister has breast cancer', 'something short to send her please', 'thinking of you'],
    ['I cannot sleep and i cry every morning', 'i have the doctor tomorrow. what do i say', 'I sleep badly'],
    ['my grandson is in prison', 'what can i write to him', 'I think of you every day'],
    [
      'My mother in Ukraine is alone and she afraid every night',
      'what i can write her',
      'Call me when it is bad',
    ],
  ])('after "%s": "%s"', (first, then, part) => {
    expect(lastOf(first, then)).toContain(part);
  });

  it('only a few are given where few are asked for', () => {
    const answer = lastOf(
      'my friend of 24 is pregnant and did not plan it',
      'What can I say to her today? Only few words please',
    );
    expect(wordCount(answer)).toBeLessThanOrEqual(35);
  });

  it('where nothing is sure, the general form names the matter, how it is and what is asked', () => {
    expect(WORDS_FOR_ANYTHING).toMatch(/matter.*feel.*ask/);
    expect(lastOf('I am in love with my friend’s brother', 'help me find the words for her')).toContain(
      '[the matter',
    );
  });

  it('are not said twice', () => {
    const [, first, second] = talk(
      'my grandson is in prison',
      'what can i write to him',
      'what can i write to him',
    );
    expect(second).not.toContain('I think of you every day');
    expect(first).not.toBe(second);
  });

  it('what says its own matter, or asks about a text, is answered otherwise', () => {
    expect(lastOf('my dad died last week', 'what do I say in the eulogy')).not.toContain(
      'I am so sorry. I do not know',
    );
    expect(lastOf('tell me about Ruth', 'what did she say to Naomi')).not.toContain('You could say');
  });
});
