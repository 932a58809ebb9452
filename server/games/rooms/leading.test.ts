/** Who may lead a room, and what only the leader may do. */
import { describe, expect, it } from 'vitest';
import type { OpenRoomBody } from '../../../contract/rooms.ts';
import { roomServers } from '../../../tests/support/room-servers.ts';
import { aPlayer, aRoom, post } from '../../../tests/support/rooms.ts';
import { ENGINES } from '../../../tests/support/shared-postgres.ts';

const CHOICE: Pick<OpenRoomBody, 'source'> = { source: { kind: 'bank', types: ['character_guess'] } };

describe.each(ENGINES)('live rooms on %s', (engine) => {
  const servers = roomServers(engine);

  describe('leading', () => {
    it('belongs to the leader’s secret, and to no other room’s', async () => {
      const leader = await aRoom(servers.here);
      const other = await aRoom(servers.here);
      const ruth = await aPlayer(servers.there, leader.code, 'Ruth');
      const stranger = await aPlayer(servers.there, other.code, 'Stranger');
      expect((await ruth.lead({ action: 'start' })).body.code).toBe('NOT_LEADER');
      for (const secret of [other.secret, stranger.secret, 'x', 'x'.repeat(500)]) {
        const headers = { 'x-room-secret': secret };
        const path = `${servers.there}/api/game-rooms/${leader.code}`;
        expect(await post(`${path}/host`, { action: 'start' }, headers)).toMatchObject({
          status: 403,
          body: { code: 'SEAT_UNKNOWN' },
        });
        expect((await post(`${path}/answers`, { questionId: 'q1', answer: 'x' }, headers)).status).toBe(403);
        expect((await fetch(`${path}/events`, { headers })).status).toBe(403);
      }
      expect((await fetch(`${servers.there}/api/game-rooms/${leader.code}/events`)).status).toBe(403);
      expect((await leader.view()).state).toBe('lobby');
    });

    it('lets the faster of two leaders take a step, and skips no question', async () => {
      const leader = await aRoom(servers.here);
      await leader.lead({ action: 'start' });
      const { step } = await leader.view();
      const both = await Promise.all([
        leader.lead({ action: 'skip', step }),
        leader.at(servers.there).lead({ action: 'skip', step }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(both.find(({ status }) => status === 409)!.body.code).toBe('ROOM_MOVED_ON');
      expect((await leader.view()).question!.number).toBe(2);
      expect((await leader.lead({ action: 'start' })).body.code).toBe('ROOM_MOVED_ON');
    });

    it('can be stood in for after 20 s, handed over, and taken back', async () => {
      const leader = await aRoom(servers.here);
      const ruth = await aPlayer(servers.there, leader.code, 'Ruth');
      const screen = ruth.follow();
      await screen.until(({ host }) => !host.isAway);
      servers.pass(19_000);
      expect((await ruth.lead({ action: 'start' })).body.code).toBe('NOT_LEADER');
      servers.pass(21_000);
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

    it.each([CHOICE, { source: { kind: 'passage', reference: 'Acts 12' } } as const])(
      'plays again with the same people, other questions and scores from 0, everywhere: %j',
      async (choice) => {
        const leader = await aRoom(servers.here, { ...choice, secondsPerQuestion: 20 });
        const ruth = await aPlayer(servers.there, leader.code, 'Ruth');
        const before = await servers.questionsOf(leader.code);
        const phone = ruth.follow();
        const again = { action: 'play-again' } as const;
        expect((await leader.lead(again)).body.code).toBe('ROOM_MOVED_ON');
        await leader.lead({ action: 'start' });
        await ruth.answer('q1', before[0]!.correctAnswer);
        const late = await aPlayer(servers.there, leader.code, 'Late');
        await leader.lead({ action: 'end' });
        const ended = await phone.until(({ state }) => state === 'ended');
        expect((await ruth.lead(again)).body.code).toBe('NOT_LEADER');
        servers.pass(50 * 60_000);
        expect((await leader.lead(again)).body).toMatchObject({
          code: leader.code,
          state: 'lobby',
          players: [{ name: 'Ruth', score: 0, hasAnswered: false }, { name: 'Late' }],
        });
        const lobby = await phone.until(({ state, step }) => state === 'lobby' && step > ended.step);
        expect(lobby).toMatchObject({ title: ended.title, you: { name: 'Ruth' } });
        expect(lobby.question).toBeUndefined();
        // It would have been erased an hour after the first game.
        servers.pass(70 * 60_000);
        const questions = await servers.questionsOf(leader.code);
        expect(questions.filter(({ question }) => before.some((one) => one.question === question))).toEqual(
          [],
        );
        await leader.at(servers.there).lead({ action: 'start' });
        const asked = await phone.until(({ state, step }) => state === 'question' && step > ended.step);
        expect(asked.question!.question).toBe(questions[0]!.question);
        expect(asked.answered).toEqual({ count: 0, of: 2 });
        await late.answer('q1', questions[0]!.correctAnswer);
        const { body } = await leader.lead({ action: 'reveal' });
        expect(body.players).toMatchObject([{ score: 0 }, { score: questions[0]!.points }]);
        servers.pass(13 * 3_600_000);
        await expect.poll(async () => (await leader.lead({ action: 'end' })).status).toBe(404);
        phone.close();
      },
    );

    it('removes a player: the seat is gone, the others stay', async () => {
      const leader = await aRoom(servers.here, CHOICE);
      const ruth = await aPlayer(servers.there, leader.code, 'Ruth');
      const tim = await aPlayer(servers.there, leader.code, 'Tim');
      await leader.lead({ action: 'start' });
      await ruth.answer('q1', 'Moses');
      const screen = ruth.follow();
      await screen.until(({ state }) => state === 'question');
      const { body } = await leader.lead({ action: 'remove', playerId: ruth.id });
      expect(body.players.map(({ name }: { name: string }) => name)).toEqual(['Tim']);
      await screen.ended;
      expect(await ruth.answer('q1', 'Moses')).toMatchObject({ status: 403, body: { code: 'SEAT_UNKNOWN' } });
      expect((await tim.view()).players).toHaveLength(1);
      expect((await leader.lead({ action: 'remove', playerId: ruth.id })).status).toBe(409);
      const left = servers.storage.db
        .selectFrom('game_room_answers')
        .selectAll()
        .where('player', '=', ruth.id);
      expect(await left.execute()).toEqual([]);
    });
  });
});
