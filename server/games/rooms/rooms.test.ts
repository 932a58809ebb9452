/** The calls of live rooms, on both database engines; with PostgreSQL the leader is at one instance, the players at another. */
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinedRoom, type OpenRoomBody, openedRoom, roomSummary, roomView } from '../../../contract/rooms.ts';
import type { Game } from '../../../games/question.ts';
import type { RoomQuestion } from '../../../games/rooms/room.ts';
import { anApp, type TestApp } from '../../../tests/support/app.ts';
import { startPostgres, type TestPostgres } from '../../../tests/support/postgres.ts';
import { aPlayer, aRoom, join, post, type TestSeat } from '../../../tests/support/rooms.ts';

const CHOICE: Pick<OpenRoomBody, 'source'> = { source: { kind: 'bank', types: ['character_guess'] } };

describe.each(['sqlite', 'postgres'] as const)('live rooms on %s', (engine) => {
  let server: TestPostgres | undefined;
  let made: TestApp[];
  /** Where the leader is, and where the players are. */
  let here: string;
  let there: string;
  let clock: number;

  const listen = async (url: string | undefined, key: string): Promise<string> => {
    const app = await anApp(
      { RATE_LIMITS: 'on', ENCRYPTION_KEY: key, ...(url && { DATABASE_URL: url }) },
      { now: () => Date.now() + clock },
    );
    made.push(app);
    return app.app.listen({ host: '127.0.0.1', port: 0 });
  };
  beforeAll(async () => {
    if (engine === 'postgres') server = await startPostgres();
  });
  afterAll(async () => {
    await server?.stop();
  });
  beforeEach(async () => {
    made = [];
    clock = 0;
    const key = randomBytes(32).toString('base64');
    const database = await server?.anotherDatabase();
    here = await listen(database, key);
    there = database ? await listen(database, key) : here;
  });
  afterEach(async () => {
    for (const { app, close } of made) {
      app.server.closeAllConnections();
      await close();
    }
  });

  const storage = () => made[0]!.storage;
  const questionsOf = async (code: string): Promise<RoomQuestion[]> => {
    const row = await storage()
      .db.selectFrom('game_rooms')
      .select('questions')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    return JSON.parse(row.questions) as Game[];
  };
  const stepOf = (leader: TestSeat, action: 'start' | 'reveal' | 'next' | 'skip' | 'end') =>
    leader.lead({ action });

  describe('opening', () => {
    it('gives a code, a secret and an address, and a view of the lobby', async () => {
      const { status, body } = await post(`${here}/api/game-rooms`, {
        source: { kind: 'bank', category: 'places' },
        count: 10,
        secondsPerQuestion: 30,
        scoring: 'speed',
        teams: 2,
        title: 'Tuesday evening',
      });
      expect(status).toBe(201);
      const opened = openedRoom.strict().parse(body);
      expect(opened.code).toMatch(/^[BCDFGHJKMNPQRTVWX3479]{6}$/);
      expect(opened.hostSecret).toMatch(/^[\w-]{22}$/);
      expect(opened.joinUrl).toBe(`/join/${opened.code}`);
      expect(opened.view).toMatchObject({
        title: 'Tuesday evening',
        state: 'lobby',
        count: 10,
        players: [],
        teams: [
          { team: 1, score: 0, place: 1 },
          { team: 2, score: 0, place: 1 },
        ],
        you: { role: 'host', leads: true },
        host: { isAway: false },
      });
      const summary = await (await fetch(`${there}/api/game-rooms/${opened.code.toLowerCase()}`)).json();
      expect(roomSummary.strict().parse(summary)).toEqual({
        code: opened.code,
        title: 'Tuesday evening',
        state: 'lobby',
        players: 0,
      });
    });

    it('gives an address below PUBLIC_URL where it is set, whatever the request calls the server', async () => {
      const configured = await anApp({ PUBLIC_URL: 'https://berea.example' });
      made.push(configured);
      const { statusCode, body } = await configured.app.inject({
        method: 'POST',
        url: '/api/game-rooms',
        headers: { host: 'evil.example' },
        payload: { source: { kind: 'bank' }, count: 5, secondsPerQuestion: 30, scoring: 'speed', teams: 0 },
      });
      expect(statusCode).toBe(201);
      const { code, joinUrl } = JSON.parse(body);
      expect(joinUrl).toBe(`https://berea.example/join/${code}`);
    });

    it('plays any passage, and says how many questions a short one gives', async () => {
      const leader = await aRoom(here, { source: { kind: 'passage', reference: 'Acts 12' }, count: 15 });
      expect(await leader.view()).toMatchObject({ title: 'Acts 12', count: 15 });
      const short = await post(`${here}/api/game-rooms`, {
        source: { kind: 'passage', reference: 'John 11:35-36' },
        count: 10,
        secondsPerQuestion: 0,
        scoring: 'right',
      });
      expect(short).toMatchObject({ status: 400, body: { code: 'PASSAGE_TOO_SHORT' } });
      expect(short.body.message).toContain(`${short.body.questions}`);
    });

    it.each([
      { count: 7 },
      { secondsPerQuestion: 10 },
      { secondsPerQuestion: 181 },
      { scoring: 'luck' },
      { teams: 1 },
      { teams: 7 },
      { title: 'x'.repeat(61) },
      { source: { kind: 'bank', types: [] } },
      { source: { kind: 'bank', category: 'miracles' } },
      { source: { kind: 'web' } },
    ])('refuses %j', async (wrong) => {
      const body = {
        source: { kind: 'bank' },
        count: 5,
        secondsPerQuestion: 0,
        scoring: 'right',
        ...wrong,
      };
      expect(await post(`${here}/api/game-rooms`, body)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_REQUEST', message: expect.any(String), requestId: expect.any(String) },
      });
    });
  });

  describe('joining', () => {
    it('gives the same name a number and takes nobody’s seat', async () => {
      const leader = await aRoom(here);
      const names = [];
      for (const name of ['Ruth', 'ruth', ' RUTH ', 'Rúth', 'Ruth 2'])
        names.push(joinedRoom.strict().parse((await join(there, leader.code, name)).body).name);
      expect(names).toEqual(['Ruth', 'ruth 2', 'RUTH 3', 'Rúth 4', 'Ruth 2 2']);
      expect((await leader.view()).players.map(({ name }) => name)).toEqual(names);
    });

    it('gives two who join at the same moment two seats', async () => {
      const leader = await aRoom(here);
      const all = await Promise.all(
        Array.from({ length: 12 }, (_, at) => join(at % 2 ? here : there, leader.code, 'Tim')),
      );
      expect(all.map(({ status }) => status)).toEqual(Array(12).fill(201));
      expect(new Set(all.map(({ body }) => body.name)).size).toBe(12);
    });

    it('returns the same seat for the same key', async () => {
      const leader = await aRoom(here);
      const key = { 'idempotency-key': 'a phone' };
      const first = await join(there, leader.code, 'Ruth', key);
      const again = await join(here, leader.code, 'Ruth', key);
      expect(again.body).toMatchObject({
        playerId: first.body.playerId,
        playerSecret: first.body.playerSecret,
        name: 'Ruth',
      });
      expect((await leader.view()).players).toHaveLength(1);
    });

    it.each([
      '',
      '   ',
      '\u200b\u200b\u200d',
      '\u202e\u2066',
      'x'.repeat(21),
      'Z\u0300\u0301\u0302\u0303\u0304algo',
      'f.u.c.k',
      'Sh1t head',
    ])('refuses the name %j', async (name) => {
      const leader = await aRoom(here);
      expect(await join(there, leader.code, name)).toMatchObject({
        status: 422,
        body: { code: 'NAME_UNFIT' },
      });
      expect((await leader.view()).players).toHaveLength(0);
    });

    it.each([
      'Łukasz',
      '小明',
      'مريم',
      'நந்தினி',
      'Dick Dickson',
      'Élise-Marie',
      '😀',
      'O’Brien',
      'Grandpa Joe',
    ])('takes the name %s', async (name) => {
      const leader = await aRoom(here);
      expect(await join(there, leader.code, name)).toMatchObject({ status: 201, body: { name } });
    });

    it('refuses a name of 5,000 characters, a full room, and a thousand joins a minute', async () => {
      const leader = await aRoom(here);
      expect(await join(there, leader.code, 'x'.repeat(5_000))).toMatchObject({
        status: 400,
        body: { code: 'INVALID_REQUEST' },
      });
      for (let at = 0; at < 40; at += 1) await aPlayer(there, leader.code, `Player ${at}`);
      expect(await join(there, leader.code, 'One more')).toMatchObject({
        status: 409,
        body: { code: 'ROOM_FULL' },
      });
      const many = await Promise.all(Array.from({ length: 100 }, () => join(there, leader.code, 'Flood')));
      expect(many.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
      expect((await leader.view()).players).toHaveLength(40);
    });

    it('knows no room that is not there', async () => {
      for (const code of ['BCDFGH', 'AEIOUX', 'x', '%00'])
        expect(await join(there, encodeURIComponent(code), 'Ruth')).toMatchObject({
          status: 404,
          body: { code: 'ROOM_NOT_FOUND' },
        });
    });
  });

  describe('a game', () => {
    it('goes from question to reveal to board, everywhere, with scores that are right', async () => {
      const leader = await aRoom(here, CHOICE);
      const ruth = await aPlayer(there, leader.code, 'Ruth');
      const tim = await aPlayer(here, leader.code, 'Tim');
      const screens = [leader.follow({ comesBack: true }), ruth.follow(), tim.follow()];
      const all = (holds: Parameters<(typeof screens)[0]['until']>[0]) =>
        Promise.all(screens.map((screen) => screen.until(holds)));
      const questions = await questionsOf(leader.code);
      for (const [position, question] of questions.entries()) {
        if (position === 0) await stepOf(leader, 'start');
        const id = `q${position + 1}`;
        const asked = await all((view) => view.question?.id === id && view.state === 'question');
        expect(asked[1]!.question!.question).toBe(question.question);
        expect(await ruth.answer(id, question.correctAnswer)).toMatchObject({ status: 202 });
        expect(await tim.answer(id, 'Nebuchadnezzar the wrong')).toMatchObject({ status: 202 });
        await all((view) => view.question?.id === id && view.answered.count === 2);
        await stepOf(leader, 'reveal');
        const [ofLeader, ofRuth, ofTim] = await all(
          (view) => view.question?.id === id && view.state === 'reveal',
        );
        expect(ofLeader!.correctAnswer).toBe(question.correctAnswer);
        expect(ofRuth).toMatchObject({
          isYourAnswerRight: true,
          scripture: question.scripture,
          explanation: question.explanation,
        });
        expect(ofTim!.isYourAnswerRight).toBe(false);
        await stepOf(leader, 'next');
        const [board] = await all((view) => view.question?.id === id && view.state === 'board');
        const score = questions.slice(0, position + 1).reduce((sum, one) => sum + one.points, 0);
        expect(board!.players).toMatchObject([
          { name: 'Ruth', score, place: 1, gained: question.points },
          { name: 'Tim', score: 0, place: 2, gained: 0 },
        ]);
        await stepOf(leader, 'next');
      }
      await all((view) => view.state === 'ended');
      for (const screen of screens) {
        for (const frame of screen.frames) roomView.strict().parse(JSON.parse(dataOf(frame)));
        screen.close();
      }
    });

    it('shows no answer, and not who was right, before the reveal', async () => {
      const leader = await aRoom(here, { count: 20 });
      const ruth = await aPlayer(there, leader.code, 'Xqz');
      const tim = await aPlayer(there, leader.code, 'Wvj');
      const screens = [leader, ruth, tim].map((seat) => seat.follow({ comesBack: true }));
      const questions = await questionsOf(leader.code);
      await stepOf(leader, 'start');
      for (const [position, question] of questions.entries()) {
        const id = `q${position + 1}`;
        await screens[1]!.until((view) => view.question?.id === id);
        await ruth.answer(id, question.correctAnswer);
        await tim.answer(id, 'somebody else');
        await Promise.all(
          screens.map((one) => one.until((view) => view.question?.id === id && view.answered.count === 2)),
        );
        await stepOf(leader, 'reveal');
        await Promise.all(
          screens.map((one) => one.until((view) => view.question?.id === id && view.state === 'reveal')),
        );
        await leader.lead({ action: 'next', to: 'question' });
      }
      await screens[0]!.until((view) => view.state === 'ended');
      expect(screens[1]!.frames.length).toBeGreaterThan(40);
      for (const [at, screen] of screens.entries()) {
        for (const frame of screen.frames) {
          expectNothingToldEarly(JSON.parse(dataOf(frame)), questions, at === 1);
        }
        screen.close();
      }
    });

    it('keeps an answer until the time is up, half a second longer, and then no more', async () => {
      const leader = await aRoom(here, { ...CHOICE, secondsPerQuestion: 20 });
      const ruth = await aPlayer(there, leader.code, 'Ruth');
      const options = ['Moses', 'Aaron', 'Miriam', 'Hur'];
      await stepOf(leader, 'start');
      const screen = ruth.follow();
      const view = await screen.until(({ state }) => state === 'question');
      expect(Date.parse(view.deadline!) - Date.parse(view.now)).toBeGreaterThan(15_000);
      expect((await ruth.answer('q1', options[0]!)).status).toBe(202);
      expect((await ruth.answer('q1', options[0]!)).status).toBe(202);
      expect((await ruth.answer('q1', options[1]!)).status).toBe(202);
      clock = 20_100;
      expect((await leader.view()).state).toBe('locked');
      expect((await ruth.answer('q1', options[2]!)).status).toBe(202);
      clock = 21_000;
      expect(await ruth.answer('q1', options[3]!)).toMatchObject({ status: 409, body: { code: 'TOO_LATE' } });
      // What was stored already is accepted again: the phone did not hear that it was.
      expect((await ruth.answer('q1', options[2]!)).status).toBe(202);
      expect((await ruth.view()).yourAnswer).toBe(options[2]);
      screen.close();
    });

    it('counts answers to earlier questions and to none as what they are', async () => {
      const leader = await aRoom(here, CHOICE);
      const ruth = await aPlayer(there, leader.code, 'Ruth');
      expect(await ruth.answer('q1', 'Moses')).toMatchObject({
        status: 404,
        body: { code: 'GAME_NOT_FOUND' },
      });
      await stepOf(leader, 'start');
      await stepOf(leader, 'skip');
      expect(await ruth.answer('q1', 'Moses')).toMatchObject({ status: 409, body: { code: 'TOO_LATE' } });
      for (const id of ['q3', 'q99', 'x', '']) expect((await ruth.answer(id, 'Moses')).status).toBe(404);
      expect((await ruth.answer('q2', '   ')).status).toBe(400);
      expect((await ruth.answer('q2', 'x'.repeat(1_001))).status).toBe(400);
    });

    it('waits for nobody who came late, and pauses without losing time', async () => {
      const leader = await aRoom(here, { ...CHOICE, secondsPerQuestion: 60 });
      const ruth = await aPlayer(there, leader.code, 'Ruth');
      await stepOf(leader, 'start');
      const late = await aPlayer(there, leader.code, 'Late');
      await ruth.answer('q1', 'Moses');
      const screen = leader.follow();
      await screen.until(
        ({ answered, players }) => answered.count === 1 && answered.of === 1 && players.length === 2,
      );
      await late.answer('q1', 'Moses');
      await screen.until(({ answered }) => answered.count === 2 && answered.of === 2);
      clock = 10_000;
      const paused = (await leader.lead({ action: 'pause' })).body;
      expect(paused.state).toBe('paused');
      expect(paused.millisecondsLeft).toBeLessThanOrEqual(50_000);
      expect((await late.answer('q1', 'Aaron')).body.code).toBe('TOO_LATE');
      clock = 1_000_000;
      const resumed = (await leader.lead({ action: 'resume' })).body;
      const left = Date.parse(resumed.deadline) - Date.parse(resumed.now);
      expect(left).toBeLessThanOrEqual(50_000);
      expect(left).toBeGreaterThan(40_000);
      screen.close();
    });

    it('counts a disputed answer as right afterwards, for all who gave it', async () => {
      const leader = await aRoom(here, CHOICE);
      const players = [];
      for (const name of ['Ruth', 'Tim', 'Lydia']) players.push(await aPlayer(there, leader.code, name));
      await stepOf(leader, 'start');
      for (const [at, player] of players.entries())
        await player.answer('q1', at < 2 ? 'Queen  Vashti!' : 'Nobody');
      const accept = { action: 'accept-answer', questionId: 'q1', answer: 'queen vashti' } as const;
      expect((await leader.lead(accept)).body.code).toBe('ROOM_MOVED_ON');
      await stepOf(leader, 'reveal');
      await leader.lead({ action: 'next', to: 'question' });
      const before = await leader.view();
      expect(before.players.map(({ score }) => score)).toEqual([0, 0, 0]);
      const { body } = await leader.lead(accept);
      const points = (await questionsOf(leader.code))[0]!.points;
      expect(body.players.map(({ score }: { score: number }) => score)).toEqual([points, points, 0]);
      expect((await leader.lead({ ...accept, answer: 'never said' })).status).toBe(404);
    });

    it('takes back that a disputed answer counts, and never that a right one does', async () => {
      const leader = await aRoom(here, CHOICE);
      const ruth = await aPlayer(there, leader.code, 'Ruth');
      const tim = await aPlayer(there, leader.code, 'Tim');
      const [question] = await questionsOf(leader.code);
      await stepOf(leader, 'start');
      await ruth.answer('q1', 'Queen Vashti');
      await tim.answer('q1', question!.correctAnswer);
      await stepOf(leader, 'reveal');
      const dispute = { action: 'accept-answer', questionId: 'q1', answer: 'Queen Vashti' } as const;
      const accepted = (await leader.lead(dispute)).body;
      expect(accepted.players).toMatchObject([{ score: question!.points }, { score: question!.points }]);
      expect(accepted.answers).toContainEqual({
        answer: 'Queen Vashti',
        count: 1,
        isRight: true,
        isAccepted: true,
      });
      const { body } = await leader.lead({ ...dispute, counts: false });
      expect(body.players).toMatchObject([
        { name: 'Ruth', score: 0, place: 2 },
        { name: 'Tim', score: question!.points, place: 1 },
      ]);
      expect((await ruth.view()).isYourAnswerRight).toBe(false);
      const right = { ...dispute, answer: question!.correctAnswer, counts: false };
      expect((await leader.lead(right)).status).toBe(404);
      // The end shows what was asked, to read again, and what was accepted may still change.
      const ended = (await stepOf(leader, 'end')).body;
      expect(ended.asked).toEqual([
        {
          question: question!.question,
          correctAnswer: question!.correctAnswer,
          scripture: question!.scripture,
        },
      ]);
      expect((await leader.lead(dispute)).body.players[0].score).toBe(question!.points);
    });

    it('gives at least two thirds of the points however slow', async () => {
      const leader = await aRoom(here, { ...CHOICE, secondsPerQuestion: 20, scoring: 'speed' });
      const quick = await aPlayer(here, leader.code, 'Quick');
      const slow = await aPlayer(here, leader.code, 'Slow');
      const [question] = await questionsOf(leader.code);
      await stepOf(leader, 'start');
      await quick.answer('q1', question!.correctAnswer);
      clock = 19_000;
      await slow.answer('q1', question!.correctAnswer);
      const { body } = await stepOf(leader, 'reveal');
      const [first, second] = body.players.map(({ score }: { score: number }) => score);
      expect(first).toBe(question!.points);
      expect(second).toBeLessThan(first);
      expect(second).toBeGreaterThanOrEqual(Math.floor((question!.points * 2) / 3));
    });
  });

  describe('coming back', () => {
    it('gives a phone its seat, score and answer, at whichever instance, within 2 s', async () => {
      const leader = await aRoom(here, CHOICE);
      const ruth = await aPlayer(there, leader.code, 'Ruth');
      await stepOf(leader, 'start');
      const screen = ruth.follow();
      await screen.until(({ state }) => state === 'question');
      await ruth.answer('q1', 'Moses');
      screen.drop();
      const before = performance.now();
      for (const url of [here, there]) {
        const back = ruth.at(url).follow();
        const view = await back.until(({ yourAnswer }) => yourAnswer !== undefined);
        expect(view).toMatchObject({ yourAnswer: 'Moses', you: { name: 'Ruth', playerId: ruth.id } });
        back.close();
      }
      expect(performance.now() - before).toBeLessThan(2_000);
    });

    it('keeps the room over a restart', async () => {
      const leader = await aRoom(here, CHOICE);
      const ruth = await aPlayer(here, leader.code, 'Ruth');
      await stepOf(leader, 'start');
      await ruth.answer('q1', 'Moses');
      // As a new process knows it: from the rows alone.
      clock = 90_000;
      await expect.poll(async () => (await ruth.view()).yourAnswer, { timeout: 5_000 }).toBe('Moses');
      expect((await stepOf(leader, 'reveal')).body.state).toBe('reveal');
    });
  });

  it('counts codes and secrets that are tried, by address, and no phone that has a seat', async () => {
    const leader = await aRoom(here);
    const ruth = await aPlayer(there, leader.code, 'Ruth');
    const path = `${there}/api/game-rooms`;
    const follow = async (code: string, secret: string): Promise<number> =>
      (await fetch(`${path}/${code}/events`, { headers: { 'x-room-secret': secret } })).status;
    const tries: Record<number, number> = {};
    for (let tried = 0; tried < 600; tried += 100) {
      const seats = Array.from({ length: 50 }, (_, at) => follow(leader.code, `made up ${tried + at}`));
      const codes = Array.from({ length: 50 }, (_, at) => follow('BCDFGH', `${at}`));
      for (const status of await Promise.all([...seats, ...codes])) tries[status] = (tries[status] ?? 0) + 1;
    }
    expect(tries).toEqual({ 403: 300, 404: 300 });
    const headers = { 'x-room-secret': 'made up' };
    expect(await follow(leader.code, 'made up')).toBe(429);
    expect(await follow('BCDFGH', 'made up')).toBe(429);
    const answered = await post(`${path}/BCDFGH/answers`, { questionId: 'q1', answer: 'x' }, headers);
    expect(answered.status).toBe(429);
    expect((await post(`${path}/BCDFGH/host`, { action: 'start' }, headers)).status).toBe(429);
    expect((await fetch(`${path}/${leader.code}`)).status).toBe(429);
    expect((await ruth.view()).you.role).toBe('player');
    expect((await leader.at(there).lead({ action: 'start' })).status).toBe(200);
  });

  it('counts a seat, not those that are made up', async () => {
    const leader = await aRoom(here);
    const ruth = await aPlayer(there, leader.code, 'Ruth');
    const views = async (secret: string): Promise<number[]> => {
      const headers = { 'x-room-secret': secret };
      const follow = () => fetch(`${there}/api/game-rooms/${leader.code}/events`, { headers });
      return (await Promise.all(Array.from({ length: 121 }, follow))).map(({ status }) => status).sort();
    };
    expect(await views('made up')).toEqual(Array(121).fill(403));
    expect(await views(ruth.secret)).toEqual([...Array(120).fill(200), 429]);
  });

  describe('leading', () => {
    it('belongs to the leader’s secret, and to no other room’s', async () => {
      const leader = await aRoom(here);
      const other = await aRoom(here);
      const ruth = await aPlayer(there, leader.code, 'Ruth');
      const stranger = await aPlayer(there, other.code, 'Stranger');
      expect((await ruth.lead({ action: 'start' })).body.code).toBe('NOT_LEADER');
      for (const secret of [other.secret, stranger.secret, 'x', 'x'.repeat(500)]) {
        const headers = { 'x-room-secret': secret };
        const path = `${there}/api/game-rooms/${leader.code}`;
        expect(await post(`${path}/host`, { action: 'start' }, headers)).toMatchObject({
          status: 403,
          body: { code: 'SEAT_UNKNOWN' },
        });
        expect((await post(`${path}/answers`, { questionId: 'q1', answer: 'x' }, headers)).status).toBe(403);
        expect((await fetch(`${path}/events`, { headers })).status).toBe(403);
      }
      expect((await fetch(`${there}/api/game-rooms/${leader.code}/events`)).status).toBe(403);
      expect((await leader.view()).state).toBe('lobby');
    });

    it('lets the faster of two leaders take a step, and skips no question', async () => {
      const leader = await aRoom(here);
      await stepOf(leader, 'start');
      const { step } = await leader.view();
      const both = await Promise.all([
        leader.lead({ action: 'skip', step }),
        leader.at(there).lead({ action: 'skip', step }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(both.find(({ status }) => status === 409)!.body.code).toBe('ROOM_MOVED_ON');
      expect((await leader.view()).question!.number).toBe(2);
      expect((await leader.lead({ action: 'start' })).body.code).toBe('ROOM_MOVED_ON');
    });

    it('can be stood in for after 20 s, handed over, and taken back', async () => {
      const leader = await aRoom(here);
      const ruth = await aPlayer(there, leader.code, 'Ruth');
      const screen = ruth.follow();
      await screen.until(({ host }) => !host.isAway);
      clock = 19_000;
      expect((await ruth.lead({ action: 'start' })).body.code).toBe('NOT_LEADER');
      clock = 21_000;
      expect((await ruth.view()).host.isAway).toBe(true);
      const taken = await ruth.lead({ action: 'hand-over', playerId: ruth.id });
      expect(taken.body).toMatchObject({
        you: { leads: true, name: 'Ruth' },
        host: { name: 'Ruth', isAway: false },
      });
      expect((await leader.lead({ action: 'start' })).body.code).toBe('NOT_LEADER');
      expect((await ruth.lead({ action: 'start' })).body.state).toBe('question');
      const back = await leader.lead({ action: 'hand-over' });
      expect(back.body).toMatchObject({ you: { leads: true, role: 'host' }, state: 'question' });
      expect((await ruth.lead({ action: 'reveal' })).body.code).toBe('NOT_LEADER');
      screen.close();
    });

    it('removes a player: the seat is gone, the others stay', async () => {
      const leader = await aRoom(here, CHOICE);
      const ruth = await aPlayer(there, leader.code, 'Ruth');
      const tim = await aPlayer(there, leader.code, 'Tim');
      await stepOf(leader, 'start');
      await ruth.answer('q1', 'Moses');
      const screen = ruth.follow();
      await screen.until(({ state }) => state === 'question');
      const { body } = await leader.lead({ action: 'remove', playerId: ruth.id });
      expect(body.players.map(({ name }: { name: string }) => name)).toEqual(['Tim']);
      await screen.ended;
      expect(await ruth.answer('q1', 'Moses')).toMatchObject({ status: 403, body: { code: 'SEAT_UNKNOWN' } });
      expect((await tim.view()).players).toHaveLength(1);
      expect((await leader.lead({ action: 'remove', playerId: ruth.id })).status).toBe(409);
      expect(await storage().db.selectFrom('game_room_answers').selectAll().execute()).toEqual([]);
    });
  });

  it('erases a room an hour after its end, and any after 12 hours', async () => {
    const leader = await aRoom(here, CHOICE);
    const open = await aRoom(here, CHOICE);
    const ruth = await aPlayer(there, leader.code, 'Ruth');
    await stepOf(leader, 'start');
    await ruth.answer('q1', 'Moses');
    await stepOf(leader, 'end');
    expect(await join(there, leader.code, 'Late')).toMatchObject({
      status: 409,
      body: { code: 'ROOM_ENDED' },
    });
    clock = 59 * 60_000;
    expect((await leader.view()).state).toBe('ended');
    clock = 61 * 60_000;
    for (const url of [here, there])
      expect((await fetch(`${url}/api/game-rooms/${leader.code}`)).status).toBe(404);
    expect((await open.view()).state).toBe('lobby');
    clock = 12 * 3_600_000 + 1_000;
    expect((await fetch(`${there}/api/game-rooms/${open.code}`)).status).toBe(404);
  });
});

const dataOf = (frame: string): string => /^data: (.*)$/m.exec(frame)?.[1] ?? '';

/** A view before the reveal holds nothing that only the answer's knowledge could put there. */
function expectNothingToldEarly(
  view: Record<string, unknown>,
  questions: RoomQuestion[],
  isHers: boolean,
): void {
  const parsed = roomView.strict().parse(view);
  const told = ['reveal', 'board', 'ended'].includes(parsed.state);
  if (told || !parsed.question) return;
  const question = questions[parsed.question.number - 1]!;
  expect(parsed).not.toHaveProperty('correctAnswer');
  expect(parsed).not.toHaveProperty('explanation');
  expect(parsed).not.toHaveProperty('scripture');
  expect(parsed).not.toHaveProperty('answers');
  expect(parsed).not.toHaveProperty('isYourAnswerRight');
  for (const player of parsed.players) expect(player).not.toHaveProperty('gained');
  const earlier = questions.slice(0, parsed.question.number - 1).reduce((sum, one) => sum + one.points, 0);
  expect(parsed.players.map(({ score }) => score)).toEqual([earlier, 0]);
  // Her own words are hers; besides, the answer may stand among the options and in the question's own text only.
  const rest = {
    ...parsed,
    question: { ...parsed.question, question: '', options: [] },
    ...(isHers && { yourAnswer: '' }),
  };
  expect(JSON.stringify(view)).not.toContain(JSON.stringify(question.explanation).slice(1, -1));
  // A number also stands in times and ids.
  if (/^\d+$/.test(question.correctAnswer)) return;
  expect(JSON.stringify(rest)).not.toContain(JSON.stringify(question.correctAnswer).slice(1, -1));
}
