import { describe, expect, it } from 'vitest';
import { type LoadedMessages, mergeEarlierPage, mergeNewestPage } from './loaded-messages.ts';
import { aMessage } from './testing/builders.ts';

const page = (from: number, to: number, more = from > 0) => ({
  messages: Array.from({ length: to - from }, (_, index) => aMessage({ id: `m${from + index}` })),
  more,
});
const ids = ({ messages }: LoadedMessages): string[] => messages.map(({ id }) => id);

describe('the loaded messages', () => {
  it('are all messages where the server has no more', () => {
    const loaded = mergeNewestPage(undefined, page(0, 59));
    expect([loaded.messages.length, loaded.hasEarlier]).toEqual([59, false]);
  });

  it('keep earlier messages that join the newest page, and whether there are more', () => {
    const first = mergeNewestPage(undefined, page(100, 160));
    const more = mergeEarlierPage(first, page(40, 100));
    expect([more.messages.length, more.hasEarlier]).toEqual([120, true]);
    const again = mergeNewestPage(more, page(102, 162));
    expect(ids(again)).toEqual(page(40, 162).messages.map(({ id }) => id));
    expect(mergeEarlierPage(again, page(0, 40)).hasEarlier).toBe(false);
  });

  it('drop earlier messages that do not join the newest page', () => {
    const old = mergeNewestPage(undefined, page(0, 60, true));
    const now = mergeNewestPage(old, page(200, 260));
    expect([ids(now)[0], now.messages.length, now.hasEarlier]).toEqual(['m200', 60, true]);
  });
});
