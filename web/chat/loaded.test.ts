import { describe, expect, it } from 'vitest';
import { type Loaded, withEarlier, withNewest } from './loaded.ts';
import { aMessage } from './testing/a-message.ts';

const page = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => aMessage({ id: `m${from + index}` }));
const ids = ({ messages }: Loaded): string[] => messages.map(({ id }) => id);

describe('what is loaded of a conversation', () => {
  it('is all of it where a page is not full', () => {
    const loaded = withNewest(undefined, page(0, 59));
    expect([loaded.messages.length, loaded.more]).toEqual([59, false]);
  });

  it('keeps earlier messages that join on to the newest page, and what is known of those before them', () => {
    const first = withNewest(undefined, page(100, 160));
    const more = withEarlier(first, page(40, 100));
    expect([more.messages.length, more.more]).toEqual([120, true]);
    const again = withNewest(more, page(102, 162));
    expect(ids(again)).toEqual(page(40, 162).map(({ id }) => id));
    expect(withEarlier(again, page(0, 40)).more).toBe(false);
  });

  it('lets go of what does not join on', () => {
    const old = withNewest(undefined, page(0, 60));
    const now = withNewest(old, page(200, 260));
    expect([ids(now)[0], now.messages.length, now.more]).toEqual(['m200', 60, true]);
  });
});
