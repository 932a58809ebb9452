import { beforeAll, describe, expect, it } from 'vitest';
import { biblePassage } from '../../contract/bible.ts';
import { PASSAGE_MAX_VERSES } from '../../contract/limits.ts';
import { BOOKS, CHAPTER_COUNT, parseVerseOsis } from '../../scripture/text/books.ts';
import { isOmitted, numberingNote, omissionNote } from '../../scripture/text/versification.ts';
import { TRANSLATION_IDS, type TranslationId } from '../../scripture/translations.ts';
import { loadRealBible } from '../../tests/support/bible.ts';
import { createPassageAnswers, type PassageAnswers } from './passage-answers.ts';

let answer: PassageAnswers;
beforeAll(async () => {
  const { bible } = await loadRealBible();
  answer = createPassageAnswers(bible, 'kjv');
});

const chapters = BOOKS.flatMap(({ nameInReference, osis, chapters: counts }) =>
  counts.map((verses, at) => ({
    reference: `${nameInReference} ${at + 1}`,
    osis: `${osis}.${at + 1}`,
    verses,
  })),
);
const open = (reference: string, version: TranslationId) =>
  biblePassage.parse(JSON.parse(answer(reference, version).body));

describe('every chapter', () => {
  it.each(TRANSLATION_IDS)('opens in the %s, with text or a reason for every verse', (version) => {
    expect(chapters).toHaveLength(CHAPTER_COUNT);
    let noted = 0;
    for (const { reference, osis, verses } of chapters) {
      const passage = open(reference, version);
      expect(passage.reference).toBe(reference);
      expect(passage.osis).toBe(osis);
      expect(passage).not.toHaveProperty('truncated');
      expect(verses).toBeLessThanOrEqual(PASSAGE_MAX_VERSES);
      const { omitted = [], notes = [] } = passage;
      const all = [...passage.verses.map((verse) => verse.osis), ...omitted];
      expect(all.map((each) => parseVerseOsis(each)).sort((a, b) => a! - b!)).toEqual(
        Array.from({ length: verses }, (_, at) => parseVerseOsis(`${osis}.${at + 1}`)),
      );
      for (const { text, lines = [text] } of passage.verses) {
        expect(text.trim()).toMatch(/\p{L}{1,}.*[\p{L}\p{P}]$/u);
        expect(lines.join(' ')).toBe(text);
      }
      const reasons = new Map(notes.map(({ osis: verse, note }) => [verse, note]));
      for (const verse of all) {
        const index = parseVerseOsis(verse)!;
        const reason = isOmitted(version, index)
          ? omissionNote(version, index)
          : numberingNote(version, index);
        expect(reasons.get(verse)).toBe(reason);
        expect(omitted.includes(verse)).toBe(isOmitted(version, index));
        if (reason !== undefined) expect(reason).toMatch(/^(?:The|In the) [A-Z]{3}\b.+\.$/);
      }
      noted += notes.length;
    }
    expect(noted).toBe({ kjv: 0, web: 4 + 3 + 1 + 2 + 2, asv: 16 + 3 + 2 }[version]);
  });
});

describe('verses that are omitted or numbered differently', () => {
  const noteOf = (reference: string, version: TranslationId) =>
    open(reference, version).notes?.map(({ osis, note }) => `${osis}: ${note}`);

  it('are explained in the passage', () => {
    expect(noteOf('Acts 8', 'web')).toEqual([
      'Acts.8.37: The WEB leaves Acts 8:37 out: the oldest manuscripts do not have it.',
    ]);
    expect(noteOf('Luke 17:35-37', 'web')?.[0]).toContain('Similar words stand in Matthew 24:40.');
    expect(noteOf('Romans 14', 'web')?.[0]).toMatch(/^Rom\.14\.23: .*16:25-27 at the end of chapter 14/);
    expect(noteOf('Romans 16:25-27', 'web')).toHaveLength(3);
    expect(noteOf('Philippians 1', 'asv')?.map((note) => note.split(':')[0])).toEqual([
      'Phil.1.16',
      'Phil.1.17',
    ]);
    expect(noteOf('John 5:3', 'asv')?.[0]).toContain('leaves words of John 5:3 out');
    expect(noteOf('John 3:16', 'asv')).toBeUndefined();
  });

  it('are refused with the reason where nothing else is requested', () => {
    expect(() => open('Acts 8:37', 'web')).toThrow(/leaves Acts 8:37 out.+It stands in KJV\./);
    expect(() => open('Matthew 17:21', 'asv')).toThrow(/It stands in KJV and WEB\./);
    expect(() => open('3 John 1:15', 'web')).toThrow('3 John 1 has 14 verses.');
    expect(() => open('Romans 14:24-26', 'web')).toThrow(/has 23 verses\. The WEB prints Romans 16:25-27/);
  });
});
