import { describe, expect, it } from 'vitest';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { verseCount } from '../../../scripture/references/passage-ranges.ts';
import { translationsWith } from '../../../scripture/text/versification.ts';
import { TRANSLATION_IDS } from '../../../scripture/translations.ts';
import { LED_STORIES, LED_THEMES } from './all.ts';
import { CIRCUMSTANCES, IN_A_GROUP, LEADER_TEXT, LED_TEXT, REALLY_HAPPENED } from './text.ts';

/** Every text of a piece of content, however deep. */
function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (content === null || typeof content !== 'object' || content instanceof RegExp) return [];
  return Object.values(content).flatMap(textsOf);
}

const TEXTS = textsOf([
  LED_STORIES,
  LED_THEMES,
  CIRCUMSTANCES,
  IN_A_GROUP,
  LEADER_TEXT,
  LED_TEXT,
  REALLY_HAPPENED,
]);

describe('what groups are led through', () => {
  it('is at least sixty stories and sixty themes', () => {
    expect(LED_STORIES.length).toBeGreaterThanOrEqual(60);
    expect(LED_THEMES.length).toBeGreaterThanOrEqual(60);
    for (const { id, parts } of LED_THEMES)
      expect([id, parts.length > 3 && parts.length < 7]).toEqual([id, true]);
  });

  it('names only passages that every translation holds', () => {
    for (const mark of TEXTS.flatMap((text) => text.match(/\[\[[^\]]+\]\]/g) ?? []))
      for (const { first, last } of passageOfMark(mark as `[[${string}]]`).ranges)
        for (let verse = first; verse <= last; verse += 1)
          expect(translationsWith(verse), mark).toEqual([...TRANSLATION_IDS]);
  });

  it('has a heart that can be read aloud', () => {
    const long = LED_STORIES.filter(({ heart }) => verseCount(passageOfMark(heart)) > 13);
    expect(long.map(({ id }) => id)).toEqual([]);
  });

  it('is named by words that name nothing else', () => {
    const signs = [...LED_STORIES, ...LED_THEMES].flatMap((entry) => entry.signs);
    expect(signs.filter((sign, at) => signs.indexOf(sign) !== at)).toEqual([]);
    expect(signs.filter((sign) => !/^[a-z0-9 ]+$/.test(sign))).toEqual([]);
  });

  it('speaks quietly, with typographic apostrophes', () => {
    expect(TEXTS.filter((text) => /!|\w'\w| {2}/.test(text))).toEqual([]);
  });
});
