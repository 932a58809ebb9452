import { describe, expect, it } from 'vitest';
import { PROMPT_CATEGORIES } from '../../../content/prompts/all.ts';
import { countOf, findPrompts } from './find-prompts.ts';

const idsFor = (query: string): string[] =>
  findPrompts(PROMPT_CATEGORIES, query).flatMap(({ prompts }) => prompts.map(({ id }) => id));

describe('searching the prompt library', () => {
  it('covers titles, texts and tags, in any case', () => {
    expect(idsFor('RESOLVE A CONFLICT')).toContain('conflict-between-two');
    expect(idsFor('leaking roof')).toEqual([]);
    expect(idsFor('quiet ones')).toContain('leaders-meeting');
    expect(idsFor('Liturgy')).toEqual(['order-of-service']);
  });

  it('treats straight and curly apostrophes alike, and finds words in any order', () => {
    expect(idsFor("leaders' meeting")).toEqual(idsFor('meeting leaders’'));
    expect(idsFor("leaders' meeting")).toContain('leaders-meeting');
  });

  it('finds everything for an empty query, and nothing for unknown words', () => {
    expect(countOf(findPrompts(PROMPT_CATEGORIES, '  '))).toBe(countOf(PROMPT_CATEGORIES));
    expect(findPrompts(PROMPT_CATEGORIES, 'zzz')).toEqual([]);
    expect(findPrompts(PROMPT_CATEGORIES, '\\ ( [')).toEqual([]);
  });
});
