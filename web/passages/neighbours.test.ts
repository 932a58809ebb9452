import { expect, it } from 'vitest';
import { neighboursOf } from './neighbours.ts';
import { aPassage, chapterOf } from './testing/a-passage.ts';

it('finds the chapters before and after, across books', () => {
  expect(neighboursOf(aPassage(chapterOf('John', 1, 51)))).toEqual({
    previous: 'Luke 24',
    next: 'John 2',
    wholeChapter: null,
  });
});

it('finds the chapter of a verse', () => {
  expect(neighboursOf(aPassage(['Ps.23.1']))).toEqual({
    previous: 'Psalm 22',
    next: 'Psalm 24',
    wholeChapter: 'Psalm 23',
  });
});

it('has nothing before Genesis and nothing after Revelation', () => {
  expect(neighboursOf(aPassage(['Gen.1.1'])).previous).toBeNull();
  expect(neighboursOf(aPassage(['Rev.22.21'])).next).toBeNull();
});

it('counts a chapter as whole although the translation omits some of its verses', () => {
  const verses = chapterOf('Acts', 8, 40).filter((osis) => osis !== 'Acts.8.37');
  expect(neighboursOf(aPassage(verses, { omitted: ['Acts.8.37'] })).wholeChapter).toBeNull();
});

it('continues with the chapter in which a long passage was cut', () => {
  expect(neighboursOf(aPassage(['John.1.1', 'John.5.3'], { truncated: true })).next).toBe('John 5');
});
