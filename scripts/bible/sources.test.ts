import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseVerseOsis } from '../../scripture/text/books.ts';
import { TRANSLATION_IDS, TRANSLATIONS } from '../../scripture/translations.ts';
import { BIBLE_SOURCES } from './sources.ts';

const WHICH_BIBLE = readFileSync(join(import.meta.dirname, '../../content/en/self/which-bible.md'), 'utf8');

describe.each(TRANSLATION_IDS)('the source of the %s', (id) => {
  it('has known verses of both Testaments to check the build by', () => {
    const verses = Object.keys(BIBLE_SOURCES[id].knownVerses);
    expect(verses.length).toBeGreaterThanOrEqual(10);
    for (const osis of verses) expect(parseVerseOsis(osis), osis).toBeDefined();
  });

  it('says whose text it is', () => {
    expect(BIBLE_SOURCES[id].notice).toContain(TRANSLATIONS[id].name);
    expect(BIBLE_SOURCES[id].notice).toContain('From the package');
  });

  it('is named where the guide says which translations it has', () => {
    expect(WHICH_BIBLE).toContain(`${TRANSLATIONS[id].name} (${TRANSLATIONS[id].label})`);
  });
});
