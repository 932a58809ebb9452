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
