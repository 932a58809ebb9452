import { describe, expect, it } from 'vitest';
import { sequenceDiff } from './sequence-diff.ts';

/** "-" before what was removed, "+" before what was added. */
const diff = (before: string, after: string): string =>
  sequenceDiff([...before], [...after])
    .map(({ kind, start, end }) => {
      if (kind === 'removed') return `-${before.slice(start, end)}`;
      return `${kind === 'added' ? '+' : ''}${after.slice(start, end)}`;
    })
    .join(' ');

describe('sequenceDiff', () => {
  it('finds removed, added and common runs', () => {
    expect(diff('abcd', 'acde')).toBe('a -b cd +e');
    expect(diff('abc', 'abc')).toBe('abc');
  });

  it('puts what was removed before what was added', () => {
    expect(diff('axxd', 'ayyd')).toBe('a -xx +yy d');
  });

  it('keeps the longest common subsequence', () => {
    expect(
      diff('abcabba', 'cbabac')
        .replace(/[-+]\w+/g, '')
        .replaceAll(' ', ''),
    ).toHaveLength(4);
  });

  it('takes bounded time', () => {
    const many = (prefix: string) => Array.from({ length: 2_000 }, (_, i) => `${prefix}${i}`);
    expect(sequenceDiff(['a', ...many('x'), 'b'], ['a', ...many('y'), 'b'])).toEqual([
      { kind: 'same', start: 0, end: 1 },
      { kind: 'removed', start: 1, end: 2_001 },
      { kind: 'added', start: 1, end: 2_001 },
      { kind: 'same', start: 2_001, end: 2_002 },
    ]);
  });

  it('handles empty sequences', () => {
    expect(diff('', '')).toBe('');
    expect(diff('', 'ab')).toBe('+ab');
    expect(diff('ab', '')).toBe('-ab');
  });
});
