import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bibleBooks, biblePassage, bibleVersions } from '../../contract/bible.ts';
import { anApp, type TestApp } from '../../tests/support/app.ts';

let made: TestApp;
beforeAll(async () => {
  made = await anApp();
});
afterAll(() => made.close());

const ask = (reference: string, query = '', headers: Record<string, string> = {}) =>
  made.app.inject({ url: `/api/bible/verse/${encodeURIComponent(reference)}${query}`, headers });

describe('GET /api/bible/verse/{reference}', () => {
  test('answers a verse with its text, book, chapter and number', async () => {
    const answer = await ask('John 3:16');
    expect(answer.statusCode).toBe(200);
    const passage = biblePassage.strict().parse(answer.json());
    expect(passage).toMatchObject({
      reference: 'John 3:16',
      version: 'KJV',
      book: 'John',
      chapter: 3,
      verse: 16,
      osis: 'John.3.16',
    });
    expect(passage.text).toMatch(/^For God so loved the world, that he gave his only begotten Son/);
    expect(passage.verses).toHaveLength(1);
  });

  test.each([
    ['john 3:16', 'John 3:16', 1],
    ['Jn 3.16', 'John 3:16', 1],
    ['John.3.16', 'John 3:16', 1],
    ['John 3:16-18', 'John 3:16-18', 3],
    ['Ps 23', 'Psalm 23', 6],
    ['1 cor 13:4-8a', '1 Corinthians 13:4-8', 5],
    ['Jn 3.16; Rom 5:8', 'John 3:16; Romans 5:8', 2],
    ['Genesis 1:1-2:3', 'Genesis 1:1-2:3', 34],
    ['Song of Solomon 2:4', 'Song of Solomon 2:4', 1],
  ])('%s is read as %s', async (written, reference, verses) => {
    const answer = await ask(written);
    const passage = biblePassage.parse(answer.json());
    expect(passage.reference).toBe(reference);
    expect(passage.verses).toHaveLength(verses);
  });

  test('answers at most 200 verses and marks longer passages as truncated', async () => {
    const passage = (await ask('Genesis')).json();
    expect(passage.verses).toHaveLength(200);
    expect(passage.truncated).toBe(true);
  });

  test('uses the requested translation, otherwise the default one', async () => {
    expect((await ask('John 11:35', '?version=web')).json().version).toBe('WEB');
    expect((await ask('John 11:35', '?version=WEB')).json().version).toBe('WEB');
    const other = await anApp({ DEFAULT_TRANSLATION: 'asv' });
    const answer = await other.app.inject('/api/bible/verse/John%2011:35');
    await other.close();
    expect(answer.json().version).toBe('ASV');
  });

  test.each([
    ['John 22:1', '', 404, 'REFERENCE_NOT_FOUND', 'John has 21 chapters.'],
    ['John 3:99', '', 404, 'REFERENCE_NOT_FOUND', 'John 3 has 36 verses.'],
    ['Hesitations 1:1', '', 404, 'REFERENCE_NOT_FOUND', 'Hesitations'],
    ['Matthew 17:21', '?version=asv', 404, 'VERSE_NOT_IN_TRANSLATION', 'It stands in KJV and WEB.'],
    ['John 3:16', '?version=niv', 400, 'UNKNOWN_VERSION', 'Available are KJV, WEB, and ASV.'],
    ['John 3:16', '?version=constructor', 400, 'UNKNOWN_VERSION', 'Available are'],
    [' ', '', 400, 'INVALID_REQUEST', ''],
  ])('%s%s is refused with the reason', async (reference, query, status, code, words) => {
    const answer = await ask(reference, query);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().code).toBe(code);
    expect(answer.json().message).toContain(words);
  });

  test('answers 304 where the browser’s copy is current', async () => {
    const first = await ask('Romans 8:28');
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"kjv-[\w-]{8,}"$/);
    expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    const again = await ask('Romans 8:28', '', { 'if-none-match': `W/"x", ${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await ask('Romans 8:28', '?version=web')).headers.etag).not.toBe(etag);
  });

  test('gives the same answer from the cache', async () => {
    const [first, second] = [await ask('Jude 1:24'), await ask('Jude 1:24')];
    expect(second.body).toBe(first.body);
    expect(second.headers.etag).toBe(first.headers.etag);
  });
});

test('GET /api/bible/books answers the 66 books with the verses of each chapter', async () => {
  const { books } = bibleBooks.strict().parse((await made.app.inject('/api/bible/books')).json());
  expect(books).toHaveLength(66);
  expect(books.flatMap(({ chapters }) => chapters)).toHaveLength(1_189);
  expect(books.flatMap(({ chapters }) => chapters).reduce((sum, verses) => sum + verses, 0)).toBe(31_102);
});

test('GET /api/bible/versions answers the translations we have', async () => {
  const answer = bibleVersions.strict().parse((await made.app.inject('/api/bible/versions')).json());
  expect(answer.versions.map(({ id }) => id)).toEqual(['kjv', 'web', 'asv']);
});
