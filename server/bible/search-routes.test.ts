import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bibleSearch } from '../../contract/bible.ts';
import { anApp, type TestApp } from '../../tests/support/app.ts';

let made: TestApp;
beforeAll(async () => {
  made = await anApp();
});
afterAll(() => made.close());

const ask = (query: Record<string, string>) =>
  made.app.inject(`/api/bible/search?${new URLSearchParams(query)}`);
const found = async (query: Record<string, string>) => bibleSearch.strict().parse((await ask(query)).json());
const marked = ({ text, matches }: { text: string; matches: [number, number][] }) =>
  matches.map(([start, end]) => text.slice(start, end));

describe('GET /api/bible/search', () => {
  test('answers the best verses first, in the chosen translation', async () => {
    const { verses, total } = await found({ query: 'For God so loved the world', version: 'web' });
    expect(verses).toHaveLength(8);
    expect(total).toBeGreaterThanOrEqual(8);
    expect(verses[0]).toMatchObject({ reference: 'John 3:16', osis: 'John.3.16', version: 'WEB' });
    expect(verses[0]?.text).toMatch(/^For God so loved the world, that he gave/);
  });

  test('marks the words of the query in any form', async () => {
    const [first] = (await found({ query: 'god so love the world', version: 'kjv' })).verses;
    expect(marked(first!)[0]).toBe('God so loved the world');
    const [other] = (await found({ query: 'shephard not want', version: 'asv' })).verses;
    expect(other?.osis).toBe('Ps.23.1');
    expect(marked(other!)).toContain('shepherd');
  });

  test('finds verses by the words of a translation that is not shown', async () => {
    const [first] = (await found({ query: 'my cup runs over', version: 'asv' })).verses;
    expect(first).toMatchObject({ osis: 'Ps.23.5', version: 'ASV' });
  });

  test.each([
    ['love', /\blov(?:e|ed|eth|est|ing)\b/i],
    ['peace', /\bpeace\b/i],
    ['healing', /\bheal(?:s|ed|eth|ing)?\b/i],
  ])('finds verses with the word %s itself before those with others made from it', async (query, word) => {
    for (const version of ['kjv', 'web', 'asv']) {
      const { verses } = await found({ query, version });
      expect(verses.filter(({ text }) => !word.test(text)).map(({ osis }) => osis)).toEqual([]);
    }
  });

  test('answers pages of one list', async () => {
    const all = await found({ query: 'shepherd', limit: '20' });
    const second = await found({ query: 'shepherd', limit: '10', offset: '10' });
    expect(second.verses).toEqual(all.verses.slice(10, 20));
    expect(second.total).toBe(all.total);
  });

  test.each([
    [{ testament: 'new' }, /^(Matt|Mark|Luke|John|Heb|1Pet|Eph|Acts|Rev|Jude|1Cor)\./],
    [{ book: 'Ps' }, /^Ps\./],
    [{ book: 'psalms' }, /^Ps\./],
    [{ book: 'Ezekiel', testament: 'old' }, /^Ezek\./],
  ])('looks within %o', async (filter, place) => {
    const { verses, total } = await found({ query: 'shepherd', limit: '50', ...(filter as object) });
    expect(total).toBeGreaterThan(2);
    for (const { osis } of verses) expect(osis).toMatch(place);
  });

  test.each([
    ['John 3:16', 'John 3:16', 1],
    ['1 cor 13:4-7', '1 Corinthians 13:4-7', 4],
    ['psalm 23', 'Psalm 23', 6],
  ])('takes %s for the reference that it is', async (query, reference, count) => {
    const { passage, verses, total } = await found({ query });
    expect(passage?.reference).toBe(reference);
    expect([verses.length, total]).toEqual([count, count]);
  });

  test('does not treat a word as a book', async () => {
    const { passage, verses } = await found({ query: 'ruth' });
    expect(passage).toBeUndefined();
    expect(verses[0]?.text).toContain('Ruth');
  });

  test('shows an omitted verse in a translation that has it, with its label', async () => {
    const query = 'this kind goeth not out but by prayer and fasting';
    const left = (await found({ query, version: 'asv' })).verses.find(({ osis }) => osis === 'Matt.17.21');
    expect(left?.version).toBe('KJV');
    expect(left?.text).toMatch(/prayer and fasting/);
    const { passage, verses } = await found({ query: 'Matthew 17:21', version: 'asv' });
    expect([passage?.version, verses[0]?.version]).toEqual(['KJV', 'KJV']);
  });

  test('recognises sayings that are not in the Bible, with similar passages', async () => {
    const { saying } = await found({ query: 'cleanliness is next to godliness' });
    expect(saying?.text).toBe('Cleanliness is next to godliness');
    expect(saying?.near).toContain('Ps.24.3-Ps.24.4');
    expect((await found({ query: 'money is the root of all evil' })).saying).toBeDefined();
    expect((await found({ query: 'the love of money is the root of all evil' })).saying).toBeUndefined();
  });

  test.each([
    [{ query: 'ab' }, 'query'],
    [{ query: '  a ' }, 'query'],
    [{}, 'query'],
    [{ query: 'x'.repeat(1_001) }, 'query'],
    [{ query: 'shepherd', limit: '51' }, 'limit'],
    [{ query: 'shepherd', offset: '-1' }, 'offset'],
    [{ query: 'shepherd', book: 'Hesitations' }, 'book'],
    [{ query: 'shepherd', testament: 'middle' }, 'testament'],
  ])('refuses %o and names what is wrong', async (query, path) => {
    const answer = await ask(query as Record<string, string>);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'INVALID_REQUEST', issues: [{ path }] });
  });

  test('refuses an unknown translation', async () => {
    const answer = await ask({ query: 'shepherd', version: 'niv' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'UNKNOWN_VERSION']);
  });

  test('finds nothing for unknown words and forbids caching', async () => {
    const answer = await ask({ query: 'xyzzy qqqq' });
    expect(answer.json()).toEqual({ verses: [], total: 0 });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
