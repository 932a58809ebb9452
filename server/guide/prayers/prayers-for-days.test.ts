import { describe, expect, it } from 'vitest';
import { askedGuide, quotesOf } from '../../../tests/support/asked-guide.ts';
import { daysOfPrayer } from './prayers-for-days.ts';

const { converse } = askedGuide();

describe('prayers for several days', () => {
  it.each([
    ['seven days of prayers', 7],
    ['Give me prayer for 7 days, with scripture for each day', 7],
    ['a prayer for each day of the week', 7],
    ['three days of prayer please', 3],
    ['can you do a week of prayers', 7],
    ['5 prayers, one for each day', 5],
    ['prayers for 40 days', 7],
  ])('are asked for: "%s"', (words, days) => {
    expect(daysOfPrayer(words)).toBe(days);
  });

  it.each([
    'we held 7 days of prayer and fasting at church',
    'a prayer for Monday',
    'I prayed for seven days',
  ])('are none: "%s"', (words) => {
    expect(daysOfPrayer(words)).toBeUndefined();
  });

  it('are on the matter told, each with a passage of its own', () => {
    const text = converse(['My husband is in rehab and I wait for him at home', 'seven days of prayers']).at(
      -1,
    )!;
    expect(text.match(/\*\*Day \d/g)).toHaveLength(7);
    expect(text.match(/Amen\./g)).toHaveLength(7);
    expect(new Set(quotesOf(text).map(({ reference }) => reference)).size).toBe(7);
    expect(text).toContain('my husband');
  });

  it('are said by several where several ask', () => {
    const text = converse(['My wife died in March', 'three days of prayer please, for us']).at(-1)!;
    expect(text).toContain('we ask you plainly');
    expect(text).not.toContain('our wife');
  });
});
