import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';
import type { GuideMessage } from '../types.ts';
import { withBookOfTalk } from './book-of-talk.ts';

const { record } = askedGuide();
const talkOf = (...said: string[]): GuideMessage[] => said.map((content) => ({ role: 'user', content }));

describe('chapters without their book', () => {
  it.each([
    ['What is John 3 about?', 'and chapter 4?', 'and John 4?'],
    ['the book of Ruth', 'now chapter three', 'now Ruth 3'],
    ['What is the book of Job about?', '5 questions on ch 38-42 please', '5 questions on Job 38-42 please'],
    ['explain romans 8', 'what about chapters 10 and 11', 'what about Romans 10-11'],
    ['explain romans 8', 'chapters 3 and 5', 'Romans 3 and Romans 5'],
  ])('are of the one spoken of: "%s", "%s"', (before, words, read) => {
    expect(withBookOfTalk(words, talkOf(before))).toBe(read);
  });

  it.each([
    ['What is John 3 about?', 'this is chapter 2 of my life'],
    ['What is John 3 about?', 'and Luke chapter 4'],
    ['What is Ruth 3 about?', 'chapter 12'],
    ['My nephew James likes reading', 'chapter 2 was hard for him'],
  ])('are none: "%s", "%s"', (before, words) => {
    expect(withBookOfTalk(words, talkOf(before))).toBe(words);
  });

  it.each([
    [['What is John 3 about?', 'and chapter 4?'], 'John 4'],
    [['What is the book of Ruth about?', 'and chapter 3?'], 'Ruth 3'],
    [['Who wrote Romans?', 'what about chapter 9'], 'Romans 9'],
    [
      [
        'What is the main message of the book of Job?',
        'I need 5 discussion questions on ch 38-42 for a house group',
      ],
      'Job 38-42',
    ],
  ])('are answered: %s', (messages, reference) => {
    expect(record(messages).named).toEqual([reference]);
  });
});
