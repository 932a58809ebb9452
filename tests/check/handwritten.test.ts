import { beforeAll, describe, expect, it } from 'vitest';
import { TRANSLATION_IDS } from '../../scripture/translations.ts';
import type { Bible } from '../../scripture/types.ts';
import { realCheckParts } from '../support/bible.ts';
import { expand } from './expand.ts';
import { plain } from './plain.ts';
import { handwritten } from './sets.ts';

describe('the handwritten replies', () => {
  let bible: Bible;
  const all = [...handwritten('tuning'), ...handwritten('held-out')];
  beforeAll(async () => {
    bible = (await realCheckParts()).bible;
  });

  it('are at least 400, one half of them held out', () => {
    expect(all.length).toBeGreaterThanOrEqual(400);
    expect(Math.abs(handwritten('tuning').length - all.length / 2)).toBeLessThanOrEqual(10);
  });

  it('can be filled with the words of the Bible, and each expects something', () => {
    for (const { text } of all) {
      const { marks, text: filled } = expand(text, bible);
      expect(marks.length, text).toBeGreaterThan(0);
      expect(filled).not.toMatch(/\{\{|<\/?[a-z][ >]/);
    }
  });

  it('hold misquotations that are the words of no translation there', () => {
    for (const { text } of all) {
      const { marks, text: filled } = expand(text, bible);
      for (const { expected, start, end, ranges } of marks) {
        if (expected !== 'c' && expected !== 'p') continue;
        const words = plain(filled.slice(start, end));
        for (const id of TRANSLATION_IDS) {
          for (const { first, last } of ranges) {
            let passage = '';
            for (let verse = first; verse <= last; verse += 1) passage += ` ${bible[id].text(verse)}`;
            expect(plain(passage).includes(words), `${words} (${id})`).toBe(false);
          }
        }
      }
    }
  });
});
