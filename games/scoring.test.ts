import { describe, expect, it } from 'vitest';
import { isPossibleScore, POINTS, roomScoreOf, scoreOf } from './scoring.ts';

describe('a score', () => {
  it('is two points less for each failed attempt before, and at least 1', () => {
    expect([1, 2, 3].map((attempt) => scoreOf(POINTS.easy, attempt))).toEqual([10, 8, 6]);
    expect([1, 2, 3].map((attempt) => scoreOf(POINTS.hard, attempt))).toEqual([30, 28, 26]);
    expect(scoreOf(3, 3)).toBe(1);
  });

  it('is possible only if the rules can give it', () => {
    expect(isPossibleScore(20, 20, 1)).toBe(true);
    expect(isPossibleScore(20, 18, 2)).toBe(true);
    expect(isPossibleScore(20, 0, 3)).toBe(true);
    expect(isPossibleScore(20, 20, 2)).toBe(false);
    expect(isPossibleScore(20, 0, 1)).toBe(false);
    expect(isPossibleScore(20, 14, 4)).toBe(false);
    expect(isPossibleScore(20, 20, 1.5)).toBe(false);
  });
});

describe('a score in a room', () => {
  const answer = { points: 30, millisecondsAllowed: 20_000 };
  it('does not depend on speed where right or wrong is what counts', () => {
    expect(roomScoreOf({ ...answer, scoring: 'right', millisecondsUsed: 19_000 })).toBe(30);
  });

  it('depends on speed for at most a third', () => {
    expect(roomScoreOf({ ...answer, scoring: 'speed', millisecondsUsed: 0 })).toBe(30);
    expect(roomScoreOf({ ...answer, scoring: 'speed', millisecondsUsed: 10_000 })).toBe(25);
    expect(roomScoreOf({ ...answer, scoring: 'speed', millisecondsUsed: 20_500 })).toBe(20);
  });

  it('is whole without a clock', () => {
    expect(roomScoreOf({ points: 30, scoring: 'speed', millisecondsUsed: 5, millisecondsAllowed: 0 })).toBe(
      30,
    );
  });
});
