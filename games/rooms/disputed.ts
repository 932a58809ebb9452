import { plain } from '../answers/plain.ts';
import { checkAnswer } from '../check-answer.ts';
import type { Room, RoomAnswer } from './room.ts';

/** What two answers share that mean the same to a leader: "Queen Vashti!" and "queen vashti". */
export const meaningOf = (answer: string): string => plain(answer) || answer;

/** Whether an answer counts only because the leader accepted it. */
export function isAccepted({ questions }: Room, { question, answer, isRight }: RoomAnswer): boolean {
  const asked = questions[question];
  return isRight && asked !== undefined && !checkAnswer(answer, asked);
}

interface Disputed {
  readonly question: number;
  readonly answer: string;
  /** False: the leader takes back that it counts. */
  readonly counts: boolean;
}

/** The players whose answer this is. Of answers to be taken back only those that the leader accepted. */
export function whoGave(room: Room, { question, answer, counts }: Disputed): string[] {
  return room.answers
    .filter((one) => one.question === question && meaningOf(one.answer) === meaningOf(answer))
    .filter((one) => counts || isAccepted(room, one))
    .map(({ player }) => player);
}
