import { AppError } from '../../../contract/errors.ts';
import { ENDED_ROOM_MINUTES, ROOM_HOURS } from '../../../contract/limits.ts';
import type { RoomHostBody } from '../../../contract/rooms.ts';
import { whoGave } from '../../../games/rooms/disputed.ts';
import { IN_LOBBY, isRevealed, type RoomStep, takeStep } from '../../../games/rooms/progress.ts';
import { positionOf, type Room, type RoomPlayer, rulesOf } from '../../../games/rooms/room.ts';
import type { Storage, TransactionQuery } from '../../storage/types.ts';
import type { QuestionsFor } from '../games.ts';
import type { LiveRoom } from './live-room.ts';
import { questionsOf } from './new-room.ts';
import { acceptAnswers, beginAgain, handOver, move, removePlayer } from './store.ts';

interface MoveDeps {
  readonly storage: Storage;
  readonly now: () => number;
  readonly questions: QuestionsFor;
}

const MINUTE_MS = 60_000;

/** What the leader's action writes. Throws ROOM_MOVED_ON and GAME_NOT_FOUND where it makes no sense now. */
export function queriesOf(deps: MoveDeps, live: LiveRoom, action: RoomHostBody): TransactionQuery[] {
  const { storage, now } = deps;
  const room = live.room();
  const { step } = room;
  switch (action.action) {
    case 'remove':
      return removePlayer(storage, live.id, playerOf(room, action.playerId).id);
    case 'hand-over': {
      const leader = action.playerId === undefined ? null : playerOf(room, action.playerId).id;
      return handOver(storage, { room: live.id, leader, step, now: now() });
    }
    case 'accept-answer':
      return acceptBy(storage, live, action);
    case 'play-again':
      return playAgain(deps, live);
    default:
      return moveBy(deps, live, action);
  }
}

function acceptBy(
  storage: Storage,
  live: LiveRoom,
  { questionId, answer, counts = true }: Extract<RoomHostBody, { action: 'accept-answer' }>,
): TransactionQuery[] {
  const room = live.room();
  const question = positionOf(questionId, room.questions.length);
  if (question === undefined) throw new AppError('GAME_NOT_FOUND');
  if (!isRevealed(room.progress, question)) throw new AppError('ROOM_MOVED_ON');
  const players = whoGave(room, { question, answer, counts });
  if (players.length === 0)
    throw new AppError('GAME_NOT_FOUND', { message: counts ? NOBODY_GAVE_IT : NOT_ACCEPTED });
  return acceptAnswers(storage, { room: live.id, question, players, counts, step: room.step });
}

const NOBODY_GAVE_IT = 'Nobody gave this answer to the question.';
const NOT_ACCEPTED = 'This answer was not accepted by the leader.';

function moveBy({ storage, now }: MoveDeps, live: LiveRoom, action: RoomStep): TransactionQuery[] {
  const room = live.room();
  const progress = takeStep(room.progress, action, rulesOf(room), now());
  if (!progress) throw new AppError('ROOM_MOVED_ON');
  return move(storage, {
    room: live.id,
    step: room.step,
    progress,
    skipped: action.action === 'skip' ? room.progress.question : undefined,
    expiresAt: progress.state === 'ended' ? now() + ENDED_ROOM_MINUTES * MINUTE_MS : undefined,
  });
}

/** Another game for those who are there, with other questions as far as there are any. */
function playAgain({ storage, questions }: MoveDeps, live: LiveRoom): TransactionQuery[] {
  const { progress, questions: before, settings, step } = live.room();
  const { source, version } = settings;
  if (progress.state !== 'ended' || source === undefined) throw new AppError('ROOM_MOVED_ON');
  const { games } = questions({
    source: { ...source, version },
    count: before.length,
    except: before.map(({ question }) => question),
  });
  return beginAgain(storage, {
    room: live.id,
    step,
    questions: questionsOf(games),
    progress: IN_LOBBY,
    lifetimeMs: ROOM_HOURS * 60 * MINUTE_MS,
  });
}

function playerOf(room: Room, playerId: string): RoomPlayer {
  const player = room.players.find(({ id }) => id === playerId);
  if (!player) throw new AppError('ROOM_MOVED_ON', { message: 'This player is no longer in the room.' });
  return player;
}
