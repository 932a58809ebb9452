import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';

const { converse } = askedGuide();
const talk = (...messages: string[]): string[] => converse(messages);

const lastOf = (...messages: string[]): string => talk(...messages).at(-1)!;

describe('a prayer on what the talk is about', () => {
  it.each([
    [
      'I am 81 and have cataracts, so afraid of going blind',
      'Could you say a prayer with me please',
      'my eyes',
    ],
    [
      'I took money from the till at work for months',
      "I'm going to do it. Pray for me",
      'courage for the first sentence',
    ],
    ['our son is on a machine', 'we are in the corridor. can you pray with us', 'we bring you our son'],
    ['I lost my job in march', 'pray for us please', 'let us keep our dignity'],
    ['my sister Anna is pregnant', 'could you say a prayer for her', 'my sister Anna'],
    ['my grandson is in prison', 'would you be so kind as to pray for him dear', 'Keep him safe in there'],
    ['my teenage daughter ran away', 'oh please pray for her', 'bring her home'],
    [
      'there is war in my country and my parents are there',
      'can you pray for them please',
      'Keep them alive',
    ],
    ['My mum and dad are getting divorced', 'can you pray for my mum and dad', 'my mother and father'],
    ['my son never rings and i am 86', 'would you pray with an old woman', 'no telephone rings'],
    ['my aunt has a hip operation in the morning', 'Could you say one for her tonight', 'if she wakes'],
  ])('after "%s": "%s"', (first, then, part) => {
    const answer = lastOf(first, then);
    expect(answer.toLowerCase()).toContain(part.toLowerCase());
    expect(answer).toMatch(/ Amen\.$/);
  });

  it.each([
    ['Thank you my dear. Can you say a prayer with me', 'my wife'],
    ['Would you say a short prayer for an old man tonight?', 'Let this night be quiet'],
  ])('courtesy does not choose it: "%s"', (words, part) => {
    const answer = lastOf('I am 79. My wife of 55 years died at Christmas.', words);
    expect(answer).toContain('hank you for my wife');
    expect(answer).toContain(part);
  });

  it('is for the one who mourns, by name', () => {
    const answer = lastOf(
      'my roommate is hindu and her grandmother died in india, she cannot go home',
      'can you write me a short prayer for her, her name is Priya',
    );
    expect(answer).toContain('I bring you my roommate Priya. Thank you for her grandmother');
  });

  it.each([
    [
      'my sister’s husband died',
      'pray for her please',
      'I bring you my sister. Thank you for my sister’s husband',
    ],
    ['my wife died and my daughter is in pieces', 'can you pray for her', 'I bring you my daughter'],
    ['my wife died and my daughter is in pieces', 'can you pray for my wife', 'thank you for my wife'],
  ])('is for the living rather than the dead: "%s", "%s"', (first, then, part) => {
    expect(lastOf(first, then)).toContain(part);
  });

  it.each([
    'Please, I care for old lady in Italy. She die this night in my arms. Can you make prayer for her soul',
    'My mother died this morning. Please pray for her',
    'Say a prayer for grandpa, he died',
  ])('thanks for who has died, also at the beginning: "%s"', (words) => {
    expect(lastOf(words)).toMatch(/Lord God, thank you for (?:the old lady|my mother|my grandfather)/);
  });

  it('who has died since is prayed for no more as in need', () => {
    const answer = lastOf(
      'my mum has cancer',
      'pray for her, her name is Susan',
      'she died this morning',
      'please pray for her',
    );
    expect(answer).toContain('thank you for my mother Susan');
    expect(answer).not.toContain('treatment');
  });

  it('a child that was lost is named, and its parents are prayed for', () => {
    const answer = lastOf(
      'we lost our baby at 30 weeks. his name is Noah',
      'please pray for Noah and for us',
    );
    expect(answer).toContain('There was Noah');
    expect(answer).toContain('Hold us');
  });

  it('of somebody near nothing is made up', () => {
    expect(lastOf('I have cancer', 'please pray for my husband')).not.toContain('illness');
  });

  it('another one says something else, a shorter one the same in fewer words', () => {
    const [, first, another, shorter] = talk(
      'my mum has her operation on thursday and im so scared',
      'pray with me',
      'another one please',
      'can you make it shorter',
    );
    expect(another).not.toBe(first);
    expect(another).toContain('my mother');
    expect(shorter!.length).toBeLessThan(another!.length);
    expect(shorter).toContain('my mother');
  });

  it('a grace remembers a child who died', () => {
    const answer = lastOf(
      "Can you write a grace for our son's wedding dinner?",
      'Could it mention our daughter Ruth who died in 2009?',
    );
    expect(answer).toContain('We remember Ruth');
    expect(answer).not.toContain('I bring you Ruth');
  });
});
