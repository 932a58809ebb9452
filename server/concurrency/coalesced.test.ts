import { expect, test } from 'vitest';
import { coalesced } from './coalesced.ts';

test('Calls that come while the task runs share its next run', async () => {
  const ends: (() => void)[] = [];
  const run = coalesced(() => new Promise<void>((resolve) => ends.push(resolve)));
  const first = run();
  const second = run();
  const third = run();
  expect(ends).toHaveLength(1);
  ends[0]!();
  await first;
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  ends[1]!();
  await Promise.all([second, third]);
  expect(ends).toHaveLength(2);
});
