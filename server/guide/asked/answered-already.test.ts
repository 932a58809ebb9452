import { expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';

const { converse } = askedGuide();

it('who asks on about what was just answered is shown the sentence of it that is nearest, once', () => {
  const [answer = '', again = '', third = ''] = converse([
    'Who wrote the letter to the Hebrews?',
    'but who was it that wrote the letter to the Hebrews',
    'who wrote the letter to the Hebrews then',
  ]);
  const sentence = again.split('\n\n')[1]!;
  expect(again).toMatch(/^(?:That belongs to what I said before|I can only point)/);
  expect(answer).toContain(sentence);
  expect(third).not.toBe(again);
});
