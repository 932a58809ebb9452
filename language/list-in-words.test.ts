import { expect, it } from 'vitest';
import { listInWords } from './list-in-words.ts';

it('joins as many as there are', () => {
  expect(listInWords([])).toBe('');
  expect(listInWords(['Ann'])).toBe('Ann');
  expect(listInWords(['Ann', 'Ben'])).toBe('Ann and Ben');
  expect(listInWords(['KJV', 'WEB', 'ASV'], 'or')).toBe('KJV, WEB or ASV');
});
