import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

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
});
