import { describe, expect, it } from 'vitest';
import { referenceIn } from './reference-in.ts';

const found = (text: string, reference = 'Ephesians 2:8'): string | null => {
  const range = referenceIn(text, reference);
  return range && text.slice(range.start, range.end);
};

describe('the reference in a quotation’s text', () => {
  it('is found as we write it, before or after the quotation', () => {
    expect(found('“By grace” (Ephesians 2:8)')).toBe('Ephesians 2:8');
    expect(found('Ephesians 2:8 says, “By grace”')).toBe('Ephesians 2:8');
  });

  it('is found in brackets at the end, however it is written', () => {
    expect(found('“By grace” (Eph. 2:8, KJV).')).toBe('Eph. 2:8, KJV');
  });

  it('is not taken from brackets inside the quotation', () => {
    expect(found('Paul says: “by grace (2 words) are ye saved”')).toBeNull();
    expect(found('“By grace” (so Paul)')).toBeNull();
  });
});
