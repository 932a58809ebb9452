import { describe, expect, it } from 'vitest';
import { createGrowingText } from './growing-text.ts';

describe('a growing text', () => {
  it('returns the text from any offset, however it was appended', () => {
    const text = createGrowingText();
    const whole = 'For God so loved the world 😀, that he gave.';
    for (const piece of ['For God ', 'so', '', ' loved the world 😀', ', that he ', 'gave.'])
      text.append(piece);
    for (let offset = whole.length + 2; offset >= 0; offset--)
      expect(text.from(offset)).toBe(whole.slice(offset));
    expect(text.length).toBe(whole.length);
  });

  it('keeps growing after it was read as a whole', () => {
    const text = createGrowingText();
    expect(text.from(0)).toBe('');
    text.append('In the ');
    expect(text.from(0)).toBe('In the ');
    text.append('beginning');
    expect([text.from(3), text.from(7), text.from(0)]).toEqual([
      'the beginning',
      'beginning',
      'In the beginning',
    ]);
  });
});
