import { describe, expect, it } from 'vitest';
import { findingOf } from '../scripts/care/measure.ts';
import { wordlessTexts } from '../scripts/care/no-words.ts';
import { careDetector } from './detector.ts';

/** Another seed than that which the weights were learned from. */
const TEXTS = wordlessTexts(500, 20_261_123);

describe('what holds no words raises no care', () => {
  it.each([...TEXTS.keys()])('%s', (kind) => {
    const found = TEXTS.get(kind)!.map((text) => findingOf(careDetector, [text]));
    expect(found.filter((finding) => finding?.level === 'urgent')).toEqual([]);
    // Letters at random are words now and then.
    expect(found.filter((finding) => finding !== null).length).toBeLessThanOrEqual(1);
  });
});
