import { describe, expect, it } from 'vitest';
import { FAVORITES, RECENT_SEARCHES, readReferences, withNewestFirst } from './saved-references.ts';

const psalms = (count: number): string[] => Array.from({ length: count }, (_, at) => `Psalm ${at + 1}`);

describe('a list of references', () => {
  it('has the newest first, without duplicates', () => {
    expect(withNewestFirst(['Jude 1', 'John 3:16'], 'John 3:16', RECENT_SEARCHES)).toEqual([
      'John 3:16',
      'Jude 1',
    ]);
  });

  it('holds at most 10 recent searches and 20 favorites', () => {
    expect(withNewestFirst(psalms(10), 'Jude 1', RECENT_SEARCHES)).toEqual(['Jude 1', ...psalms(9)]);
    expect(withNewestFirst(psalms(20), 'Jude 1', FAVORITES)).toHaveLength(20);
  });

  it.each([
    ['nothing', null],
    ['broken JSON', '["John 3:16"'],
    ['an object', '{"a":1}'],
    ['a number', '7'],
    ['null', 'null'],
  ])('is empty where %s is stored', (_, text) => {
    expect(readReferences(text, FAVORITES)).toEqual([]);
  });

  it('uses the valid entries of a list that something else wrote', () => {
    const text = JSON.stringify(['John 3:16', 7, null, { reference: 'x' }, '  ', 'John 3:16', ' Jude 1 ']);
    expect(readReferences(text, FAVORITES)).toEqual(['John 3:16', 'Jude 1']);
  });

  it('reads no more than its limit', () => {
    expect(readReferences(JSON.stringify(psalms(50)), RECENT_SEARCHES)).toHaveLength(10);
  });
});
