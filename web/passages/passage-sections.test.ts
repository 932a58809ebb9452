import { describe, expect, it } from 'vitest';
import { itemsOf, sectionsOf } from './passage-sections.ts';
import { aPassage, chapterOf } from './testing/a-passage.ts';

const withParagraphs = (starts: readonly number[]) => {
  const passage = aPassage(chapterOf('Ps', 23, 6));
  return {
    ...passage,
    verses: passage.verses.map((verse) => ({
      ...verse,
      ...(starts.includes(verse.verse) && { paragraphStart: true }),
    })),
  };
};
const shape = (passage: ReturnType<typeof aPassage>): number[][] =>
  sectionsOf(passage).flatMap(({ paragraphs }) =>
    paragraphs.map(({ items }) => items.map(({ verse }) => verse)),
  );

describe('the layout of a passage', () => {
  it('has paragraphs where the translation has them', () => {
    expect(shape(withParagraphs([1, 4]))).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });

  it('has one verse a line where only the chapter’s beginning is marked', () => {
    expect(shape(withParagraphs([1]))).toEqual([[1], [2], [3], [4], [5], [6]]);
  });

  it('has a section for each chapter', () => {
    const sections = sectionsOf(aPassage(['John.3.16', 'Rom.5.8', 'Rom.5.9']));
    expect(sections.map(({ chapter }) => chapter)).toEqual(['John 3', 'Romans 5']);
  });

  it('explains an omitted verse where it would be', () => {
    const passage = aPassage(['Matt.17.20', 'Matt.17.22'], {
      version: 'ASV',
      omitted: ['Matt.17.21'],
      notes: [{ osis: 'Matt.17.21', note: 'The ASV leaves it out, and says why.' }],
    });
    const items = itemsOf(passage);
    expect(items.map(({ verse }) => verse)).toEqual([20, 21, 22]);
    expect(items[1]).toMatchObject({ kind: 'omitted', note: 'The ASV leaves it out, and says why.' });
  });

  it('explains an omitted verse at the beginning, too', () => {
    const items = itemsOf(aPassage(['Matt.17.22'], { version: 'ASV', omitted: ['Matt.17.21'] }));
    expect(items.map(({ verse }) => verse)).toEqual([21, 22]);
  });

  it('shows a note on several verses once, after the last of them', () => {
    const note = 'The WEB prints Romans 16:25-27 at the end of chapter 14, as 14:24-26.';
    const verses = ['Rom.16.25', 'Rom.16.26', 'Rom.16.27'];
    const passage = aPassage([...verses, 'Rom.16.24'], {
      version: 'WEB',
      notes: verses.map((osis) => ({ osis, note })),
    });
    const notes = itemsOf(passage).map((item) => item.note);
    expect(notes).toEqual([undefined, undefined, note, undefined]);
  });
});
