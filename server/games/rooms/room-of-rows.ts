import type { Room, RoomQuestion, RoomSettings } from '../../../games/rooms/room.ts';
import type { AnswerRow, ChangingRow, PlayerRow } from './store.ts';

interface RoomParts {
  readonly code: string;
  readonly settings: RoomSettings;
  readonly questions: readonly RoomQuestion[];
  readonly row: ChangingRow;
  readonly players: readonly PlayerRow[];
  readonly answers: readonly AnswerRow[];
}

/** A room as its rows say it is. */
export function roomOf({ code, settings, questions, row, players, answers }: RoomParts): Room {
  return {
    code,
    revision: row.revision,
    step: row.step,
    settings,
    questions,
    progress: {
      state: row.state,
      question: row.question,
      deadline: row.deadline,
      millisecondsLeft: row.milliseconds_left,
    },
    leader: row.leader,
    leaderSeenAt: row.leader_seen_at,
    players: players.map(({ id, name, team, joined_at_question }) => ({
      id,
      name,
      team,
      joinedAtQuestion: joined_at_question,
    })),
    answers: answers.map(({ player, question, answer, is_right, worth }) => ({
      player,
      question,
      answer,
      isRight: is_right === 1,
      worth,
    })),
    expiresAt: row.expires_at,
  };
}
