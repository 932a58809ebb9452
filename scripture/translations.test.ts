import { describe, expect, it } from 'vitest';
import { versionLabelAt } from './references/version-labels.ts';
import { isTranslationId, labelsInWords, TRANSLATION_IDS, TRANSLATIONS } from './translations.ts';

describe('the list of translations', () => {
  it.each(TRANSLATION_IDS)('has an upper-case label for %s that is its id', (id) => {
    expect(TRANSLATIONS[id].label).toBe(id.toUpperCase());
  });

  it.each(TRANSLATION_IDS)('makes %s recognised in running text by label and name', (id) => {
    const { label, name, otherNames } = TRANSLATIONS[id];
    for (const written of [label, name, ...otherNames]) {
      expect(versionLabelAt(` (${written})`)).toMatchObject({ held: id, label });
    }
  });

  it.each(TRANSLATION_IDS)('makes %s recognised where a visitor asks for it', (id) => {
    const { name, requestPattern } = TRANSLATIONS[id];
    expect(`read psalm 23 in the ${id}`).toMatch(requestPattern);
    expect(`read psalm 23 in the ${name.toLowerCase()}`).toMatch(requestPattern);
  });

  it('knows its ids and nothing else', () => {
    expect(TRANSLATION_IDS.every(isTranslationId)).toBe(true);
    for (const value of ['niv', 'KJV', '', 'toString', null, 3]) expect(isTranslationId(value)).toBe(false);
  });
});

describe('labels in words', () => {
  it('joins them as a sentence does', () => {
    expect(labelsInWords(['kjv'])).toBe('KJV');
    expect(labelsInWords(['kjv', 'web'])).toBe('KJV and WEB');
    expect(labelsInWords(['kjv', 'web', 'asv'], 'or')).toBe('KJV, WEB, or ASV');
  });
});
