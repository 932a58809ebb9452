import { describe, expect, it } from 'vitest';
import { BOOKS } from '../text/books.ts';
import { findReferences, parseReference } from './references.ts';
import { ONE_CHAPTER, ONE_VERSE } from './testing/reference-forms.ts';
import { NAMES_TYPED } from './testing/reference-names.ts';
import { CHAPTERS, LISTS, RANGES } from './testing/reference-ranges.ts';
import {
  BELOW_ONE,
  NO_REFERENCE,
  NO_SUCH_PLACE,
  OTHER_BOOKS,
  RUNS_BACKWARDS,
} from './testing/reference-refusals.ts';
import { FOREIGN_NAMES, TITLES, TITLES_ALONE } from './testing/reference-titles.ts';

function answer(typed: string): readonly [string, string] | string {
  const parsed = parseReference(typed);
  return parsed.ok ? [parsed.passage.reference, parsed.passage.osis] : parsed.message;
}

const names = NAMES_TYPED.flatMap(([osis, name, typed]) =>
  typed.split('|').map((each) => [`${each} 1:1`, `${name} 1:1`, `${osis}.1.1`] as const),
);
const understood = [
  ...names,
  ...ONE_VERSE,
  ...ONE_CHAPTER,
  ...CHAPTERS,
  ...RANGES,
  ...LISTS,
  ...TITLES,
  ...TITLES_ALONE,
  ...FOREIGN_NAMES,
];
const refused = [...NO_SUCH_PLACE, ...BELOW_ONE, ...RUNS_BACKWARDS, ...OTHER_BOOKS, ...NO_REFERENCE];

describe('typed references', () => {
  it('are at least 400 different ones, with every book', () => {
    expect(understood.length + refused.length).toBeGreaterThanOrEqual(400);
    expect(new Set([...understood, ...refused].map(([typed]) => typed)).size).toBe(
      understood.length + refused.length,
    );
    expect(NAMES_TYPED.map(([osis]) => osis)).toEqual(BOOKS.map(({ osis }) => osis));
  });

  it.each(understood)('%j is %s', (typed, reference, osis) => {
    expect(answer(typed)).toEqual([reference, osis]);
  });

  it('are read the same from their canonical form', () => {
    for (const [, reference, osis] of understood) {
      expect(answer(reference)).toEqual([reference, osis]);
      expect(answer(osis)).toEqual([reference, osis]);
    }
  });

  it.each(refused)('%j is refused: %s', (typed, message) => {
    expect(answer(typed)).toBe(message);
  });
});

describe('a title in running text', () => {
  it.each(TITLES)('%j is %s', (title, reference) => {
    const text = `As ${title} says, and (see ${title}).`;
    const found = findReferences(text);
    expect(found.map((each) => each.kind === 'passage' && each.passage.reference)).toEqual([
      reference,
      reference,
    ]);
    for (const { start, end } of found) expect(title).toContain(text.slice(start, end));
  });

  it('is part of the reference where the short name alone would be another book', () => {
    const text = 'Read The Lamentations of Jeremiah 3:22 today';
    const [found] = findReferences(text);
    expect(text.slice(found!.start, found!.end)).toBe('The Lamentations of Jeremiah 3:22');
  });

  it('is none without chapter or verse, or where other words are meant', () => {
    for (const text of [
      'the first letter to Timothy was sent in 62',
      'the Acts of the Apostles were written by 80',
      'the 3 kings 2 gifts',
    ])
      expect(findReferences(text)).toEqual([]);
  });

  it('says why a verse below 1 is none', () => {
    expect(findReferences('see Romans 8:-1.')).toMatchObject([
      { kind: 'not-found', start: 4, end: 15, reason: 'There is no verse -1: verses are counted from 1.' },
    ]);
  });
});

const AFTER_ROMANS_14 = 'The WEB prints Romans 16:25-27 at the end of chapter 14, as 14:24-26.';

describe('a reference to a place that does not exist', () => {
  it('is refused with the number of chapters, in every book', () => {
    for (const { name, nameInReference, osis, chapters } of BOOKS) {
      const count = chapters.length;
      const reason =
        osis === 'Ps'
          ? 'There are 150 psalms.'
          : count === 1
            ? `${name} has only one chapter.`
            : `${name} has ${count} chapters.`;
      expect(answer(`${nameInReference} ${count + 1}:1`)).toBe(reason);
    }
  });

  it('is refused with the number of verses, in every chapter', () => {
    for (const { nameInReference, chapters } of BOOKS) {
      for (const [at, verses] of chapters.entries()) {
        const chapter = `${nameInReference} ${at + 1}`;
        const elsewhere = chapter === 'Romans 14' ? ` ${AFTER_ROMANS_14}` : '';
        expect(answer(`${chapter}:${verses + 1}`)).toBe(`${chapter} has ${verses} verses.${elsewhere}`);
        expect(answer(`${chapter}:0`)).toBe(`${chapter} begins with verse 1.`);
      }
    }
  });
});
