import { describe, expect, it } from 'vitest';
import { passageOfReference } from '../../../scripture/references/passage-of-reference.ts';
import { bookOf } from '../../../scripture/references/passage-ranges.ts';
import { askedGuide } from '../../../tests/support/asked-guide.ts';

const { converse, record } = askedGuide();
const booksShown = (...messages: string[]): string[] =>
  record(messages).shown.map((reference) => bookOf(passageOfReference(reference)!).osis);

describe('somebody who is called as a book is', () => {
  it.each([
    [['verses for James']],
    [['My nephew James is being baptised', 'verses for James']],
    [['My son James is starting school. Verses for James please']],
    [['My daughter Ruth is ill', 'verses for Ruth']],
    [['A verse for Mark who starts work tomorrow']],
  ])('gets passages of the whole Bible: %s', (messages) => {
    const shown = booksShown(...messages);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.some((osis) => !['Jas', 'Ruth', 'Mark'].includes(osis))).toBe(true);
  });

  it.each([
    [['a verse from James']],
    [['verses from the letter of James']],
    [['We study the letter of James', 'two verses for James please']],
    [['We read James in our group', 'verses for James']],
  ])('is not meant where the book is read: %s', (messages) => {
    expect(new Set(booksShown(...messages))).toEqual(new Set(['Jas']));
  });

  it.each(['My daughter Ruth is ill', 'My son is called James. He is ill.'])(
    'is no figure of the Bible: "%s"',
    (words) => {
      expect(record([words]).question).toBeUndefined();
      expect(converse([words])[0]).not.toMatch(/Bethlehem|Zebedee/);
    },
  );
});
