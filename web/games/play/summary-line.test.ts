import { expect, test } from 'vitest';
import { summaryLine } from './summary-line.ts';

test('The summary names what was skipped, so that its counts add up to the questions asked', () => {
  expect(summaryLine(3, 4, 1)).toBe(
    'Three of four right, and one skipped. The rest stands below, to look up.',
  );
  expect(summaryLine(4, 4, 1)).toBe(
    'All four right, and one skipped. The people of Berea would have nodded.',
  );
  expect(summaryLine(0, 0, 5)).toBe('All were skipped. The passages are still there.');
});

test('The summary says no more than what was right where nothing was skipped', () => {
  expect(summaryLine(5, 5, 0)).toBe('All five. The people of Berea would have nodded.');
  expect(summaryLine(1, 5, 0)).toBe('One of five. Thomas needed a second look, too.');
});
