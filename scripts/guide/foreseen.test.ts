import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseReference } from '../../scripture/references/references.ts';
import { readEntries } from '../build-guide.ts';
import { foreseenOf } from './foreseen-file.ts';

const { foreseen: FORESEEN } = await readEntries(join(import.meta.dirname, '../../content/en'));
const MESSAGES = FORESEEN.flatMap(({ id, messages }) =>
  messages.map((message) => ({ ...message, id: `${id}/${message.id}` })),
);
const words = (text: string) => text.split(/\s+/).length;

describe('what is foreseen to be said next', () => {
  it('is some ten messages for each question, each in four ways at least', () => {
    expect(FORESEEN.length).toBeGreaterThan(20);
    expect(FORESEEN.filter(({ messages }) => messages.length < 10).map(({ id }) => id)).toEqual([]);
    expect(MESSAGES.filter(({ wordings }) => wordings.length < 3).map(({ id }) => id)).toEqual([]);
  });

  it('is answered in 25 to 110 words, with passages that exist', () => {
    const wrong = MESSAGES.filter(
      ({ answer, passages }) => words(answer) < 25 || words(answer) > 110 || passages.length > 3,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
    const marks = MESSAGES.flatMap(({ passages }) => passages);
    expect(marks.filter((mark) => !parseReference(mark.slice(2, -2)).ok)).toEqual([]);
  });

  it('is answered quietly: no quotations, no exclamation marks, typographic apostrophes', () => {
    const wrong = MESSAGES.filter(({ answer }) => /["“”!]|\w'| {2}|\[\[/.test(answer));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('is a sentence or a question, or a prayer', () => {
    expect(MESSAGES.filter(({ said }) => !/[.?]$|^A prayer/.test(said)).map(({ id }) => id)).toEqual([]);
  });
});

describe('a file of what is foreseen', () => {
  it('holds what is said, other ways to say it, the answer, and passages', () => {
    const text =
      '## He had a name.\n- we called him Jonah\n\nThank you.\n\n[[Isaiah 43:1]]\n\n## Pray with me.\n- a prayer\n\nGod, hold us. Amen.\n';
    expect(foreseenOf('x.md', 'we-lost-our-baby', text)).toEqual({
      id: 'we-lost-our-baby',
      messages: [
        {
          id: 'he-had-a-name',
          said: 'He had a name.',
          wordings: ['we called him Jonah'],
          answer: 'Thank you.',
          passages: ['[[Isaiah 43:1]]'],
        },
        {
          id: 'pray-with-me',
          said: 'Pray with me.',
          wordings: ['a prayer'],
          answer: 'God, hold us. Amen.',
          passages: [],
          isPrayer: true,
        },
      ],
    });
  });

  it('is refused where a message comes twice', () => {
    expect(() => foreseenOf('x.md', 'x', '## A.\n- b\n\nC.\n\n## A.\n- d\n\nE.\n')).toThrow('comes twice');
  });
});
