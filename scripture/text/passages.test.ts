import { describe, expect, it } from 'vitest';
import { passageOf } from '../references/format.ts';
import type { Translation, Verse } from '../types.ts';
import { parseVerseOsis, verseOsis } from './books.ts';
import { lookUp, textOf } from './passages.ts';
import { isOmitted } from './versification.ts';

/** Says of each verse where it stands, and leaves out what the ASV leaves out. */
const asv: Translation = {
  id: 'asv',
  label: 'ASV',
  name: 'American Standard Version',
  revision: 'test',
  text: (index) => (isOmitted('asv', index) ? '' : `Words of ${verseOsis(index)}.`),
  verse: (index) => (isOmitted('asv', index) ? null : aVerse(`Words of ${verseOsis(index)}.`)),
};
const aVerse = (text: string, more: Partial<Verse> = {}): Verse => ({
  text,
  supplied: [],
  divineName: [],
  lineStarts: [],
  paragraphStart: false,
  ...more,
});
const range = (first: string, last = first) => ({
  first: parseVerseOsis(first)!,
  last: parseVerseOsis(last)!,
});

describe('lookUp', () => {
  it('returns a verse with book, chapter and number', () => {
    expect(lookUp(asv, passageOf([range('John.3.16')]), 200)).toEqual({
      kind: 'found',
      passage: {
        reference: 'John 3:16',
        text: 'Words of John.3.16.',
        version: 'ASV',
        book: 'John',
        chapter: 3,
        verse: 16,
        osis: 'John.3.16',
        verses: [
          {
            reference: 'John 3:16',
            osis: 'John.3.16',
            chapter: 3,
            verse: 16,
            text: 'Words of John.3.16.',
          },
        ],
      },
    });
  });

  it('joins ranges and lists with spaces, under the book and chapter of the first verse', () => {
    const looked = lookUp(asv, passageOf([range('Ps.23.1', 'Ps.23.2'), range('Rom.5.8')]), 200);
    expect(looked).toMatchObject({
      passage: { text: 'Words of Ps.23.1. Words of Ps.23.2. Words of Rom.5.8.', book: 'Psalms', verse: 1 },
    });
    expect(textOf(asv, [range('Matt.17.20', 'Matt.17.22')])).toBe(
      'Words of Matt.17.20. Words of Matt.17.22.',
    );
  });

  it('lists omitted verses and begins with the first one present', () => {
    const looked = lookUp(asv, passageOf([range('Matt.17.21', 'Matt.17.22')]), 200);
    expect(looked).toMatchObject({ passage: { verse: 22, omitted: ['Matt.17.21'] } });
  });

  it('names the translations that have a passage that this one leaves out', () => {
    expect(lookUp(asv, passageOf([range('Acts.8.37')]), 200)).toEqual({
      kind: 'not-in-translation',
      note: 'The ASV leaves Acts 8:37 out: the oldest manuscripts do not have it.',
      availableIn: ['kjv'],
    });
  });

  it('is truncated after the maximum number of verses', () => {
    const whole = lookUp(asv, passageOf([range('Ps.119.1', 'Ps.119.176')]), 200);
    expect(whole).toMatchObject({ passage: { verses: { length: 176 } } });
    expect(whole).not.toHaveProperty('passage.truncated');
    const cut = lookUp(asv, passageOf([range('Ps.119.1', 'Ps.119.176')]), 10);
    expect(cut).toMatchObject({ passage: { truncated: true, verses: { length: 10 } } });
  });

  it('has the marks, heading, paragraph and lines of a verse', () => {
    const marked = aVerse('He said: Sing of joy, and sing', {
      supplied: [[14, 16]],
      divineName: [[3, 7]],
      heading: 'A Song.',
      lineStarts: [9, 22],
      paragraphStart: true,
    });
    const looked = lookUp({ ...asv, verse: () => marked }, passageOf([range('Exod.15.1')]), 1);
    expect(looked).toMatchObject({
      passage: {
        verses: [
          {
            supplied: [[14, 16]],
            divineName: [[3, 7]],
            heading: 'A Song.',
            lines: ['He said:', 'Sing of joy,', 'and sing'],
            paragraphStart: true,
          },
        ],
      },
    });
  });
});
