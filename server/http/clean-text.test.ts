import { expect, test } from 'vitest';
import { cleanDeep, cleanText } from './clean-text.ts';

test.each([
  ['plain words stay', 'In the beginning', 'In the beginning'],
  ['line ends become LF', 'a\r\nb\rc\n', 'a\nb\nc\n'],
  ['NUL goes', 'a\0b', 'ab'],
  ['a lone high surrogate goes', 'a\ud83db', 'ab'],
  ['a lone low surrogate goes', 'a\ude4fb', 'ab'],
  ['pairs stay', '🙏\ud83d\ud83d\ude4f', '🙏🙏'],
  ['letters are composed', 'Gru\u0308ße', 'Grüße'],
  ['other control characters stay: they are not ours to judge', 'a\u0007b', 'a\u0007b'],
])('%s', (_what, text, clean) => {
  expect(cleanText(text)).toBe(clean);
  expect(cleanText(clean)).toBe(clean);
});

test('Every string inside is cleaned; keys, numbers and null stay', () => {
  const value = { 'a\0': ['x\0', { deep: 'y\r\n' }], n: 1, none: null, yes: true };
  expect(cleanDeep(value)).toEqual({ 'a\0': ['x', { deep: 'y\n' }], n: 1, none: null, yes: true });
});

test('A body of nothing but brackets is refused, however deep', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(() => cleanDeep(deep)).toThrow(expect.objectContaining({ code: 'INVALID_REQUEST' }));
});
