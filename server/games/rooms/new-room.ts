import { v7 as uuid } from 'uuid';
import { ROOM_HOURS } from '../../../contract/limits.ts';
import type { Game, Random } from '../../../games/question.ts';
import { newRoomCode } from '../../../games/rooms/code.ts';
import { IN_LOBBY } from '../../../games/rooms/progress.ts';
import type { RoomQuestion, RoomSettings } from '../../../games/rooms/room.ts';
import { isUniqueViolation } from '../../storage/errors.ts';
import type { Storage } from '../../storage/types.ts';
import { insertRoom } from './store.ts';

interface NewRoom {
  readonly settings: RoomSettings;
  readonly games: readonly Game[];
  /** SHA-256 of the secret that leads it. */
  readonly hostHash: string;
}

interface NewRoomDeps {
  readonly storage: Storage;
  readonly random: Random;
  readonly now: () => number;
}

const HOUR_MS = 3_600_000;
const CODE_TRIES = 5;

/** Inserts the room under a code that no other has, and returns the code. */
export async function insertUnderNewCode(
  { storage, random, now }: NewRoomDeps,
  { settings, games, hostHash }: NewRoom,
): Promise<string> {
  const at = now();
  const { state, question } = IN_LOBBY;
  for (let tries = 1; ; tries += 1) {
    const code = newRoomCode(random);
    try {
      await insertRoom(storage, {
        id: uuid(),
        code,
        host_hash: hostHash,
        settings: JSON.stringify(settings),
        questions: questionsOf(games),
        state,
        question,
        deadline: null,
        milliseconds_left: null,
        step: 0,
        revision: 1,
        seating: 0,
        players: 0,
        leader: null,
        leader_seen_at: at,
        created_at: at,
        expires_at: at + ROOM_HOURS * HOUR_MS,
      });
      return code;
    } catch (error) {
      if (!isUniqueViolation(error) || tries === CODE_TRIES) throw error;
    }
  }
}

/** The questions of a room, as its row has them. */
export const questionsOf = (games: readonly Game[]): string => JSON.stringify(games.map(questionOf));

/** What a room keeps of a game: no hints, no title. */
function questionOf(game: Game): RoomQuestion {
  const { type, question, correctAnswer, answerRule, points, scripture, explanation } = game;
  return {
    type,
    question,
    correctAnswer,
    answerRule,
    points,
    scripture,
    explanation,
    ...(game.multipleChoiceOptions && { multipleChoiceOptions: game.multipleChoiceOptions }),
    ...(game.version !== undefined && { version: game.version }),
  };
}
