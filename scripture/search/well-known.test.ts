import { beforeAll, describe, expect, it } from 'vitest';
import { loadRealBible } from '../../tests/support/bible.ts';
import { bookByOsis, verseOsis } from '../text/books.ts';
import { rootsOf } from '../text/word-forms.ts';
import type { SearchIndex } from './index-file.ts';
import { search } from './search.ts';
import { CUES, wellKnownVerses } from './well-known.ts';

let index: SearchIndex;
beforeAll(async () => {
  index = (await loadRealBible()).searchIndex;
});

const found = (query: string, options = {}) =>
  search(index, query, { limit: 5, ...options }).hits.map((hit) => verseOsis(hit.index));

describe('the well-known verses', () => {
  it('are at least 300, by cues of a few words', () => {
    expect(new Set(CUES.flatMap(({ verses }) => verses)).size).toBeGreaterThanOrEqual(300);
    expect(CUES.filter(({ verses }) => verses.includes(undefined as never))).toEqual([]);
    expect(CUES.filter(({ words }) => words.split(' ').length > 15)).toEqual([]);
    expect(new Set(CUES.map(({ words }) => words)).size).toBe(CUES.length);
  });

  it('are found first by each of their cues', () => {
    const missed = CUES.filter(({ words, verses }) => !verses.map(verseOsis).includes(found(words)[0]!));
    expect(missed.map(({ words }) => words)).toEqual([]);
  });

  it.each([
    ['plans to prosper you and not to harm you', 'Jer.29.11'],
    ['plans to prosper', 'Jer.29.11'],
    ['do unto others as you would have them do unto you', 'Matt.7.12'],
    ['the steadfast love of the Lord never ceases', 'Lam.3.22'],
    ['do not judge or you too will be judged', 'Matt.7.1'],
    ['Do not be anxious about anything, but in every situation', 'Phil.4.6'],
    ['Above all else, guard your heart', 'Prov.4.23'],
    ['I am that I am', 'Exod.3.14'],
  ])('%s: %s', (query, verse) => {
    expect(found(query)[0]).toBe(verse);
  });

  it('stay within the book or testament that is searched', () => {
    const query = 'do unto others as you would have them do unto you';
    expect(found(query, { book: bookByOsis('Luke')!.number })[0]).toBe('Luke.6.31');
    expect(found(query, { testament: 'old' })).not.toContain('Matt.7.12');
  });

  it.each([
    'love of god',
    'eternal life',
    'my husband left me and I feel alone',
    'what does the bible say about plans',
    'the lord',
    'shepherd',
    '',
  ])('are not meant by %j', (query) => {
    expect(wellKnownVerses(index, rootsOf(query), { first: 0, last: 31_101 })).toEqual([]);
  });

  it('are on one page only', () => {
    const query = 'the steadfast love of the Lord never ceases';
    const all = search(index, query, { limit: 40 });
    const pages = [0, 10, 20, 30].flatMap((offset) => search(index, query, { limit: 10, offset }).hits);
    expect(pages.map((hit) => hit.index)).toEqual(all.hits.map((hit) => hit.index));
    expect(new Set(pages.map((hit) => hit.index)).size).toBe(pages.length);
  });
});

describe('the very words of a verse', () => {
  it.each([
    ['love your enemies', ['Matt.5.44', 'Luke.6.27', 'Luke.6.35']],
    ['in the beginning', ['Gen.1.1', 'John.1.1']],
  ])('come before near ones: %s', (query, verses) => {
    expect(found(query).slice(0, verses.length)).toEqual(verses);
  });
});
