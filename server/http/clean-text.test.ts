import { expect, test } from 'vitest';
import { cleanDeep, cleanText } from './clean-text.ts';

test.each([
  ['plain words are unchanged', 'In the beginning', 'In the beginning'],
  ['line endings become LF', 'a\r\nb\rc\n', 'a\nb\nc\n'],
  ['NUL is removed', 'a\0b', 'ab'],
  ['a lone high surrogate is removed', 'a\ud83db', 'ab'],
  ['a lone low surrogate is removed', 'a\ude4fb', 'ab'],
  ['surrogate pairs are unchanged', '🙏\ud83d\ud83d\ude4f', '🙏🙏'],
  ['letters are composed (NFC)', 'Gru\u0308ße', 'Grüße'],
  ['other control characters are unchanged', 'a\u0007b', 'a\u0007b'],
])('%s', (_what, text, clean) => {
  expect(cleanText(text)).toBe(clean);
  expect(cleanText(clean)).toBe(clean);
});

test('Every nested string is cleaned; keys, numbers and null are unchanged', () => {
  const value = { 'a\0': ['x\0', { deep: 'y\r\n' }], n: 1, none: null, yes: true };
  expect(cleanDeep(value)).toEqual({ 'a\0': ['x', { deep: 'y\n' }], n: 1, none: null, yes: true });
});

test('A body of deeply nested brackets is rejected', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(() => cleanDeep(deep)).toThrow(expect.objectContaining({ code: 'INVALID_REQUEST' }));
});
