import { describe, expect, it } from 'vitest';
import { findReferences } from '../../scripture/references/references.ts';
import { PROMPT_CATEGORIES } from './all.ts';

const prompts = PROMPT_CATEGORIES.flatMap((category) => [...category.prompts]);
const placesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, id = '']) => id);
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

describe('the prompt library', () => {
  it('has eight categories', () => {
    expect(PROMPT_CATEGORIES.map(({ id, name }) => [id, name])).toEqual([
      ['ministry-leadership', 'Ministry Leadership'],
      ['mens-ministry', "Men's Ministry"],
      ['womens-ministry', "Women's Ministry"],
      ['missions-outreach', 'Missions & Outreach'],
      ['church-planting', 'Church Planting'],
      ['health-wellness', 'Health & Wellness'],
      ['personal-growth', 'Personal Growth'],
      ['youth-ministry', 'Youth Ministry'],
    ]);
    for (const { description, icon } of PROMPT_CATEGORIES) {
      expect(description.length).toBeGreaterThan(20);
      expect(icon).toMatch(/^[a-z-]+$/);
    }
  });

  it('has at least seven prompts in each and fifty-six in all', () => {
    for (const category of PROMPT_CATEGORIES) expect(category.prompts.length).toBeGreaterThanOrEqual(7);
    expect(prompts.length).toBeGreaterThanOrEqual(56);
  });

  it('gives every prompt its own id and title', () => {
    expect(new Set(prompts.map(({ id }) => id)).size).toBe(prompts.length);
    expect(new Set(prompts.map(({ title }) => title)).size).toBe(prompts.length);
    for (const { id } of prompts) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)+$/);
  });

  it.each(prompts)('$id is a whole instruction', ({ text, title, summary, tags }) => {
    expect(text.length).toBeGreaterThan(350);
    expect(text.length).toBeLessThan(1_200);
    expect(text).toBe(text.trim());
    expect(title.length).toBeLessThanOrEqual(48);
    expect(summary.length).toBeLessThanOrEqual(90);
    expect(tags.length).toBeGreaterThanOrEqual(3);
    expect(tags.length).toBeLessThanOrEqual(6);
    expect(new Set(tags).size).toBe(tags.length);
    // The prompt says which Scripture it wants: it names a passage or asks for references.
    const secular = /letter to the parents/.test(text);
    expect(
      secular ||
        /by reference|psalm/i.test(text) ||
        findReferences(text).length > 0 ||
        text.includes('{passage}'),
    ).toBe(true);
  });

  it.each(prompts)(
    '$id defines every place that it uses, and uses every one it defines',
    ({ text, places }) => {
      expect([...new Set(placesOf(text))].sort()).toEqual(places.map(({ id }) => id).sort());
      expect(text.replace(/\{\w+\}/g, '')).not.toMatch(/[{}]/);
      for (const place of places) {
        expect(place.label.length).toBeLessThanOrEqual(32);
        expect(place.example.length).toBeGreaterThan(1);
        if (!place.optional) continue;
        // If left empty its whole line is removed: the line may hold no other field, and some text must remain.
        const lines = text.split('\n').filter((line) => line.includes(`{${place.id}}`));
        expect(lines.map(placesOf)).toEqual([[place.id]]);
      }
    },
  );

  it.each(prompts)('$id types no verse and names only passages that exist', ({ text }) => {
    for (const match of text.matchAll(/(?:[1-3] )?[A-Z][a-z]+ \d+:\d+(?:-\d+)?/g)) {
      expect(findReferences(match[0]), match[0]).toHaveLength(1);
      expect(findReferences(match[0])[0], match[0]).toMatchObject({ kind: 'passage' });
    }
    // A quotation longer than a name would be somebody's words.
    for (const [, quoted = ''] of text.matchAll(/“([^”]+)”/g)) expect(wordsOf(quoted).length).toBeLessThan(6);
  });

  it('has no two prompts that are nearly the same', () => {
    const pairsOfWords = prompts.map(({ text }) => {
      const words = wordsOf(text);
      return new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`));
    });
    const alike: string[] = [];
    for (const [index, one] of pairsOfWords.entries()) {
      for (const [other, two] of pairsOfWords.entries()) {
        if (other <= index) continue;
        const shared = [...one].filter((pair) => two.has(pair)).length;
        if (shared / Math.min(one.size, two.size) > 0.5) {
          alike.push(`${prompts[index]?.id} and ${prompts[other]?.id}`);
        }
      }
    }
    expect(alike).toEqual([]);
  });
});
