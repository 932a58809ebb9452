import { describe, expect, it } from 'vitest';
import { letterMask, mayBeWithinEdits } from './letter-mask.ts';

const mayBeWithin = (limit: number, word: string, other: string) =>
  mayBeWithinEdits(letterMask(word), letterMask(other), limit);

describe('letter masks', () => {
  it('hold which letters a word has, not their order or number', () => {
    expect(letterMask('feel')).toBe(letterMask('flee'));
    expect(letterMask('')).toBe(0);
  });

  it('never rule out words within the limit', () => {
    expect(mayBeWithin(1, 'faith', 'foith')).toBe(true);
    expect(mayBeWithin(1, 'faith', 'fath')).toBe(true);
    expect(mayBeWithin(1, 'faith', 'fiath')).toBe(true);
    expect(mayBeWithin(2, 'grace', 'grxxe')).toBe(true);
  });

  it('rule out words with too many different letters', () => {
    expect(mayBeWithin(1, 'faith', 'hope')).toBe(false);
    expect(mayBeWithin(2, 'faith', 'hope')).toBe(false);
  });
});
