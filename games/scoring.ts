import type { GameDifficulty } from '../content/en/games/types.ts';

/** What a right answer at the first attempt is worth. */
export const POINTS: Readonly<Record<GameDifficulty, number>> = { easy: 10, medium: 20, hard: 30 };
/** After so many wrong answers the right one is shown. */
export const MAX_ATTEMPTS = 3;
const LOST_BY_ATTEMPT = 2;
const LEAST_SCORE = 1;

/** The score of a right answer at this attempt (1 to 3): two points less for each failed one before, at least 1. */
export function scoreOf(points: number, attempt: number): number {
  return Math.max(LEAST_SCORE, points - LOST_BY_ATTEMPT * (attempt - 1));
}

/** Whether the rules can give this score after so many attempts in all; 0 is an answer that was shown. */
export function isPossibleScore(points: number, score: number, attempts: number): boolean {
  if (!Number.isInteger(attempts) || attempts < 1 || attempts > MAX_ATTEMPTS) return false;
  return score === scoreOf(points, attempts) || (score === 0 && attempts === MAX_ATTEMPTS);
}

/** How much of a question's points depends on speed, where a room plays for speed. */
const SPEED_SHARE = 1 / 3;

export interface RoomAnswer {
  readonly points: number;
  readonly scoring: 'right' | 'speed';
  readonly millisecondsUsed: number;
  /** 0 where there is no clock; speed then does not count. */
  readonly millisecondsAllowed: number;
}

/** The score of a right answer in a room: all of its points, or two thirds and the rest by the time that was left. */
export function roomScoreOf({ points, scoring, millisecondsUsed, millisecondsAllowed }: RoomAnswer): number {
  if (scoring === 'right' || millisecondsAllowed <= 0) return points;
  const left = Math.min(1, Math.max(0, 1 - millisecondsUsed / millisecondsAllowed));
  return Math.round(points * (1 - SPEED_SHARE + SPEED_SHARE * left));
}
