import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAILY_VERSES } from '../../content/daily-verses.ts';
import { bibleDaily } from '../../contract/bible.ts';
import { dayOfYear } from '../../scripture/text/verse-of-day.ts';
import { TRANSLATION_IDS } from '../../scripture/translations.ts';
import { anApp, type TestApp } from '../../tests/support/app.ts';

let made: TestApp;
beforeAll(async () => {
  made = await anApp({}, { now: () => Date.UTC(2026, 1, 1, 23, 59) });
});
afterAll(() => made.close());

const ask = (query: string) => made.app.inject(`/api/bible/daily${query}`);
const daily = async (query: string) => bibleDaily.strict().parse((await ask(query)).json());

describe('GET /api/bible/daily', () => {
  test('has a verse for each of 31 days, in all translations', async () => {
    const references = new Set<string>();
    for (const version of TRANSLATION_IDS) {
      for (let day = 1; day <= 31; day += 1) {
        const verse = await daily(`?date=2026-01-${String(day).padStart(2, '0')}&version=${version}`);
        expect(verse.text.length).toBeGreaterThan(20);
        expect(verse.version).toBe(version.toUpperCase());
        expect(verse.theme).toBe(DAILY_VERSES[day % 31]?.theme);
        expect(verse.verses.map(({ text }) => text).join(' ')).toBe(verse.text);
        if (version === 'kjv') expect(verse.text).toHaveLength(DAILY_VERSES[day % 31]!.length);
        references.add(verse.reference);
      }
    }
    expect(references.size).toBe(31);
  });

  test('takes the current day in UTC where no date is given', async () => {
    const today = await daily('');
    expect(today.date).toBe('2026-02-01');
    expect(today).toEqual(await daily('?date=2026-02-01'));
    expect(today.theme).toBe(DAILY_VERSES[1].theme);
  });

  test('counts days in leap years', async () => {
    expect((await daily('?date=2028-02-29')).date).toBe('2028-02-29');
    expect(await daily('?date=2028-12-31')).toMatchObject({ theme: DAILY_VERSES[366 % 31]?.theme });
  });

  test.each(['2026-02-29', '2026-13-01', '2026-2-1', 'today', '', '20260201'])(
    'refuses the date %s',
    async (date) => {
      const answer = await ask(`?date=${date}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().issues).toMatchObject([{ path: 'date' }]);
    },
  );

  test('refuses an unknown translation', async () => {
    expect((await ask('?version=niv')).json().code).toBe('UNKNOWN_VERSION');
  });
});

test.each([
  ['2026-01-01', 1],
  ['2026-12-31', 365],
  ['2028-02-29', 60],
  ['2028-03-01', 61],
  ['2026-03-01', 60],
  ['2028-12-31', 366],
])('%s is day %i of its year', (date, day) => {
  expect(dayOfYear(date)).toBe(day);
});
