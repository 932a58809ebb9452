import { expect, it } from 'vitest';
import { suggestionsFor } from './suggestions.ts';

const texts = (typed: string): string[] => suggestionsFor(typed).map(({ text }) => text);

it('suggests nothing before the second character', () => {
  expect(texts('j')).toEqual([]);
  expect(texts(' j ')).toEqual([]);
});

it('lists the books that contain the text, then the first verse and chapter of those that begin with it', () => {
  expect(texts('joh')).toEqual(['John', '1 John', '2 John', '3 John', 'John 1:1', 'John 1']);
  expect(texts('gen')).toEqual(['Genesis', 'Genesis 1:1', 'Genesis 1']);
});

it('keeps room for the first verse and chapter of the book that is read most', () => {
  expect(texts('jo')).toEqual(['John', 'Joshua', 'Job', 'Joel', 'John 1:1', 'John 1']);
  expect(texts('ma')).toContain('Matthew 1:1');
  expect(texts('ezr')).toEqual(['Ezra', 'Ezra 1:1', 'Ezra 1']);
});

it('writes "Psalm" in references to Psalms', () => {
  expect(texts('psa')).toEqual(['Psalms', 'Psalm 1:1', 'Psalm 1']);
});

it('suggests no verse of a book whose name only contains the text', () => {
  expect(texts('titus'.slice(2))).toEqual(['Titus']);
});

it('never shows more than six', () => {
  for (const typed of ['an', 'es', 'ah', 'jo', '1 ', 'th'])
    expect(texts(typed).length).toBeLessThanOrEqual(6);
});

it('suggests nothing once a reference is typed', () => {
  expect(texts('John 3:16')).toEqual([]);
});
