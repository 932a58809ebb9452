import { expect, test } from 'vitest';
import { ICEBREAKERS } from '../content/en/games/icebreakers.ts';
import { groupSizes, planIcebreaker } from './icebreaker.ts';
import { seededRandom } from './random.ts';

test('Groups have three to five people, as equal as they can be', () => {
  expect([3, 5, 6, 8, 10, 11, 12, 15].map(groupSizes)).toEqual([
    [3],
    [5],
    [3, 3],
    [4, 4],
    [5, 5],
    [4, 4, 3],
    [4, 4, 4],
    [5, 5, 5],
  ]);
});

test('A plan fills its time, and goes from light questions to faith', () => {
  const depths = new Map(ICEBREAKERS.map(({ id, depth }) => [id, depth]));
  for (const timeLimit of [10, 15, 20, 25, 30]) {
    const { format, questions } = planIcebreaker(
      ICEBREAKERS,
      { participants: 6, timeLimit },
      seededRandom('a plan'),
    );
    expect(format.rounds.reduce((all, { minutes }) => all + minutes, 0)).toBe(timeLimit);
    expect(Math.min(...format.rounds.map(({ minutes }) => minutes))).toBeGreaterThanOrEqual(2);
    const order = questions.map(({ id }) => ['light', 'story', 'faith'].indexOf(depths.get(id)!));
    expect(order).toEqual([...order].sort());
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  }
});

test('One circle is not asked to form groups', () => {
  const plan = (participants: number) =>
    planIcebreaker(ICEBREAKERS, { participants, timeLimit: 15 }, seededRandom('a plan')).format.rounds;
  expect(plan(4)[0]?.instructions).toMatch(/^Sit in a circle/);
  expect(plan(4)[2]?.instructions).not.toContain('next group');
  expect(plan(8)[0]?.instructions).toMatch(/^Form the groups/);
  expect(plan(8)[2]?.instructions).toContain('moves to the next group');
});
