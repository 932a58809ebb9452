import { describe, expect, it } from 'vitest';
import { estimateTokens, lengthWithin, lengthWithinEnd } from './tokens.ts';

describe('the estimate of tokens', () => {
  it('is one for 3.3 letters of English', () => {
    expect(estimateTokens('a'.repeat(330))).toBe(100);
    expect(estimateTokens('')).toBe(0);
  });

  it('is half of one for an accented letter, and one for a letter or sign of another script', () => {
    expect(estimateTokens('é'.repeat(10))).toBe(5);
    expect(estimateTokens('χάρις')).toBe(5);
    expect(estimateTokens('恵み')).toBe(2);
    expect(estimateTokens('🙏')).toBe(2);
  });

  it('says how much of a text is within a limit, from either end', () => {
    const text = `${'a'.repeat(33)}${'恵'.repeat(10)}`;
    expect(lengthWithin(text, 10.01)).toBe(33);
    expect(lengthWithin(text, 12.01)).toBe(35);
    expect(lengthWithinEnd(text, 10)).toBe(10);
    expect(lengthWithin('short', 100)).toBe(5);
    expect(lengthWithinEnd('short', 100)).toBe(5);
  });
});
