import { describe, expect, it } from 'vitest';
import { dangerReply } from './danger-reply.ts';

/** The danger of which a visitor who wrote these messages is spoken with at the last. */
function dangerAfter(...messages: string[]): string | undefined {
  const history = messages.slice(0, -1).map((content) => ({ role: 'user' as const, content }));
  return dangerReply(history, messages.at(-1)!)?.danger;
}

describe('a child who would like to be dead', () => {
  it.each([
    'my child prays to be dead like grandpa to be with him',
    'my 6 year old says she wants to be in heaven with nana',
    'my son wishes he was dead like his sister',
    'my little boy asked god to let him die so he can see his dog',
    'since my mum died my daughter (7) keeps saying she wants to die too',
    'my granddaughter says she wants to go to heaven to her daddy now',
    'our 5yo wants to die so she can see grandma again',
  ])('%s: the parent is told how to ask', (words) => {
    expect(dangerAfter(words)).toBe('child-wishes');
  });

  it('is spoken of as anybody who may take their life, where nothing says that it is small', () => {
    expect(dangerAfter('my kid prays every night that jesus takes him')).toBe('friend');
    expect(dangerAfter('my teenage son wrote in his diary that he wishes he was dead.')).toBe('friend');
  });

  it.each([
    'my child wants to go to heaven',
    'my son wants to know if grandpa is in heaven',
    'my daughter asked if she will see grandpa in heaven',
    'my child prays for her dead grandpa',
    'my 5 year old does not want to die',
    'my dad wants to die at home',
  ])('%s: is none', (words) => {
    expect(dangerAfter(words)).toBeUndefined();
  });
});

describe('somebody under age who is made to do wrong', () => {
  it('is heard also where the age was told before', () => {
    expect(dangerAfter('children obey parents but mine drink', 'im 14', 'they make me steal')).toBe(
      'young-made-to',
    );
  });

  it.each([
    'im 13 and my dad makes me sell his weed',
    'i am 15. my mother makes me beg at the station',
    'my stepdad makes me shoplift im 12',
    'my brother makes me carry stuff for his gang. im 14',
  ])('%s', (words) => {
    expect(dangerAfter(words)).toBe('young-made-to');
  });

  it.each(['im 14 and my parents make me go to church', 'im 16, mum makes me babysit every saturday'])(
    '%s: is none',
    (words) => {
      expect(dangerAfter(words)).toBeUndefined();
    },
  );
});

describe('somebody under age who hurts another', () => {
  it.each([
    'i am 15 and i hit my little brother',
    'im 14 i punched my sister and she cried',
    'im 15 and i hit my little brother and he hit me back',
    'im 16 and i beat up a kid at school',
  ])('%s: is not answered as the one who was hurt', (words) => {
    const reply = dangerReply([], words)!;
    expect(reply.danger).toBe('young-hits');
    expect([reply.first, ...reply.rest].join(' ')).not.toMatch(/you did nothing wrong/i);
  });

  it('stays first of all somebody who is hurt, where that is told as well', () => {
    expect(dangerAfter('im 14 and i hit my brother because my dad hits me')).toBe('young');
    expect(dangerAfter('im 14 and my dad beats me with a belt', 'i hit my little brother too')).toBe('young');
    expect(dangerAfter('im 15. i hit my sister', 'my dad hits me every night')).toBe('young');
    expect(dangerAfter('im 14 my brother hits me')).toBe('young');
  });

  it.each([
    'im 15 and i beat my brother at chess',
    'im 14 i pushed my friend to come to church',
    'im 16 and i hurt her feelings',
    'i am 9 and my little brother broke my lego and i pushed him, he is ok, i said sorry',
  ])('%s: is none', (words) => {
    expect(dangerAfter(words)).toBeUndefined();
  });
});

it('hears somebody who told their age before as under age: no husband is spoken of', () => {
  expect(dangerAfter('im 14', 'my dad hits me every night')).toBe('young');
});
