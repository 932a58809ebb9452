import { expect, it } from 'vitest';
import { whenToTryAgain } from './waiting-time.ts';

const NOON = new Date(2026, 10, 28, 12).getTime();

it.each([
  [0, ''],
  [60, ''],
  [61, ' You can try again in about 2 minutes, at 12:01'],
  [3_367, ' You can try again in about 57 minutes, at 12:56'],
  [5_400, ' You can try again in about 2 hours, at 1'],
])('a wait of %i s is said in words from more than a minute on', (seconds, words) => {
  expect(whenToTryAgain(NOON + seconds * 1_000, NOON).startsWith(words)).toBe(true);
  if (!words) expect(whenToTryAgain(NOON + seconds * 1_000, NOON)).toBe('');
});
