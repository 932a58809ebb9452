/** Impressions and clicks are counted in memory first: a stop loses none, a kill at most those of the last second. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAdvertisement, countsIn, seedAdvertisements } from '../support/advertisements.ts';
import { startBerea, type TestBerea } from '../support/berea.ts';

let berea: TestBerea;
beforeAll(async () => {
  berea = await startBerea();
  seedAdvertisements(berea.dataDir, { advertisements: [anAdvertisement({ id: 'one' })] });
}, 60_000);
afterAll(() => berea.remove());

const count = async (event: 'impression' | 'click', times: number): Promise<void> => {
  const answers = await Promise.all(
    Array.from({ length: times }, () =>
      fetch(`${berea.url}/api/advertisements/one/${event}`, { method: 'POST' }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
};

it('keeps every count of a server that is stopped, and those older than a second of one that is killed', async () => {
  await Promise.all([count('impression', 200), count('click', 30)]);
  await berea.stop();
  expect(countsIn(berea.dataDir, 'one')).toEqual({ seen: 200, chosen: 30 });
  await berea.start();
  await count('impression', 50);
  await expect.poll(() => countsIn(berea.dataDir, 'one').seen).toBe(250);
  await count('impression', 20);
  await berea.kill();
  expect(Number(countsIn(berea.dataDir, 'one').seen)).toBeGreaterThanOrEqual(250);
}, 60_000);
