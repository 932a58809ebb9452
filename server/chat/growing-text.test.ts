import { describe, expect, it } from 'vitest';
import { createGrowingText } from './growing-text.ts';

describe('a growing text', () => {
  it('gives what stands behind any place, however it was cut into pieces', () => {
    const text = createGrowingText();
    const whole = 'For God so loved the world 😀, that he gave.';
    for (const piece of ['For God ', 'so', '', ' loved the world 😀', ', that he ', 'gave.'])
      text.append(piece);
    for (let place = whole.length + 2; place >= 0; place--) expect(text.from(place)).toBe(whole.slice(place));
    expect(text.length).toBe(whole.length);
  });

  it('goes on growing after it was read as a whole', () => {
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
