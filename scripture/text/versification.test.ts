import { describe, expect, it } from 'vitest';
import { TRANSLATION_IDS } from '../translations.ts';
import { parseVerseOsis, VERSE_COUNT } from './books.ts';
import {
  indexOfPrinted,
  isOmitted,
  numberingNote,
  omissionNote,
  sameWordsIn,
  translationsWith,
} from './versification.ts';

const indexOfOsis = (osis: string) => parseVerseOsis(osis)!;
const indexes = Array.from({ length: VERSE_COUNT }, (_, index) => index);

describe('the versification', () => {
  it('leaves out nothing in the KJV, 4 verses in the WEB and 16 in the ASV', () => {
    const count = (id: (typeof TRANSLATION_IDS)[number]) =>
      indexes.filter((index) => isOmitted(id, index)).length;
    expect(TRANSLATION_IDS.map(count)).toEqual([0, 4, 16]);
  });

  it('says why a verse is left out, and where similar words stand', () => {
    expect(omissionNote('asv', indexOfOsis('Matt.17.21'))).toBe(
      'The ASV leaves Matthew 17:21 out: the oldest manuscripts do not have it. Similar words stand in Mark 9:29.',
    );
    expect(omissionNote('web', indexOfOsis('Acts.8.37'))).toBe(
      'The WEB leaves Acts 8:37 out: the oldest manuscripts do not have it.',
    );
    expect(omissionNote('kjv', indexOfOsis('Acts.8.37'))).toBeUndefined();
    expect(omissionNote('asv', indexOfOsis('John.3.16'))).toBeUndefined();
  });

  it('names the translations that have a verse', () => {
    expect(translationsWith(indexOfOsis('Acts.8.37'))).toEqual(['kjv']);
    expect(translationsWith(indexOfOsis('Matt.17.21'))).toEqual(['kjv', 'web']);
    expect(translationsWith(0)).toEqual(['kjv', 'web', 'asv']);
  });

  it('finds the verses that the WEB prints after Romans 14:23', () => {
    expect(indexOfPrinted('web', 'Rom.14.24')).toBe(indexOfOsis('Rom.16.25'));
    expect(indexOfPrinted('web', 'Rom.14.26')).toBe(indexOfOsis('Rom.16.27'));
    expect(indexOfPrinted('web', 'Rom.14.23')).toBeUndefined();
    expect(indexOfPrinted('asv', 'Rom.14.24')).toBeUndefined();
    expect(numberingNote('web', indexOfOsis('Rom.16.26'))).toContain('14:24-26');
  });

  it('leads from a swapped verse to the other one, in both directions', () => {
    expect(sameWordsIn('asv', indexOfOsis('Phil.1.16'))).toBe(indexOfOsis('Phil.1.17'));
    expect(sameWordsIn('asv', indexOfOsis('Phil.1.17'))).toBe(indexOfOsis('Phil.1.16'));
    expect(sameWordsIn('web', indexOfOsis('Matt.23.13'))).toBe(indexOfOsis('Matt.23.14'));
    expect(sameWordsIn('kjv', indexOfOsis('Phil.1.16'))).toBe(indexOfOsis('Phil.1.16'));
    expect(numberingNote('asv', indexOfOsis('Phil.1.17'))).toContain('other order');
    expect(numberingNote('kjv', indexOfOsis('Phil.1.17'))).toBeUndefined();
  });
});
