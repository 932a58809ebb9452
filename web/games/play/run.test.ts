import { describe, expect, test } from 'vitest';
import { aGame } from '../testing/game.ts';
import { hintsOf, nextRun, optionsOf, type Run, type RunEvent, startRun, totalsOf } from './run.ts';

const games = [
  aGame({ id: 'one', points: 20 }),
  aGame({ id: 'two', points: 10 }),
  aGame({ id: 'three', points: 30 }),
];
const play = (events: RunEvent[], kind: Run['kind'] = 'quiz'): Run =>
  events.reduce(nextRun, startRun(kind, games, { now: 0 })!);
const answer = (isRight: boolean, now = 1_000): RunEvent[] => [
  { type: 'answered', answer: isRight ? 'Eutychus' : 'Demas' },
  { type: 'submitted', isRight, now },
];
const next: RunEvent = { type: 'next', now: 2_000 };

describe('a run', () => {
  test('gives the points less two for each failed attempt', () => {
    const { question } = play([...answer(false), ...answer(true, 7_400)]);
    expect(question.result).toMatchObject({ kind: 'correct', earned: 18, attempts: 2, seconds: 7 });
    expect(question.wrong).toEqual(['Demas']);
  });

  test('counts no more time than the server takes, however long a question was open', () => {
    expect(play(answer(true, 3 * 86_400_000)).question.result).toMatchObject({ seconds: 86_400 });
  });

  test('reveals the answer after three wrong ones', () => {
    const twice = play([...answer(false), ...answer(false)]);
    expect(twice.question).toMatchObject({ result: null, answer: '', wrong: ['Demas', 'Demas'] });
    expect(play([...answer(false), ...answer(false), ...answer(false)]).question.result).toMatchObject({
      kind: 'revealed',
      earned: 0,
      attempts: 3,
    });
  });

  test('ignores an empty answer, and everything but Next Question after the end of a question', () => {
    expect(
      play([
        { type: 'answered', answer: '  ' },
        { type: 'submitted', isRight: false, now: 1 },
      ]).question.wrong,
    ).toEqual([]);
    const done = play(answer(true));
    for (const event of [...answer(false), { type: 'hint' }, { type: 'skipped', now: 1 }] as RunEvent[])
      expect(nextRun(done, event)).toBe(done);
    expect(play([next]).index).toBe(0);
  });

  test('shows hints up to the last', () => {
    const hint: RunEvent = { type: 'hint' };
    expect(play([hint]).question.hintsShown).toBe(1);
    expect(play([hint, hint, hint, hint]).question.hintsShown).toBe(2);
  });

  test('ends with its totals; skipped questions count neither way', () => {
    const over = play([
      ...answer(true),
      next,
      { type: 'skipped', now: 1 },
      next,
      ...answer(false),
      { type: 'timed-out', now: 9 },
      next,
    ]);
    expect(over.isOver).toBe(true);
    expect(over.results.map(({ kind }) => kind)).toEqual(['correct', 'skipped', 'revealed']);
    expect(totalsOf(over)).toEqual({
      score: 20,
      possible: 60,
      correct: 1,
      answered: 2,
      accuracy: 50,
      streak: 0,
      bestStreak: 1,
    });
  });

  test('in single play goes on with any other question', () => {
    const run = play([...answer(true), { type: 'another', game: aGame({ id: 'four' }), now: 5 }], 'single');
    expect([run.question.game.id, run.question.startedAt, run.isOver]).toEqual(['four', 5, false]);
  });

  test('cannot be started without questions', () => {
    expect(startRun('quiz', [], { now: 0 })).toBeNull();
  });
});

test('Hints and options that are not what they should be are dropped', () => {
  expect(hintsOf({ hints: '["one", "", 3, "two"]' })).toEqual(['one', 'two']);
  expect(hintsOf({ hints: 'not JSON' })).toEqual([]);
  expect(hintsOf({ hints: '{}' })).toEqual([]);
  expect(optionsOf({ multipleChoiceOptions: ['a', ' ', 'b', 7 as unknown as string] })).toEqual(['a', 'b']);
  expect(optionsOf({})).toEqual([]);
});
