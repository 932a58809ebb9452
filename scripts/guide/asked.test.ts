import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseReference } from '../../scripture/references/references.ts';
import { likelyAsked } from '../../server/guide/asked/likely.ts';
import { loadAskedModel } from '../../server/guide/asked/model.ts';
import { loadLibrary } from '../../server/guide/library.ts';
import { subjectsOf } from '../../server/guide/recognise/subjects.ts';
import { readEntries } from '../build-guide.ts';
import { askedQuestionsOf } from './asked-file.ts';
import { readEntryFile } from './entry-file.ts';

const { asked: ASKED } = await readEntries(join(import.meta.dirname, '../../content/en'));
const words = (text: string) => text.split(/\s+/).length;

describe('the questions that people ask', () => {
  it('are answered in 30 to 95 words, with one or two passages that exist', () => {
    expect(ASKED.length).toBeGreaterThan(300);
    const wrong = ASKED.filter(
      ({ answer, passages }) =>
        words(answer) < 30 || words(answer) > 95 || passages.length === 0 || passages.length > 3,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
    const marks = ASKED.flatMap(({ passages }) => passages);
    expect(marks.filter((mark) => !parseReference(mark.slice(2, -2)).ok)).toEqual([]);
  });

  it('quote nothing, speak quietly, and write typographic apostrophes', () => {
    const wrong = ASKED.filter(({ answer }) => /["“”!]|\w'\w| {2}|\[\[/.test(answer));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('belong to entries of the library', () => {
    const subjects = subjectsOf(loadLibrary());
    const labels = [...new Set(ASKED.flatMap(({ about }) => about))];
    expect(labels.filter((label) => !subjects.entryOf(label, []))).toEqual([]);
  });

  it('are known to what was learned: after a change of them, npm run train:guide and train:asked', () => {
    expect(loadAskedModel().model.labels).toEqual(ASKED.map(({ id }) => id).sort());
  });

  it('are nearly all found first by their titles: each fourth', () => {
    const subjects = subjectsOf(loadLibrary());
    const read = ASKED.filter((_asked, at) => at % 4 === 0);
    const missed = read.filter(
      ({ id, question }) => likelyAsked({ words: question, earlier: [] }, subjects)[0]?.asked.id !== id,
    );
    expect(missed.length / read.length).toBeLessThan(0.03);
  });
});

describe('a file of questions', () => {
  const read = (body: string) => askedQuestionsOf('x.md', readEntryFile('x.md', body));

  it('holds other ways to ask, the answer, and passages', () => {
    expect(
      read(
        '---\nabout: [topic/grief]\n---\n## When does it stop?\n- does it get easier\n\nSlowly.\n\n[[Psalm 56:8]]\n',
      ),
    ).toEqual([
      {
        id: 'when-does-it-stop',
        question: 'When does it stop?',
        asked: ['does it get easier'],
        about: ['topic/grief'],
        answer: 'Slowly.',
        passages: ['[[Psalm 56:8]]'],
      },
    ]);
  });

  it('is refused without labels, other ways to ask, or an answer', () => {
    expect(() => read('---\nabout: topic/grief\n---\n## A?\n- b\n\nC.\n')).toThrow('x.md: "about"');
    expect(() => read('---\nabout: [topic/grief]\n---\n## A?\n\nC.\n')).toThrow('no other ways to ask it');
    expect(() => read('---\nabout: [topic/grief]\n---\n## A?\n- b\n')).toThrow('no answer');
  });
});
