import { describe, expect, it } from 'vitest';
import { loadLibrary } from '../library.ts';
import { createRecogniser } from '../recognise/recognise.ts';

const recognise = createRecogniser(loadLibrary());

/** Whether the last of a visitor's messages is answered by the age from which on one may use the guide. */
function isAskedForTheAge(...messages: string[]): boolean {
  const words = messages.at(-1)!;
  const { intent } = recognise({ words, earlier: messages.slice(0, -1), hasDocument: false });
  return intent.kind === 'self' && intent.about.id === 'age-limit';
}

describe('the age of the one who writes', () => {
  it.each([
    'how old do i have to be to use this',
    'i am 11 years old',
    'im 8',
    'hi im ten',
    'am i too young',
    'is this ok for my 9 year old',
    'can my kids use this',
  ])('%s: is the question from which age on', (words) => {
    expect(isAskedForTheAge(words)).toBe(true);
  });

  it.each([
    'my 3 year old only eats pasta',
    'am i too old',
    'is 65 too old',
    'am i too old to learn greek',
    'am i too young to get married, im 19',
    'how old do i have to be to be a priest',
    'is there an age limit for baptism',
    'is it too late at my age',
    'i am 10 weeks pregnant',
    'i am 11 years married',
  ])('%s: is none', (words) => {
    expect(isAskedForTheAge(words)).toBe(false);
  });

  it('is asked of what was spoken of before, unless a child has told its age', () => {
    expect(isAskedForTheAge('i want to become a godparent', 'am i too young')).toBe(false);
    expect(isAskedForTheAge('i am 70 and want to be a monk', 'am i too old')).toBe(false);
    expect(isAskedForTheAge('i am 9', 'am i too young')).toBe(true);
  });
});
