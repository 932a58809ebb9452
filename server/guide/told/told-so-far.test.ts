import { describe, expect, it } from 'vitest';
import { loadRealBible } from '../../../tests/support/bible.ts';
import { loadLibrary } from '../library.ts';
import { plainWords } from '../reading/words.ts';
import { tellingOf } from '../telling.ts';
import { mentionsIn } from './people-told.ts';
import { deathIn, toldSoFar } from './told-so-far.ts';

const real = await loadRealBible();
const told = (words: string) =>
  toldSoFar(tellingOf({ history: [], words, translation: 'kjv', ...real }, loadLibrary()));

const calledIn = (words: string) =>
  mentionsIn(plainWords(words)).map(({ person: { owner, kind, word } }) =>
    [owner, kind, word].filter(Boolean).join(' '),
  );

describe('the people whom a message names', () => {
  it.each([
    ['my little sister and an old lady', ['my little sister', 'the old lady']],
    ["my friend's mum is ill", ['my friend', 'my friend’s mother']],
    ['Mum is in hospital', ['my mother']],
    ['God the father and every man', []],
    ['as a single mother', []],
  ])('%s', (words, people) => {
    expect(calledIn(words)).toEqual(people);
  });
});

describe('who has died', () => {
  it.each([
    ['my grandpa died and my mum just cries all day', 'grandfather'],
    ['my roommate is hindu and her grandmother died', 'grandmother'],
    ['we buried my uncle on friday', 'uncle'],
    ['I care for an old lady. She died this night', 'lady'],
    ['I am a widower', 'wife'],
    ['it is my late wife’s birthday', 'wife'],
    ["I have to see my brother's body", 'brother'],
  ])('%s', (words, who) => {
    expect(deathIn(told(words))?.who.word).toBe(who);
  });

  it.each([
    'my mother may die',
    'I am afraid that he will die',
    'my son is dying to see you',
    'if my dad died',
  ])('nobody: %s', (words) => {
    expect(deathIn(told(words))).toBeUndefined();
  });
});
