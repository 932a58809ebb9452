import { describe, expect, it } from 'vitest';
import { loadLibrary } from '../library.ts';
import { wordCount } from './reply-parts.ts';
import { shorterPrayer } from './shorten-prayer.ts';

const library = loadLibrary();
const PRAYERS = [
  ...library.asked.flatMap(({ isPrayer, answer }) => (isPrayer ? [answer] : [])),
  ...library.topics.flatMap(({ prayers }) => prayers),
  ...library.occasions.flatMap(({ prayers }) => prayers),
];
const halfOf = (prayer: string) => ({ words: Math.floor(wordCount(prayer) / 2) });

describe('a shorter prayer', () => {
  it('is to be had of every prayer of the library, of about half its words, with its Amen', () => {
    const failed = PRAYERS.filter((prayer) => {
      const shorter = shorterPrayer(prayer, halfOf(prayer));
      return !shorter || wordCount(shorter) > wordCount(prayer) * 0.65 || !shorter.endsWith('Amen.');
    });
    expect(failed).toEqual([]);
  });

  it('keeps its address where its first sentence goes', () => {
    expect(
      shorterPrayer('Lord, the day was long and full of many small things. Keep us this night. Amen.', {
        words: 7,
      }),
    ).toBe('Lord, keep us this night. Amen.');
  });

  it('keeps a petition', () => {
    expect(
      shorterPrayer('Welcome, [name]. May God’s face shine on you all your days. Amen.', { words: 6 }),
    ).toBe('May God’s face shine on you all your days. Amen.');
  });

  it('does not ask for somebody whom it no longer names', () => {
    expect(
      shorterPrayer(
        'Lord, the rooms are very still tonight. My son lies in the ward on the hill. Heal him. Be near to all of us. Amen.',
        { words: 12 },
      ),
    ).not.toContain('him');
  });

  it('of one sentence there is none', () => {
    expect(shorterPrayer('Lord, hold me. Amen.', { words: 2 })).toBeUndefined();
  });
});
