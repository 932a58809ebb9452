import { beforeAll, describe, expect, test } from 'vitest';
import { SAYINGS } from '../../content/sayings/all.ts';
import { openSayings } from '../../scripture/quotations/sayings.ts';
import { passageOfMark } from '../../scripture/references/passage-of-reference.ts';
import { VERSE_COUNT, verseReference } from '../../scripture/text/books.ts';
import { textOf } from '../../scripture/text/passages.ts';
import type { Bible } from '../../scripture/types.ts';
import { loadRealBible } from '../../tests/support/bible.ts';

let bible: Bible;
beforeAll(async () => {
  ({ bible } = await loadRealBible());
});
const sayingOf = openSayings(SAYINGS);

describe('the sayings that are not in the Bible', () => {
  test('are at least 60, each with its own id', () => {
    expect(SAYINGS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(SAYINGS.map(({ id }) => id)).size).toBe(SAYINGS.length);
  });

  test('are recognised in each of their variants', () => {
    for (const saying of SAYINGS)
      for (const wording of [saying.text, ...saying.variants]) expect(sayingOf(wording)?.id).toBe(saying.id);
  });

  test('have similar passages that every translation has', () => {
    for (const { near } of SAYINGS) {
      expect(near.length).toBeGreaterThan(0);
      for (const mark of near)
        for (const translation of Object.values(bible))
          expect(textOf(translation, passageOfMark(mark).ranges)).not.toBe('');
    }
  });

  test('are not recognised in any verse or clause of the Bible', () => {
    const mistaken: string[] = [];
    for (const translation of Object.values(bible)) {
      for (let index = 0; index < VERSE_COUNT; index += 1) {
        const text = translation.text(index);
        for (const words of [text, ...text.split(/[.;:?!]/)]) {
          if (sayingOf(words)) mistaken.push(`${translation.label} ${verseReference(index)}: ${words}`);
        }
      }
    }
    expect(mistaken).toEqual([]);
  });
});
