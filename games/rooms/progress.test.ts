import { describe, expect, it } from 'vitest';
import {
  IN_LOBBY,
  isRevealed,
  millisecondsUsed,
  type RoomStep,
  stateAt,
  takeStep,
  takesAnswers,
} from './progress.ts';

const RULES = { questions: 2, secondsPerQuestion: 30 };
const play = (...steps: [RoomStep, number?][]) =>
  steps.reduce<typeof IN_LOBBY | undefined>(
    (progress, [step, now = 0]) => progress && takeStep(progress, step, RULES, now),
    IN_LOBBY,
  );
const START: RoomStep = { action: 'start' };
const REVEAL: RoomStep = { action: 'reveal' };
const NEXT: RoomStep = { action: 'next' };
const PAUSE: RoomStep = { action: 'pause' };
const RESUME: RoomStep = { action: 'resume' };

describe('the steps of a room', () => {
  it('lead through all questions to the end', () => {
    const states = [START, REVEAL, NEXT, NEXT, REVEAL, NEXT, NEXT].map(
      (_, at, all) => play(...all.slice(0, at + 1).map((step): [RoomStep] => [step]))?.state,
    );
    expect(states).toEqual(['question', 'reveal', 'board', 'question', 'reveal', 'board', 'ended']);
  });

  it('may leave the board out, skip, and end at any time', () => {
    expect(play([START], [REVEAL], [{ action: 'next', to: 'question' }])).toMatchObject({
      state: 'question',
      question: 1,
    });
    expect(play([START], [{ action: 'skip' }])).toMatchObject({ state: 'question', question: 1 });
    expect(play([START], [{ action: 'skip' }], [{ action: 'skip' }])).toMatchObject({
      state: 'ended',
      question: 1,
    });
    expect(play([{ action: 'end' }])?.state).toBe('ended');
    expect(play([{ action: 'end' }], [{ action: 'end' }])).toBeUndefined();
  });

  it('are refused where they make no sense', () => {
    for (const step of [REVEAL, NEXT, PAUSE, RESUME, { action: 'skip' } as const])
      expect(play([step])).toBeUndefined();
    expect(play([START], [START])).toBeUndefined();
    expect(play([START], [NEXT])).toBeUndefined();
    expect(play([START], [REVEAL], [REVEAL])).toBeUndefined();
    expect(play([START], [PAUSE, 30_000])).toBeUndefined();
  });
});

describe('the clock', () => {
  const asked = play([START, 1_000])!;

  it('locks the question, with half a second for answers on their way', () => {
    expect(asked.deadline).toBe(31_000);
    expect([stateAt(asked, 30_999), stateAt(asked, 31_000)]).toEqual(['question', 'locked']);
    expect([takesAnswers(asked, 31_500), takesAnswers(asked, 31_501)]).toEqual([true, false]);
    expect(takeStep(asked, REVEAL, RULES, 40_000)?.state).toBe('reveal');
  });

  it('stands while paused', () => {
    const paused = takeStep(asked, PAUSE, RULES, 11_000)!;
    expect(paused).toMatchObject({ state: 'paused', deadline: null, millisecondsLeft: 20_000 });
    expect(takesAnswers(paused, 12_000)).toBe(false);
    const resumed = takeStep(paused, RESUME, RULES, 100_000)!;
    expect(resumed).toMatchObject({ state: 'question', deadline: 120_000 });
    expect(millisecondsUsed(resumed, RULES, 105_000)).toBe(15_000);
  });

  it('is none where a question has all the time it takes', () => {
    const open = takeStep(IN_LOBBY, START, { ...RULES, secondsPerQuestion: 0 }, 0)!;
    expect(open.deadline).toBeNull();
    expect(stateAt(open, 1e12)).toBe('question');
    expect(millisecondsUsed(open, { ...RULES, secondsPerQuestion: 0 }, 1e12)).toBe(0);
  });
});

it('an answer is known from its reveal on', () => {
  const asked = play([START], [{ action: 'skip' }])!;
  expect([isRevealed(asked, 0), isRevealed(asked, 1), isRevealed(asked, 2)]).toEqual([true, false, false]);
  expect(isRevealed(play([START], [REVEAL])!, 0)).toBe(true);
});
