/** A game in a room, from the first question to the end: what is shown when, answers, scores, time. */
import { describe, expect, it } from 'vitest';
import { type OpenRoomBody, roomView } from '../../../contract/rooms.ts';
import type { RoomQuestion } from '../../../games/rooms/room.ts';
import { roomServers } from '../../../tests/support/room-servers.ts';
import { aPlayer, aRoom, join } from '../../../tests/support/rooms.ts';
import { ENGINES } from '../../../tests/support/shared-postgres.ts';

const CHOICE: Pick<OpenRoomBody, 'source'> = { source: { kind: 'bank', types: ['character_guess'] } };

describe.each(ENGINES)('live rooms on %s', (engine) => {
  const servers = roomServers(engine);

  describe('a game', () => {
    it('goes from question to reveal to board, everywhere, with scores that are right', async () => {
      const leader = await aRoom(servers.here, CHOICE);
      const ruth = await aPlayer(servers.there, leader.code, 'Ruth');
      const tim = await aPlayer(servers.here, leader.code, 'Tim');
      const screens = [leader.follow({ comesBack: true }), ruth.follow(), tim.follow()];
      const all = (holds: Parameters<(typeof screens)[0]['until']>[0]) =>
        Promise.all(screens.map((screen) => screen.until(holds)));
      const questions = await servers.questionsOf(leader.code);
      for (const [position, question] of questions.entries()) {
        if (position === 0) await leader.lead({ action: 'start' });
        const id = `q${position + 1}`;
        const asked = await all((view) => view.question?.id === id && view.state === 'question');
        expect(asked[1]!.question!.question).toBe(question.question);
        expect(await ruth.answer(id, question.correctAnswer)).toMatchObject({ status: 202 });
        expect(await tim.answer(id, 'Nebuchadnezzar the wrong')).toMatchObject({ status: 202 });
        await all((view) => view.question?.id === id && view.answered.count === 2);
        await leader.lead({ action: 'reveal' });
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
        await leader.lead({ action: 'next' });
        const [board] = await all((view) => view.question?.id === id && view.state === 'board');
        const score = questions.slice(0, position + 1).reduce((sum, one) => sum + one.points, 0);
        expect(board!.players).toMatchObject([
          { name: 'Ruth', score, place: 1, gained: question.points },
          { name: 'Tim', score: 0, place: 2, gained: 0 },
        ]);
        await leader.lead({ action: 'next' });
      }
      await all((view) => view.state === 'ended');
      for (const screen of screens) {
        for (const frame of screen.frames) roomView.strict().parse(JSON.parse(dataOf(frame)));
        screen.close();
      }
    });

    it('shows no answer, and not who was right, before the reveal', async () => {
      const leader = await aRoom(servers.here, { count: 20 });
      const ruth = await aPlayer(servers.there, leader.code, 'Xqz');
      const tim = await aPlayer(servers.there, leader.code, 'Wvj');
      const screens = [leader, ruth, tim].map((seat) => seat.follow({ comesBack: true }));
      const questions = await servers.questionsOf(leader.code);
      await leader.lead({ action: 'start' });
      for (const [position, question] of questions.entries()) {
        const id = `q${position + 1}`;
        await screens[1]!.until((view) => view.question?.id === id);
        await ruth.answer(id, question.correctAnswer);
        await tim.answer(id, 'somebody else');
        await Promise.all(
          screens.map((one) => one.until((view) => view.question?.id === id && view.answered.count === 2)),
        );
        await leader.lead({ action: 'reveal' });
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
      const leader = await aRoom(servers.here, { ...CHOICE, secondsPerQuestion: 20 });
      const ruth = await aPlayer(servers.there, leader.code, 'Ruth');
      const options = ['Moses', 'Aaron', 'Miriam', 'Hur'];
      await leader.lead({ action: 'start' });
      const screen = ruth.follow();
      const view = await screen.until(({ state }) => state === 'question');
      expect(Date.parse(view.deadline!) - Date.parse(view.now)).toBeGreaterThan(15_000);
      expect((await ruth.answer('q1', options[0]!)).status).toBe(202);
      expect((await ruth.answer('q1', options[0]!)).status).toBe(202);
      expect((await ruth.answer('q1', options[1]!)).status).toBe(202);
      servers.pass(20_100);
      expect((await leader.view()).state).toBe('locked');
      expect((await ruth.answer('q1', options[2]!)).status).toBe(202);
      servers.pass(21_000);
      expect(await ruth.answer('q1', options[3]!)).toMatchObject({ status: 409, body: { code: 'TOO_LATE' } });
      // What was stored already is accepted again: the phone did not hear that it was.
      expect((await ruth.answer('q1', options[2]!)).status).toBe(202);
      expect((await ruth.view()).yourAnswer).toBe(options[2]);
      screen.close();
    });

    it('counts answers to earlier questions and to none as what they are', async () => {
      const leader = await aRoom(servers.here, CHOICE);
      const ruth = await aPlayer(servers.there, leader.code, 'Ruth');
      expect(await ruth.answer('q1', 'Moses')).toMatchObject({
        status: 404,
        body: { code: 'GAME_NOT_FOUND' },
      });
      await leader.lead({ action: 'start' });
      await leader.lead({ action: 'skip' });
      expect(await ruth.answer('q1', 'Moses')).toMatchObject({ status: 409, body: { code: 'TOO_LATE' } });
      for (const id of ['q3', 'q99', 'x', '']) expect((await ruth.answer(id, 'Moses')).status).toBe(404);
      expect((await ruth.answer('q2', '   ')).status).toBe(400);
      expect((await ruth.answer('q2', 'x'.repeat(1_001))).status).toBe(400);
    });

    it('waits for nobody who came late, and pauses without losing time', async () => {
      const leader = await aRoom(servers.here, { ...CHOICE, secondsPerQuestion: 60 });
      const ruth = await aPlayer(servers.there, leader.code, 'Ruth');
      await leader.lead({ action: 'start' });
      const late = await aPlayer(servers.there, leader.code, 'Late');
      await ruth.answer('q1', 'Moses');
      const screen = leader.follow();
      const waiting = await screen.until(
        ({ answered, players }) => answered.count === 1 && answered.of === 1 && players.length === 2,
      );
      expect(waiting.players.map(({ name, isLate }) => [name, isLate])).toEqual([
        ['Ruth', undefined],
        ['Late', true],
      ]);
      await late.answer('q1', 'Moses');
      await screen.until(({ answered }) => answered.count === 2 && answered.of === 2);
      servers.pass(10_000);
      const paused = (await leader.lead({ action: 'pause' })).body;
      expect(paused.state).toBe('paused');
      expect(paused.millisecondsLeft).toBeLessThanOrEqual(50_000);
      expect((await late.answer('q1', 'Aaron')).body.code).toBe('TOO_LATE');
      servers.pass(1_000_000);
      const resumed = (await leader.lead({ action: 'resume' })).body;
      const left = Date.parse(resumed.deadline) - Date.parse(resumed.now);
      expect(left).toBeLessThanOrEqual(50_000);
      expect(left).toBeGreaterThan(40_000);
      screen.close();
    });

    it('counts a disputed answer as right afterwards, for all who gave it', async () => {
      const leader = await aRoom(servers.here, CHOICE);
      const players = [];
      for (const name of ['Ruth', 'Tim', 'Lydia'])
        players.push(await aPlayer(servers.there, leader.code, name));
      await leader.lead({ action: 'start' });
      for (const [at, player] of players.entries())
        await player.answer('q1', at < 2 ? 'Queen  Vashti!' : 'Nobody');
      const accept = { action: 'accept-answer', questionId: 'q1', answer: 'queen vashti' } as const;
      expect((await leader.lead(accept)).body.code).toBe('ROOM_MOVED_ON');
      await leader.lead({ action: 'reveal' });
      await leader.lead({ action: 'next', to: 'question' });
      const before = await leader.view();
      expect(before.players.map(({ score }) => score)).toEqual([0, 0, 0]);
      const { body } = await leader.lead(accept);
      const points = (await servers.questionsOf(leader.code))[0]!.points;
      expect(body.players.map(({ score }: { score: number }) => score)).toEqual([points, points, 0]);
      expect((await leader.lead({ ...accept, answer: 'never said' })).status).toBe(404);
    });

    it('takes back that a disputed answer counts, and never that a right one does', async () => {
      const leader = await aRoom(servers.here, CHOICE);
      const ruth = await aPlayer(servers.there, leader.code, 'Ruth');
      const tim = await aPlayer(servers.there, leader.code, 'Tim');
      const [question] = await servers.questionsOf(leader.code);
      await leader.lead({ action: 'start' });
      await ruth.answer('q1', 'Queen Vashti');
      await tim.answer('q1', question!.correctAnswer);
      await leader.lead({ action: 'reveal' });
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
      const ended = (await leader.lead({ action: 'end' })).body;
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
      const leader = await aRoom(servers.here, { ...CHOICE, secondsPerQuestion: 20, scoring: 'speed' });
      const quick = await aPlayer(servers.here, leader.code, 'Quick');
      const slow = await aPlayer(servers.here, leader.code, 'Slow');
      const [question] = await servers.questionsOf(leader.code);
      await leader.lead({ action: 'start' });
      await quick.answer('q1', question!.correctAnswer);
      servers.pass(19_000);
      await slow.answer('q1', question!.correctAnswer);
      const { body } = await leader.lead({ action: 'reveal' });
      const [first, second] = body.players.map(({ score }: { score: number }) => score);
      expect(first).toBe(question!.points);
      expect(second).toBeLessThan(first);
      expect(second).toBeGreaterThanOrEqual(Math.floor((question!.points * 2) / 3));
    });
  });

  it('erases a room an hour after its end, and any after 12 hours', async () => {
    const leader = await aRoom(servers.here, CHOICE);
    const open = await aRoom(servers.here, CHOICE);
    const ruth = await aPlayer(servers.there, leader.code, 'Ruth');
    await leader.lead({ action: 'start' });
    await ruth.answer('q1', 'Moses');
    await leader.lead({ action: 'end' });
    expect(await join(servers.there, leader.code, 'Late')).toMatchObject({
      status: 409,
      body: { code: 'ROOM_ENDED' },
    });
    servers.pass(59 * 60_000);
    expect((await leader.view()).state).toBe('ended');
    servers.pass(61 * 60_000);
    for (const url of [servers.here, servers.there])
      expect((await fetch(`${url}/api/game-rooms/${leader.code}`)).status).toBe(404);
    expect((await open.view()).state).toBe('lobby');
    servers.pass(12 * 3_600_000 + 1_000);
    expect((await fetch(`${servers.there}/api/game-rooms/${open.code}`)).status).toBe(404);
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
