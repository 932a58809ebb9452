import { describe, expect, it } from 'vitest';
import {
  BOOKS,
  bookByOsis,
  CHAPTER_COUNT,
  chapterRange,
  indexOf,
  isChapterStart,
  locate,
  parseVerseOsis,
  VERSE_COUNT,
  verseOsis,
  verseReference,
} from './books.ts';

describe('the books', () => {
  it('are 66, with 1,189 chapters and 31,102 verses', () => {
    expect(BOOKS).toHaveLength(66);
    expect(BOOKS.flatMap((book) => book.chapters)).toHaveLength(CHAPTER_COUNT);
    expect(BOOKS.flatMap((book) => book.chapters).reduce((sum, count) => sum + count)).toBe(VERSE_COUNT);
    expect(BOOKS.filter((book) => book.testament === 'old')).toHaveLength(39);
    expect(bookByOsis('Mal')!.range.last).toBe(23_144);
    expect(bookByOsis('Rev')!.range.last).toBe(VERSE_COUNT - 1);
  });

  it('convert every chapter and verse to its index and back', () => {
    let expected = 0;
    for (const book of BOOKS) {
      book.chapters.forEach((count, place) => {
        for (let verse = 1; verse <= count; verse += 1) {
          expect(indexOf(book.number, place + 1, verse)).toBe(expected);
          expect(locate(expected)).toEqual({ book, chapter: place + 1, verse });
          expected += 1;
        }
      });
    }
    expect(expected).toBe(VERSE_COUNT);
  });

  it('return undefined for what does not exist', () => {
    const john = bookByOsis('John')!;
    expect(indexOf(john.number, 22, 1)).toBeUndefined();
    expect(indexOf(john.number, 3, 37)).toBeUndefined();
    expect(indexOf(john.number, 3, 0)).toBeUndefined();
    expect(indexOf(john.number, 3, 1.5)).toBeUndefined();
    expect(indexOf(0, 1, 1)).toBeUndefined();
    expect(indexOf(67, 1, 1)).toBeUndefined();
    expect(chapterRange(john.number, 0)).toBeUndefined();
    expect(() => locate(VERSE_COUNT)).toThrow(RangeError);
    expect(() => locate(-1)).toThrow(RangeError);
  });

  it('format and parse OSIS names and references', () => {
    const index = indexOf(43, 3, 16)!;
    expect(verseOsis(index)).toBe('John.3.16');
    expect(verseReference(index)).toBe('John 3:16');
    expect(parseVerseOsis('John.3.16')).toBe(index);
    expect(verseReference(parseVerseOsis('Ps.23.1')!)).toBe('Psalm 23:1');
    for (const wrong of ['John', 'John.3', 'John.3.16.1', 'John.03.16', 'Jn.3.16', 'John.3.99', '']) {
      expect(parseVerseOsis(wrong)).toBeUndefined();
    }
  });

  it('tell whether a verse begins a chapter', () => {
    expect(isChapterStart(0)).toBe(true);
    expect(isChapterStart(1)).toBe(false);
    expect(isChapterStart(parseVerseOsis('Rev.22.1')!)).toBe(true);
  });
});
