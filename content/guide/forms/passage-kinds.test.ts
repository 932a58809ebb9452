import { describe, expect, it } from 'vitest';
import { parseReference } from '../../../scripture/references/references.ts';
import { THINGS } from '../../retrieval/things.ts';
import { PEOPLE_LIKE } from '../people-like-me.ts';
import { PASSAGE_KINDS } from './passage-kinds.ts';

const exists = (mark: string): boolean => parseReference(mark.slice(2, -2)).ok;

describe('passages by their kind', () => {
  it.each(PASSAGE_KINDS.map((kind) => [kind.id, kind.marks] as const))(
    '%s: exist, each once',
    (_id, marks) => {
      expect(marks.filter((mark) => !exists(mark))).toEqual([]);
      expect(new Set(marks).size).toBe(marks.length);
      expect(marks.length).toBeGreaterThanOrEqual(10);
    },
  );
});

describe('passages on things', () => {
  it.each(THINGS.map((thing) => [thing.signs[0]!, thing.marks] as const))(
    '%s: exist, each once',
    (_sign, marks) => {
      expect(marks.filter((mark) => !exists(mark))).toEqual([]);
      expect(new Set(marks).size).toBe(marks.length);
    },
  );
});

describe('people of the Bible in a situation', () => {
  it.each(PEOPLE_LIKE.map((like) => [like.id, like.people] as const))(
    '%s: stand where they are told of',
    (_id, people) => {
      expect(people.filter(({ mark }) => !exists(mark))).toEqual([]);
      for (const { note } of people) expect(note).toMatch(/\.$/);
    },
  );
});
