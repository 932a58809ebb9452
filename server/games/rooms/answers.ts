import { AppError } from '../../../contract/errors.ts';
import { checkAnswer } from '../../../games/check-answer.ts';
import { millisecondsUsed, takesAnswers } from '../../../games/rooms/progress.ts';
import { positionOf, type Room, rulesOf } from '../../../games/rooms/room.ts';
import { roomScoreOf } from '../../../games/scoring.ts';
import { failureOf } from '../../storage/errors.ts';
import { type Storage, TransactionRefused } from '../../storage/types.ts';
import type { LiveRoom } from './live-room.ts';
import { type AnswerRow, saveAnswer } from './store.ts';

/** An answer to a question, by the name that the question has in its room. */
export interface GivenTo {
  readonly questionId: string;
  readonly answer: string;
}

interface AnswerDeps {
  readonly storage: Storage;
  readonly now: () => number;
}

/** The revision that holds the answer, or why it was not taken, as far as this instance knows. */
export async function tryAnswer(
  { storage, now }: AnswerDeps,
  live: LiveRoom,
  player: string,
  given: GivenTo,
): Promise<number | AppError> {
  const room = live.room();
  const judged = judge(room, player, given, now());
  if (judged instanceof AppError) return judged;
  if (judged === 'unchanged') return room.revision;
  try {
    const [changed] = await storage.transaction(saveAnswer(storage, { room: live.id, ...judged }, room.step));
    live.refreshSoon();
    return Number(changed?.rows[0]?.revision);
  } catch (error) {
    const isSeatGone = failureOf(error) === 'foreign-key';
    if (isSeatGone || error instanceof TransactionRefused) return new AppError('TOO_LATE', { cause: error });
    throw error;
  }
}

/** The answer as it is stored; `unchanged` where the player has given this answer already. */
function judge(
  room: Room,
  player: string,
  given: GivenTo,
  now: number,
): Omit<AnswerRow, 'room'> | 'unchanged' | AppError {
  const { progress, settings, questions } = room;
  const position = positionOf(given.questionId, questions.length);
  const question = position === undefined ? undefined : questions[position];
  if (position === undefined || question === undefined || position > progress.question)
    return new AppError('GAME_NOT_FOUND');
  const before = room.answers.find((one) => one.player === player && one.question === position);
  if (before?.answer === given.answer) return 'unchanged';
  if (position !== progress.question || !takesAnswers(progress, now)) return new AppError('TOO_LATE');
  return {
    player,
    question: position,
    answer: given.answer,
    is_right: checkAnswer(given.answer, question) ? 1 : 0,
    worth: roomScoreOf({
      points: question.points,
      scoring: settings.scoring,
      millisecondsUsed: millisecondsUsed(progress, rulesOf(room), now),
      millisecondsAllowed: settings.secondsPerQuestion * 1_000,
    }),
  };
}
