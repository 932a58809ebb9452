import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';

const { converse } = askedGuide();
const lastOf = (...messages: string[]): string => converse(messages).at(-1)!;

describe('what is asked of something made for a group', () => {
  it('is answered for one evening of a series, and for another in the same way', () => {
    const [, , second, third] = converse([
      'Could you outline a Bible study in four meetings on the book of Ruth?',
      'What do we read in the second meeting?',
      'Some questions for that evening please',
      'The same for the third',
    ]);
    expect(second).toMatch(/^Ruth 2:/);
    expect(third).toMatch(/^Ruth 3:/);
  });

  it.each([
    [
      'pls make a sermon outline psalm 121',
      'application for people who work nights',
      'For people who work nights',
    ],
    [
      'I need five verses on forgiveness for a prison Bible study',
      'how do i start the meeting',
      'why he is there',
    ],
    ['three evenings for lent in our parish, suggest themes', 'what could people take home', 'on a card'],
    [
      'family devotion on patience for kids 4, 7 and 11',
      'the 11 year old finds it babyish',
      'For older ones',
    ],
    [
      'study on hope for our home group',
      'give me a first question that works with any passage',
      'had not expected',
    ],
    [
      'five discussion questions on James chapter 3 for our home group',
      'one more about the tongue on social media',
      'the tongue on social media',
    ],
    ['pls make a sermon outline psalm 121', 'closing illustration', 'no illustration written'],
  ])('%s / %s', (first, then, expected) => {
    expect(lastOf(first, then)).toContain(expected);
  });
});

describe('a psalm to learn by heart', () => {
  it('is named, and none is counted that nobody asked for', () => {
    const text = lastOf('I want to memorize a psalm with my children which one');
    expect(text).toContain('Psalm 117');
    expect(text).not.toContain('You asked for');
  });
});
