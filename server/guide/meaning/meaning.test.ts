import { describe, expect, it } from 'vitest';
import { meaningOf, nearness } from './meaning.ts';

const near = (a: string, b: string) => nearness(meaningOf(a), meaningOf(b));

describe('what a text means', () => {
  it('is nearer to the same in other words than to another matter', () => {
    const burn = 'can i burn the body of my mum instead of burying her';
    expect(near('is it wrong to be cremated', burn)).toBeGreaterThan(
      near('what does the bible say about money', burn) + 0.2,
    );
    expect(near('my son will not talk to me', 'my son will not talk to me')).toBeCloseTo(1, 2);
  });

  it('is nothing where no word is known', () => {
    expect(meaningOf('qwxz').every((value) => value === 0)).toBe(true);
  });
});
