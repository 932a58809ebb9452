import { expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';
import { asksSomething } from '../reading/requests.ts';

const { converse } = askedGuide();

it('a question that was answered a moment ago gets the sentence of that answer that is nearest, once', () => {
  const [answer = '', again = '', third = ''] = converse([
    'Who wrote the letter to the Hebrews?',
    'but who wrote the letter to the Hebrews?',
    'so who wrote the letter to the Hebrews?',
  ]);
  const sentence =
    /^(?:What I have on that stood in what I said|On that I have only this, from what I said before): (.+)$/m.exec(
      again,
    )?.[1];
  expect(sentence).toBeDefined();
  expect(answer).toContain(sentence);
  expect(third).not.toContain(sentence);
});

it.each([
  ['and my husband, how do I get him to come', true],
  ['is it open on Sundays', true],
  ['he was 71', false],
  ['we buried him in May', false],
])('asks something: %s', (words, asks) => {
  expect(asksSomething(words)).toBe(asks);
});
