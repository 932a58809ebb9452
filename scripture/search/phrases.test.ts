import { beforeAll, expect, it } from 'vitest';
import { loadRealBible } from '../../tests/support/bible.ts';
import { verseOsis } from '../text/books.ts';
import type { Translation } from '../types.ts';
import type { SearchIndex } from './index-file.ts';
import { search } from './search.ts';

let index: SearchIndex;
let kjv: Translation;
beforeAll(async () => {
  const real = await loadRealBible();
  index = real.searchIndex;
  kjv = real.bible.kjv;
});
const found = (query: string) => search(index, query, { limit: 8, translations: ['kjv'] }).hits;

it('finds a phrase whose words are in a thousand verses', () => {
  expect(found('I am the way').map((hit) => verseOsis(hit.index))[0]).toBe('John.14.6');
});

it.each(['the lord said unto moses', 'fear not', 'the word of the lord', 'thus saith the lord'])(
  'puts verses with the very words first: %s',
  (phrase) => {
    for (const { index: verse } of found(phrase)) expect(kjv.text(verse).toLowerCase()).toContain(phrase);
  },
);

it('lists no verse twice on the pages of a phrase', () => {
  const pages = [0, 8, 16, 24].flatMap((offset) =>
    search(index, 'fear not', { limit: 8, offset }).hits.map((hit) => hit.index),
  );
  expect(new Set(pages).size).toBe(pages.length);
});
