import { expect, test } from 'vitest';
import { groupsOf, namesIn } from './groups-of.ts';

test('Names may be typed in lines or with commas', () => {
  expect(namesIn(' Ruth, Naomi\n\nGrandpa Joe;')).toEqual(['Ruth', 'Naomi', 'Grandpa Joe']);
});

test('Everybody gets a place, and groups stay as equal as they can be', () => {
  const names = Array.from({ length: 7 }, (_, at) => `Person ${at}`);
  const groups = groupsOf(names, [4, 4, 3], () => 0.5);
  expect(groups.flat().sort()).toEqual(names);
  expect(groups.map(({ length }) => length)).toEqual([3, 2, 2]);
  expect(groupsOf([], [3, 3], () => 0)).toEqual([[], []]);
});

test('More names than places leave nobody out', () => {
  const names = Array.from({ length: 9 }, (_, at) => `Person ${at}`);
  const groups = groupsOf(names, [3, 3], () => 0.5);
  expect(groups.flat().sort()).toEqual(names);
  expect(groups.map(({ length }) => length).sort()).toEqual([4, 5]);
});
