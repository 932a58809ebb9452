/** How a room is opened and joined, found again, and how often that may be tried. */
import { describe, expect, it } from 'vitest';
import { joinedRoom, type OpenRoomBody, openedRoom, roomSummary } from '../../../contract/rooms.ts';
import { anApp } from '../../../tests/support/app.ts';
import { roomServers } from '../../../tests/support/room-servers.ts';
import { aPlayer, aRoom, join, post } from '../../../tests/support/rooms.ts';
import { ENGINES } from '../../../tests/support/shared-postgres.ts';

const CHOICE: Pick<OpenRoomBody, 'source'> = { source: { kind: 'bank', types: ['character_guess'] } };

describe.each(ENGINES)('live rooms on %s', (engine) => {
  const servers = roomServers(engine);

  describe('opening', () => {
    it('gives a code, a secret and an address, and a view of the lobby', async () => {
      const { status, body } = await post(`${servers.here}/api/game-rooms`, {
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
      const summary = await (
        await fetch(`${servers.there}/api/game-rooms/${opened.code.toLowerCase()}`)
      ).json();
      expect(roomSummary.strict().parse(summary)).toEqual({
        code: opened.code,
        title: 'Tuesday evening',
        state: 'lobby',
        players: 0,
      });
    });

    it('gives an address below PUBLIC_URL where it is set, whatever the request calls the server', async () => {
      const configured = await anApp({ PUBLIC_URL: 'https://berea.example' });
      const { statusCode, body } = await configured.app.inject({
        method: 'POST',
        url: '/api/game-rooms',
        headers: { host: 'evil.example' },
        payload: { source: { kind: 'bank' }, count: 5, secondsPerQuestion: 30, scoring: 'speed', teams: 0 },
      });
      expect(statusCode).toBe(201);
      await configured.close();
      const { code, joinUrl } = JSON.parse(body);
      expect(joinUrl).toBe(`https://berea.example/join/${code}`);
    });

    it('plays any passage, and says how many questions a short one gives', async () => {
      const leader = await aRoom(servers.here, {
        source: { kind: 'passage', reference: 'Acts 12' },
        count: 15,
      });
      expect(await leader.view()).toMatchObject({ title: 'Acts 12', count: 15 });
      const short = await post(`${servers.here}/api/game-rooms`, {
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
      expect(await post(`${servers.here}/api/game-rooms`, body)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_REQUEST', message: expect.any(String), requestId: expect.any(String) },
      });
    });
  });

  describe('joining', () => {
    it('gives the same name a number and takes nobody’s seat', async () => {
      const leader = await aRoom(servers.here);
      const names = [];
      for (const name of ['Ruth', 'ruth', ' RUTH ', 'Rúth', 'Ruth 2'])
        names.push(joinedRoom.strict().parse((await join(servers.there, leader.code, name)).body).name);
      expect(names).toEqual(['Ruth', 'ruth 2', 'RUTH 3', 'Rúth 4', 'Ruth 2 2']);
      expect((await leader.view()).players.map(({ name }) => name)).toEqual(names);
    });

    it('gives two who join at the same moment two seats', async () => {
      const leader = await aRoom(servers.here);
      const all = await Promise.all(
        Array.from({ length: 12 }, (_, at) =>
          join(at % 2 ? servers.here : servers.there, leader.code, 'Tim'),
        ),
      );
      expect(all.map(({ status }) => status)).toEqual(Array(12).fill(201));
      expect(new Set(all.map(({ body }) => body.name)).size).toBe(12);
    });

    it('returns the same seat for the same key', async () => {
      const leader = await aRoom(servers.here);
      const key = { 'idempotency-key': 'a phone' };
      const first = await join(servers.there, leader.code, 'Ruth', key);
      const again = await join(servers.here, leader.code, 'Ruth', key);
      expect(again.body).toMatchObject({
        playerId: first.body.playerId,
        playerSecret: first.body.playerSecret,
        name: 'Ruth',
      });
      expect((await leader.view()).players).toHaveLength(1);
    });

    it.each([
      ['', 'letter, digit or emoji'],
      ['   ', 'letter, digit or emoji'],
      ['\u200b\u200b\u200d', 'letter, digit or emoji'],
      ['\u202e\u2066', 'letter, digit or emoji'],
      ['x'.repeat(21), 'too long'],
      ['Z\u0300\u0301\u0302\u0303\u0304algo', 'fit for everybody'],
      ['f.u.c.k', 'fit for everybody'],
      ['Sh1t head', 'fit for everybody'],
    ])('refuses the name %j, and says why', async (name, why) => {
      const leader = await aRoom(servers.here);
      expect(await join(servers.there, leader.code, name)).toMatchObject({
        status: 422,
        body: { code: 'NAME_UNFIT', message: expect.stringContaining(why) },
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
      '👨‍👩‍👧',
      'O’Brien',
      'Grandpa Joe',
    ])('takes the name %s', async (name) => {
      const leader = await aRoom(servers.here);
      expect(await join(servers.there, leader.code, name)).toMatchObject({ status: 201, body: { name } });
    });

    it('refuses a name of 5,000 characters, a full room, and a thousand joins a minute', async () => {
      const leader = await aRoom(servers.here);
      expect(await join(servers.there, leader.code, 'x'.repeat(5_000))).toMatchObject({
        status: 400,
        body: { code: 'INVALID_REQUEST' },
      });
      for (let at = 0; at < 40; at += 1) await aPlayer(servers.there, leader.code, `Player ${at}`);
      expect(await join(servers.there, leader.code, 'One more')).toMatchObject({
        status: 409,
        body: { code: 'ROOM_FULL' },
      });
      const many = await Promise.all(
        Array.from({ length: 100 }, () => join(servers.there, leader.code, 'Flood')),
      );
      expect(many.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
      expect((await leader.view()).players).toHaveLength(40);
    });

    it('knows no room that is not there', async () => {
      for (const code of ['BCDFGH', 'AEIOUX', 'x', '%00'])
        expect(await join(servers.there, encodeURIComponent(code), 'Ruth')).toMatchObject({
          status: 404,
          body: { code: 'ROOM_NOT_FOUND' },
        });
    });
  });

  describe('coming back', () => {
    it('gives a phone its seat, score and answer with the first event or the next, at whichever instance', async () => {
      const leader = await aRoom(servers.here, CHOICE);
      const ruth = await aPlayer(servers.there, leader.code, 'Ruth');
      await leader.lead({ action: 'start' });
      const screen = ruth.follow();
      await screen.until(({ state }) => state === 'question');
      await ruth.answer('q1', 'Moses');
      screen.drop();
      for (const url of [servers.here, servers.there]) {
        const back = ruth.at(url).follow();
        const view = await back.until(({ yourAnswer }) => yourAnswer !== undefined);
        expect(view).toMatchObject({ yourAnswer: 'Moses', you: { name: 'Ruth', playerId: ruth.id } });
        expect(back.frames.length).toBeLessThanOrEqual(2);
        back.close();
      }
    });

    it('keeps the room over a restart', async () => {
      const leader = await aRoom(servers.here, CHOICE);
      const ruth = await aPlayer(servers.here, leader.code, 'Ruth');
      await leader.lead({ action: 'start' });
      await ruth.answer('q1', 'Moses');
      // As a new process knows it: from the rows alone.
      servers.pass(90_000);
      await expect.poll(async () => (await ruth.view()).yourAnswer, { timeout: 5_000 }).toBe('Moses');
      expect((await leader.lead({ action: 'reveal' })).body.state).toBe('reveal');
    });
  });

  it('counts codes and secrets that are tried, by address, and no phone that has a seat', async () => {
    const leader = await aRoom(servers.here);
    const ruth = await aPlayer(servers.there, leader.code, 'Ruth');
    const path = `${servers.there}/api/game-rooms`;
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
    expect((await leader.at(servers.there).lead({ action: 'start' })).status).toBe(200);
  });

  it('counts a seat, not those that are made up', async () => {
    const leader = await aRoom(servers.here);
    const ruth = await aPlayer(servers.there, leader.code, 'Ruth');
    const views = async (secret: string): Promise<number[]> => {
      const headers = { 'x-room-secret': secret };
      const follow = () => fetch(`${servers.there}/api/game-rooms/${leader.code}/events`, { headers });
      return (await Promise.all(Array.from({ length: 121 }, follow))).map(({ status }) => status).sort();
    };
    expect(await views('made up')).toEqual(Array(121).fill(403));
    expect(await views(ruth.secret)).toEqual([...Array(120).fill(200), 429]);
  });
});
