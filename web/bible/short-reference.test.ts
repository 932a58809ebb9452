import { expect, it } from 'vitest';
import { shownReferences } from './short-reference.ts';

it('names the book of each passage in full and short', () => {
  expect(shownReferences('1 Thessalonians 5:16-18')).toEqual([
    { book: '1 Thessalonians', shortBook: '1 Thess', numbers: '5:16-18' },
  ]);
  expect(shownReferences('Romans 8:28-30; Song of Solomon 2:1-4')).toEqual([
    { book: 'Romans', shortBook: 'Rom', numbers: '8:28-30;' },
    { book: 'Song of Solomon', shortBook: 'Song', numbers: '2:1-4' },
  ]);
  expect(shownReferences('Psalm 23')).toEqual([{ book: 'Psalm', shortBook: 'Ps', numbers: '23' }]);
});

it('leaves what is no reference as it is', () => {
  expect(shownReferences('love is patient')).toEqual([
    { book: 'love is patient', shortBook: 'love is patient', numbers: '' },
  ]);
});
