import { expect, test } from 'vitest';
import { parseVerseOsis } from '../../scripture/text/books.ts';
import { HELD_OUT } from './held-out.ts';
import { TUNING } from './remembered.ts';
import { TUNING_MORE } from './remembered-more.ts';

const all = [...TUNING, ...TUNING_MORE, ...HELD_OUT];

test('Every remembered phrase names verses that exist', () => {
  const unknown = all.flatMap(([, verses]) =>
    verses.split(' ').filter((osis) => parseVerseOsis(osis) === undefined),
  );
  expect(unknown).toEqual([]);
});

test('No phrase stands in both parts, and none is copied at length', () => {
  expect(new Set(all.map(([typed]) => typed)).size).toBe(all.length);
  expect(all.filter(([typed]) => typed.split(' ').length > 15)).toEqual([]);
  expect(HELD_OUT.length).toBeGreaterThanOrEqual(80);
});
