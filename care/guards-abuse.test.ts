import { expect, test } from 'vitest';
import { careDetector } from './detector.ts';
import { isAdvice } from './guards-abuse.ts';

const found = (words: string) => careDetector.judge([careDetector.detectSigns(words)])?.kind ?? null;

test('a counsellor’s paragraph is advice, one’s own words and questions are not', () => {
  const advice =
    'If your husband hits you, that is a crime and not your fault. Tell someone whom you trust, and go where you are safe.';
  expect(isAdvice(advice)).toBe(true);
  expect(isAdvice(`${advice} My husband hits me.`)).toBe(false);
  expect(isAdvice(`${advice} Is that what your church says?`)).toBe(false);
  expect(isAdvice('Goodbye, and thank you for your kindness.')).toBe(false);
});

test('injuries at play and children’s quarrels raise nothing, hidden and grave ones do', () => {
  expect(found('I have a black eye from hockey and look funny in the church photo.')).toBeNull();
  expect(found('My husband gave me a black eye, I say it is from hockey.')).toBe('abuse');
  expect(found('My son hit his brother today and I sent him to his room.')).toBeNull();
  expect(found('My son hit his brother with a knife and there is blood, I am afraid.')).not.toBeNull();
});

test('a telephone taken away for a week is strict, one taken by a husband is control', () => {
  expect(found('My dad took my phone away for a week because I lied.')).toBeNull();
  expect(found('My husband took my phone away because I called my sister.')).toBe('abuse');
});
