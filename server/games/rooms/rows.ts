import type { RoomAnswer, RoomPlayer } from '../../../games/rooms/room.ts';
import type { AnswerRow, PlayerRow } from './store.ts';

/** Rows of a room as the rules of rooms take them. */

export const playerOfRow = ({ id, name, team, joined_at_question }: PlayerRow): RoomPlayer => ({
  id,
  name,
  team,
  joinedAtQuestion: joined_at_question,
});

export const answerOfRow = ({ player, question, answer, is_right, worth }: AnswerRow): RoomAnswer => ({
  player,
  question,
  answer,
  isRight: is_right === 1,
  worth,
});
