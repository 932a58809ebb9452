import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('editDistance', () => {
  it('is 0 for the same word', () => {
    expect(editDistance('faith', 'faith', 2)).toBe(0);
  });

  it('counts a replaced, inserted or deleted letter and a swap of neighbours as 1', () => {
    expect(editDistance('faith', 'foith', 2)).toBe(1);
    expect(editDistance('faith', 'faaith', 2)).toBe(1);
    expect(editDistance('faith', 'fath', 2)).toBe(1);
    expect(editDistance('faith', 'fiath', 2)).toBe(1);
  });

  it('returns limit + 1 beyond the limit and for words that are too long', () => {
    expect(editDistance('faith', 'wrath', 2)).toBe(3);
    expect(editDistance('faith', 'faithfulness', 2)).toBe(3);
    expect(editDistance('a'.repeat(60), 'a'.repeat(60), 2)).toBe(3);
  });
});
