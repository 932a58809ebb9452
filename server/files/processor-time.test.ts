import { expect, test } from 'vitest';
import { processorTime, whyLate } from './processor-time.ts';

test('a document is too much only for a process that had its time', () => {
  expect(whyLate(19_000, 20_000)).toBe('too-much');
  expect(whyLate(300, 20_000)).toBe('no-time');
  expect(whyLate(undefined, 20_000)).toBe('too-much');
});

test.skipIf(process.platform !== 'linux')('the system says what a process has had', async () => {
  const [before, shown] = [process.cpuUsage(), await processorTime(process.pid)];
  const after = process.cpuUsage();
  // It counts in hundredths of a second.
  expect(shown).toBeGreaterThan((before.user + before.system) / 1_000 - 50);
  expect(shown).toBeLessThan((after.user + after.system) / 1_000 + 50);
  expect(await processorTime(2 ** 30)).toBeUndefined();
});
