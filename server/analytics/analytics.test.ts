/** The dashboard's calls, on both database engines. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  analytics,
  analyticsExport,
  checkStatistics,
  providerStatistics,
  sessionStatistics,
  topicStatistics,
  trends,
} from '../../contract/analytics.ts';
import { anAdvertisement } from '../../tests/support/advertisements.ts';
import { anApp, type TestApp } from '../../tests/support/app.ts';
import { aSignedInOperator } from '../../tests/support/operators.ts';
import { databaseSettings, ENGINES } from '../../tests/support/shared-postgres.ts';
import { countReply } from '../chat/count-reply.ts';
import { hourOf } from '../storage/counts.ts';

const NOW = Date.UTC(2026, 10, 23, 12, 30);
const [HOUR, DAY] = [3_600_000, 86_400_000];

describe.each(ENGINES)('analytics on %s', (engine) => {
  let made: TestApp;
  let headers: { 'x-admin-session': string };
  beforeEach(async () => {
    made = await anApp(await databaseSettings(engine), { now: () => NOW });
    headers = await aSignedInOperator(made.storage, { now: NOW });
  });
  afterEach(() => made.close());

  const get = async (path: string) => (await made.app.inject({ url: path, headers })).json();
  const addHours = (rows: [name: string, hour: number, count: number][]) =>
    made.storage.db
      .insertInto('hourly_counts')
      .values(rows.map(([name, hour, count]) => ({ name, hour: hourOf(hour), count })))
      .execute();
  let added = 0;
  const addSession = (created: number, minutes: number, messages: number) => {
    const id = `session-${++added}`;
    const last = created + minutes * 60_000;
    return made.storage.db
      .insertInto('chat_sessions')
      .values({
        id,
        id_hash: id,
        key_version: 1,
        created_at: created,
        last_active_at: last,
        message_count: messages,
      })
      .execute();
  };

  it('are all zero at first', async () => {
    const answer = analytics.strict().parse(await get('/api/analytics'));
    expect(answer).toMatchObject({
      totalSessions: 0,
      avgMessagesPerSession: 0,
      avgCTR: 0,
      topPlacements: [],
    });
    expect(answer.dailyStats).toHaveLength(7);
    expect(answer.dailyStats.at(-1)).toEqual({ date: '2026-11-23', sessions: 0, messages: 0 });
    expect(sessionStatistics.strict().parse(await get('/api/analytics/sessions')).recent).toEqual([]);
    expect(topicStatistics.parse(await get('/api/analytics/topics'))).toMatchObject({ topics: [], rarer: 0 });
    expect(providerStatistics.parse(await get('/api/analytics/providers')).providers).toEqual([]);
    expect(checkStatistics.parse(await get('/api/analytics/checks')).total.verified).toBe(0);
  });

  it('count what exists in totals and what happened in days; a deletion lowers totals only', async () => {
    await addSession(NOW - 2 * DAY, 10, 4);
    await addSession(NOW - HOUR, 1, 2);
    await addSession(NOW - HOUR, 0, 0);
    await addHours([
      ['sessions', NOW - 2 * DAY, 3],
      ['messages', NOW - 2 * DAY, 9],
      ['sessions', NOW - HOUR, 1],
      ['sessions', NOW - 7 * DAY, 50],
    ]);
    const answer = analytics.parse(await get('/api/analytics'));
    expect(answer).toMatchObject({
      totalSessions: 2,
      totalMessages: 6,
      avgMessagesPerSession: 3,
      activeSessionsToday: 1,
      sessionsSince: new Date(NOW - 2 * DAY).toISOString(),
    });
    expect(answer.dailyStats.filter(({ sessions }) => sessions > 0)).toEqual([
      { date: '2026-11-21', sessions: 3, messages: 9 },
      { date: '2026-11-23', sessions: 1, messages: 0 },
    ]);
    await made.storage.db.deleteFrom('chat_sessions').where('message_count', '=', 4).execute();
    const later = analytics.parse(await get('/api/analytics'));
    expect([later.totalSessions, later.dailyStats]).toEqual([1, answer.dailyStats]);
    expect(trends.strict().parse(await get('/api/analytics/trends?days=30')).days).toHaveLength(30);
    expect((await get('/api/analytics/trends?days=90')).days).toHaveLength(90);
  });

  it('rank placements by clicks of a hundred impressions, those with few impressions last', async () => {
    const at = (placement: 'chat_sidebar' | 'home_banner' | 'footer', seen: number, clicked: number) =>
      anAdvertisement({ placement, impression_count: seen, click_count: clicked, active: 0 });
    await made.storage.db
      .insertInto('advertisements')
      .values([
        at('chat_sidebar', 150, 3),
        at('chat_sidebar', 50, 3),
        at('home_banner', 1_000, 50),
        at('footer', 1, 1),
      ])
      .execute();
    const answer = analytics.parse(await get('/api/analytics'));
    expect(answer.topPlacements).toEqual([
      { placement: 'home_banner', impressions: 1_000, clicks: 50, ctr: 5 },
      { placement: 'chat_sidebar', impressions: 200, clicks: 6, ctr: 3 },
      { placement: 'footer', impressions: 1, clicks: 1, ctr: 100 },
    ]);
    expect(answer).toMatchObject({
      totalAdImpressions: 1_201,
      totalAdClicks: 57,
      avgCTR: 4.75,
      activePlacements: 0,
    });
  });

  it('tell of sessions their times to the hour, counts and lengths', async () => {
    await addSession(NOW - 3 * HOUR, 4, 2);
    await addSession(NOW - 2 * HOUR, 61, 12);
    await addSession(NOW - 40 * DAY, 1, 60);
    await addHours([['sessions', NOW - 3 * HOUR, 5]]);
    const week = sessionStatistics.parse(await get('/api/analytics/sessions?days=7'));
    expect(week.sessions).toBe(2);
    expect(week.lengths.filter(({ sessions }) => sessions > 0)).toEqual([
      { from: 1, to: 3, sessions: 1 },
      { from: 11, to: 21, sessions: 1 },
    ]);
    expect(week.minutes.filter(({ sessions }) => sessions > 0)).toEqual([
      { from: 1, to: 5, sessions: 1 },
      { from: 60, to: null, sessions: 1 },
    ]);
    expect(week.hours[9]).toBe(5);
    expect(week.recent).toHaveLength(3);
    expect(week.recent[0]).toEqual({
      began: '2026-11-23T10:00:00.000Z',
      lastMessage: '2026-11-23T11:00:00.000Z',
      messages: 12,
      minutes: 61,
    });
    const quarter = sessionStatistics.parse(await get('/api/analytics/sessions?days=90'));
    expect(quarter.lengths.at(-1)).toEqual({ from: 51, to: null, sessions: 1 });
  });

  it('name an entry of the guide from ten times up, and a day from ten times up', async () => {
    const rows = [
      ['2026-11-23', 'topic:anxiety', 11],
      ['2026-11-22', 'topic:anxiety', 3],
      ['2026-11-23', 'question:barnabas', 5],
      ['2026-11-22', 'question:barnabas', 5],
      ['2026-11-23', 'book:Ps', 9],
      ['2026-11-01', 'book:Ps', 100],
    ] as const;
    await made.storage.db
      .insertInto('topic_counts')
      .values(rows.map(([day, entry, count]) => ({ day, entry, count })))
      .execute();
    expect(topicStatistics.strict().parse(await get('/api/analytics/topics?days=7'))).toEqual({
      threshold: 10,
      topics: [
        {
          title: expect.stringMatching(/anxi/i),
          kind: 'topic',
          count: 14,
          days: [{ date: '2026-11-23', count: 11 }],
        },
        { title: 'Who was Barnabas?', kind: 'question', count: 10, days: [] },
      ],
      rarer: 1,
    });
    expect((await get('/api/analytics/topics?days=30')).topics[0]).toMatchObject({
      title: 'Psalms',
      count: 109,
    });
  });

  it('count replies by who answered, how fast, and what the check found', async () => {
    const finding = (status: 'verified' | 'not-found') => ({ status }) as never;
    const reply = (origin: object, findings: never[] = []) => ({
      origin: {
        provider: '',
        asked: '',
        fallback: false,
        omittedMessages: 0,
        omittedCharacters: 0,
        inputTokens: 0,
        outputTokens: 0,
        ...origin,
      },
      body: { content: '', scriptureReferences: findings },
    });
    const record = { kind: 'topic', topic: 'anxiety', shown: [] } as const;
    const finished = [
      [reply({ provider: 'OpenAI', asked: 'OpenAI', firstWordMs: 700 }, [finding('verified')]), undefined],
      [reply({ provider: 'OpenAI', asked: 'OpenAI', firstWordMs: 3_000 }, [finding('not-found')]), undefined],
      [reply({ provider: 'OpenAI', asked: 'OpenAI', firstWordMs: 99_000 }), undefined],
      [reply({ provider: 'OpenAI', asked: 'OpenAI' }), 'PROVIDER_STREAM_CUT'],
      [reply({ provider: 'OpenAI', asked: 'OpenAI' }), 'INTERRUPTED'],
      [
        reply({ provider: 'Built-in guide', asked: 'OpenAI', fallback: true, firstWordMs: 40, record }),
        undefined,
      ],
    ] as const;
    for (const [each, failure] of finished) {
      const queries = countReply(made.storage.db, each, failure, NOW);
      await made.storage.transaction(queries.map((query) => ({ query })));
    }
    expect(providerStatistics.strict().parse(await get('/api/analytics/providers')).providers).toEqual([
      { name: 'OpenAI', answers: 3, failures: 1, fallbacks: 1, firstWord: { half: 4_000, nineOfTen: null } },
      {
        name: 'Built-in guide',
        answers: 1,
        failures: 0,
        fallbacks: 0,
        firstWord: { half: 250, nineOfTen: 250 },
      },
    ]);
    const checks = checkStatistics.strict().parse(await get('/api/analytics/checks'));
    expect(checks.total).toMatchObject({ verified: 1, notFound: 1, corrected: 0 });
    expect(checks.days.at(-1)).toMatchObject({ date: '2026-11-23', verified: 1, notFound: 1 });
    const topics = await made.storage.db.selectFrom('topic_counts').selectAll().execute();
    expect(topics).toEqual([{ day: '2026-11-23', entry: 'topic:anxiety', count: 1 }]);
  });

  it('are exported as JSON and as a table', async () => {
    await addHours([
      ['sessions', NOW, 2],
      ['clicks', NOW, 1],
    ]);
    const json = await made.app.inject({ url: '/api/analytics/export?format=json', headers });
    expect(json.headers['content-disposition']).toBe(
      'attachment; filename="berea-analytics-2026-11-23.json"',
    );
    expect(analyticsExport.strict().parse(json.json()).exportDate).toBe(new Date(NOW).toISOString());
    const csv = await made.app.inject({ url: '/api/analytics/export?format=csv', headers });
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = csv.body.trim().split('\r\n');
    expect([lines[0], lines.at(-1), lines.length]).toEqual([
      'date,sessions,messages,impressions,clicks',
      '2026-11-23,2,0,0,1',
      91,
    ]);
  });

  it('are nobody’s but an operator’s, and take no other days', async () => {
    for (const path of ['', '/trends', '/sessions', '/topics', '/checks', '/providers', '/export']) {
      for (const forged of [{}, { 'x-admin-session': 'guessed' }]) {
        const refused = await made.app.inject({ url: `/api/analytics${path}`, headers: forged });
        expect([path, refused.statusCode]).toEqual([path, 401]);
      }
    }
    const wrong = await made.app.inject({ url: '/api/analytics/trends?days=8', headers });
    expect([wrong.statusCode, wrong.json().issues[0].path]).toEqual([400, 'days']);
  });
});
