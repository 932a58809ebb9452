/** The calls of the Bible games, on both database engines. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameStats, games, icebreaker, teamChallenge } from '../../contract/games.ts';
import { anApp, type TestApp } from '../../tests/support/app.ts';
import { databaseSettings, ENGINES } from '../../tests/support/shared-postgres.ts';

const BASE = '/api/bible-games';
const NOTHING = { totalGamesPlayed: 0, totalScore: 0, bestStreak: 0, currentStreak: 0 };

describe.each(ENGINES)('Bible games on %s', (engine) => {
  let made: TestApp;
  beforeEach(async () => {
    made = await anApp({ RATE_LIMITS: 'on', ...(await databaseSettings(engine)) });
  });
  afterEach(() => made.close());

  const get = (path: string, headers = {}) => made.app.inject({ url: BASE + path, headers });
  const list = async (query = '') => games.parse((await get(query)).json());
  const aGameOf = async (difficulty: string) => (await list(`?difficulty=${difficulty}`))[0]!;
  /** Posts as one visitor: keeps the cookie as a browser does. */
  function aVisitor(cookie = '') {
    const jar = { cookie };
    return {
      jar,
      async post(body: object, key?: string) {
        const answer = await made.app.inject({
          method: 'POST',
          url: `${BASE}/score`,
          headers: { ...(jar.cookie && { cookie: jar.cookie }), ...(key && { 'idempotency-key': key }) },
          payload: { timeCompleted: 7, attempts: 1, ...body },
        });
        const set = answer.headers['set-cookie'];
        if (set) jar.cookie = String(set).split(';')[0]!;
        return answer;
      },
      stats: async () => gameStats.strict().parse((await get('/stats', jar)).json()),
    };
  }

  describe('the list', () => {
    it('is an array of complete questions', async () => {
      const answer = await get('');
      expect(answer.statusCode).toBe(200);
      const all = games.parse(answer.json());
      expect(all.length).toBeGreaterThan(24);
      for (const { hints, points, difficulty } of all) {
        expect(JSON.parse(hints).length).toBeGreaterThanOrEqual(2);
        expect(points).toBe({ easy: 10, medium: 20, hard: 30 }[difficulty]);
      }
    });

    it('can be filtered by category and difficulty; `all` leaves a filter out', async () => {
      const all = await list();
      expect(await list('?category=all&difficulty=all')).toEqual(all);
      const places = await list('?category=places');
      expect(places).toEqual(all.filter(({ category }) => category === 'places'));
      expect(await list('?category=places&difficulty=hard')).toEqual(
        places.filter(({ difficulty }) => difficulty === 'hard'),
      );
      for (const query of ['?category=miracles', '?difficulty=HARD'])
        expect((await get(query)).statusCode).toBe(400);
    });

    it('is in the words of the translation that is asked for', async () => {
      expect((await get('?version=WEB')).statusCode).toBe(200);
      expect((await get('?version=niv')).json().code).toBe('UNKNOWN_VERSION');
    });

    it('is cached for five minutes, revalidated by its tag, and compressed for those who take that', async () => {
      const answer = await get('');
      expect(answer.headers['cache-control']).toBe('public, max-age=300');
      const again = await get('', { 'if-none-match': String(answer.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      const zipped = await get('', { 'accept-encoding': 'gzip, br' });
      expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
      expect(zipped.rawPayload.length).toBeLessThan(answer.rawPayload.length / 2);
    });
  });

  describe('stats', () => {
    it('begin at nothing, and reading them sets no cookie', async () => {
      const answer = await get('/stats');
      expect(answer.json()).toEqual(NOTHING);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    it('count what a visitor has played, known by a cookie that scripts cannot read', async () => {
      const ruth = aVisitor();
      const [easy, hard] = [await aGameOf('easy'), await aGameOf('hard')];
      const first = await ruth.post({ gameId: easy.id, score: 10 });
      expect(first.json()).toEqual({ totalGamesPlayed: 1, totalScore: 10, bestStreak: 1, currentStreak: 1 });
      expect(first.headers['set-cookie']).toMatch(
        /^berea-player=[\w-]{22}; Path=\/api\/bible-games; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
      );
      await ruth.post({ gameId: hard.id, score: 26, attempts: 3 });
      await ruth.post({ gameId: easy.id, score: 0, attempts: 3 });
      await ruth.post({ gameId: easy.id, score: 8, attempts: 2 });
      expect(await ruth.stats()).toEqual({
        totalGamesPlayed: 4,
        totalScore: 44,
        bestStreak: 2,
        currentStreak: 1,
      });
      expect(await aVisitor().stats()).toEqual(NOTHING);
      expect(await aVisitor('berea-player=made-up').stats()).toEqual(NOTHING);
      const stored = await made.storage.db.selectFrom('game_players').select('id_hash').execute();
      expect(stored).toHaveLength(1);
      expect(stored[0]!.id_hash).not.toBe(ruth.jar.cookie.split('=')[1]);
    });

    it('count a score that is sent twice once, also when both come at the same moment', async () => {
      const ruth = aVisitor();
      const { id: gameId } = await aGameOf('easy');
      await ruth.post({ gameId, score: 10 }, 'one');
      const twice = await Promise.all(
        Array.from({ length: 8 }, () => ruth.post({ gameId, score: 10 }, 'two')),
      );
      expect(twice.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
      expect(await ruth.stats()).toMatchObject({ totalGamesPlayed: 2, totalScore: 20, bestStreak: 2 });
      const reused = await ruth.post({ gameId, score: 8, attempts: 2 }, 'two');
      expect([reused.statusCode, reused.json().code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
      expect((await aVisitor().post({ gameId, score: 10 }, 'two')).json()).toMatchObject({
        totalGamesPlayed: 1,
      });
    });

    it('lose nothing when many scores come at once', async () => {
      const ruth = aVisitor();
      const { id: gameId } = await aGameOf('easy');
      await ruth.post({ gameId, score: 10 });
      await Promise.all(Array.from({ length: 20 }, (_, at) => ruth.post({ gameId, score: 10 }, `key ${at}`)));
      expect(await ruth.stats()).toMatchObject({ totalGamesPlayed: 21, totalScore: 210, bestStreak: 21 });
    });

    it.each([
      ['more than the question is worth', { score: 11 }],
      ['the first try’s points at the second', { score: 10, attempts: 2 }],
      ['a score between', { score: 9 }],
      ['a negative score', { score: -2 }],
      ['half a point', { score: 9.5 }],
      ['no try', { score: 10, attempts: 0 }],
      ['a fourth try', { score: 4, attempts: 4 }],
      ['a negative time', { score: 10, timeCompleted: -1 }],
      ['a time of weeks', { score: 10, timeCompleted: 1_000_000 }],
      ['words for a time', { score: 10, timeCompleted: 'quick' }],
      ['a score as text', { score: '10' }],
    ])('refuse %s', async (_what, lie) => {
      const ruth = aVisitor();
      const { id: gameId } = await aGameOf('easy');
      const answer = await ruth.post({ gameId, ...lie });
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(await made.storage.db.selectFrom('game_players').select('id_hash').execute()).toEqual([]);
    });

    it('refuse a question that does not exist', async () => {
      const answer = await aVisitor().post({ gameId: 'nobody', score: 10 });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'GAME_NOT_FOUND']);
    });

    it('can be deleted by the visitor, with the cookie', async () => {
      const [ruth, naomi] = [aVisitor(), aVisitor()];
      const { id: gameId } = await aGameOf('easy');
      for (const visitor of [ruth, naomi]) await visitor.post({ gameId, score: 10 }, 'one');
      const answer = await made.app.inject({ method: 'DELETE', url: `${BASE}/stats`, headers: ruth.jar });
      expect(answer.statusCode).toBe(204);
      expect(answer.headers['set-cookie']).toContain('berea-player=; Path=/api/bible-games; Max-Age=0');
      expect(await ruth.stats()).toEqual(NOTHING);
      expect((await naomi.stats()).totalGamesPlayed).toBe(1);
      expect(await made.storage.db.selectFrom('game_scores').select('player').execute()).toHaveLength(1);
    });
  });

  describe('a passage', () => {
    it('gives questions of its own, which count like others', async () => {
      const made = await list('?passage=Romans+8&version=web');
      expect(made).toHaveLength(15);
      for (const { scripture, version } of made) {
        expect(scripture).toMatch(/^Romans 8:/);
        expect(version).toBe('WEB');
      }
      const ruth = aVisitor();
      expect((await ruth.post({ gameId: made[0]!.id, score: made[0]!.points })).statusCode).toBe(200);
      expect((await ruth.post({ gameId: made[0]!.id, score: 17 })).json().code).toBe('IMPOSSIBLE_SCORE');
    });

    it.each([
      ['Hezekiah 3', 404, 'REFERENCE_NOT_FOUND'],
      ['John 11:35', 400, 'PASSAGE_TOO_SHORT'],
    ])('%s is refused', async (passage, status, code) => {
      const answer = await get(`?passage=${encodeURIComponent(passage)}`);
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
      expect(answer.headers['cache-control']).not.toContain('public');
    });
  });

  it.runIf(engine === 'sqlite')('Only so many passages are made into games for one address', async () => {
    for (let asked = 0; asked < 600; asked += 1) await get('?passage=Hezekiah+3');
    const refused = await get('?passage=Romans+8');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED']);
    expect((await get('')).statusCode).toBe(200);
  });

  it('An icebreaker fits the group and the time', async () => {
    const post = (payload: object) => made.app.inject({ method: 'POST', url: `${BASE}/icebreaker`, payload });
    for (const participants of [3, 6, 11, 15]) {
      for (const timeLimit of [10, 15, 30]) {
        const answer = await post({ participants, timeLimit });
        expect(answer.statusCode).toBe(200);
        const { questions, format } = icebreaker.strict().parse(answer.json());
        expect(format).toMatchObject({ participants, timeLimit });
        expect(format.groups.reduce((all, size) => all + size)).toBe(participants);
        expect(Math.max(...format.groups)).toBeLessThanOrEqual(5);
        expect(Math.min(...format.groups)).toBeGreaterThanOrEqual(3);
        expect(format.rounds.reduce((all, { minutes }) => all + minutes, 0)).toBe(timeLimit);
        expect(format.rounds.flatMap((round) => round.questions)).toEqual(questions.map(({ id }) => id));
      }
    }
    const wrong = [
      { participants: 2, timeLimit: 15 },
      { participants: 16, timeLimit: 15 },
      { participants: 6 },
    ];
    for (const payload of [
      ...wrong,
      { participants: 6, timeLimit: 31 },
      { participants: '6', timeLimit: 15 },
    ])
      expect((await post(payload)).statusCode).toBe(400);
  });

  it('Quick Fire gives as many different questions as asked for', async () => {
    for (const count of [10, 15, 20]) {
      const drawn = games.parse((await get(`/quickfire?count=${count}`)).json());
      expect(new Set(drawn.map(({ id }) => id)).size).toBe(count);
    }
    expect((await get('/quickfire')).json()).toHaveLength(10);
    for (const count of ['0', '12', '10000', 'ten'])
      expect((await get(`/quickfire?count=${count}`)).statusCode).toBe(400);
  });

  it('A team challenge is complete', async () => {
    const { rounds, totalMinutes } = teamChallenge.strict().parse((await get('/team-building')).json());
    expect(rounds.reduce((all, { minutes }) => all + minutes, 0)).toBeLessThanOrEqual(totalMinutes);
  });
});
