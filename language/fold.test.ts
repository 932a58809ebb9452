import { describe, expect, it } from 'vitest';
import { fold, foldWithOffsets, sourceRange } from './fold.ts';

describe('fold', () => {
  it('unifies case, quotation marks, dashes and apostrophes', () => {
    expect(fold('“For God so loved the World”')).toBe('"for god so loved the world"');
    expect(fold('«God’s» ‘word’ — for–ever `and´ ever')).toBe("\"god's\" 'word' - for-ever 'and' ever");
  });

  it('removes accents, zero-width and bidi characters', () => {
    expect(fold('Jésus Chríst')).toBe('jesus christ');
    expect(fold('G\u200bo\u00add \u202eis\u202c l\u2060ove\ufeff')).toBe('god is love');
  });

  it('decomposes compatibility characters', () => {
    expect(fold('ﬁrst Judæa Ｊｏｈｎ 𝐆𝐨𝐝 İ')).toBe('first judaea john god i');
    expect(fold('wait… 3\u00a0John')).toBe('wait... 3 john');
  });

  it('gives the same for composed and decomposed text', () => {
    const text = 'Élie — ’Tis ﬁne; αἰών ς';
    expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
  });

  it('is idempotent', () => {
    const once = fold('“É”—`ﬀ` ™ Å ½ ϓ');
    expect(fold(once)).toBe(once);
  });

  it('gives the same text with and without offsets', () => {
    for (const text of ['', 'Plain Text', '“É”—ﬀ', 'a`b', '𝐆\u0301od\u200b']) {
      expect(foldWithOffsets(text).text).toBe(fold(text));
    }
  });
});

describe('sourceRange', () => {
  const find = (source: string, wanted: string) => {
    const folded = foldWithOffsets(source);
    const start = folded.text.indexOf(wanted);
    const [from, to] = sourceRange(source, folded, start, start + wanted.length);
    return source.slice(from, to);
  };

  it('finds the words as they are in the source', () => {
    expect(find('He said, “God is Love.”', 'god is love')).toBe('God is Love');
    expect(find('the G\u200bo\u00add of Ábraham', 'god of abraham')).toBe('G\u200bo\u00add of Ábraham');
  });

  it('never splits a letter from its marks, a surrogate pair or a ligature', () => {
    expect(find('cafe\u0301 noir', 'cafe')).toBe('cafe\u0301');
    expect(find('x 𝐆𝐨𝐝 y', 'god')).toBe('𝐆𝐨𝐝');
    expect(find('the ﬁrst', 'first')).toBe('ﬁrst');
  });

  it('leaves out invisible characters after the range and handles empty ranges', () => {
    expect(find('love\u200b is', 'love')).toBe('love');
    const folded = foldWithOffsets('é');
    expect(sourceRange('é', folded, 1, 1)).toEqual([1, 1]);
  });
});
