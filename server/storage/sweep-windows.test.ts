import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordingLog, temporaryFolder } from '../../tests/support/storage.ts';
import { type OpenStorage, openStorage } from './open.ts';
import { startWindowSweep } from './sweep-windows.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;

/** Long, because the machine may be busy. */
const LONG_WAIT = { timeout: 15_000 };

let folder: ReturnType<typeof temporaryFolder>;
let storage: OpenStorage;
let log: ReturnType<typeof recordingLog>;
let now = NOW;
let stop = (): void => {};
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  folder = temporaryFolder();
  log = recordingLog();
  now = NOW;
  storage = await openStorage({ dataDir: folder.path, log });
});
afterEach(async () => {
  stop();
  vi.useRealTimers();
  await storage.close();
  folder.remove();
});

const kept = async () =>
  (await storage.db.selectFrom('rate_limits').select('key_hash').execute()).map(({ key_hash }) => key_hash);

describe('the sweep of windows', () => {
  it('deletes at once, and every hour, those that have ended by then, and no others', async () => {
    await storage.db
      .insertInto('rate_limits')
      .values([
        { key_hash: 'over', count: 1, expires_at: NOW },
        { key_hash: 'over in an hour', count: 1, expires_at: NOW + HOUR },
        { key_hash: 'over tomorrow', count: 1, expires_at: NOW + 24 * HOUR },
      ])
      .execute();
    stop = startWindowSweep({ storage, now: () => now, log });
    await vi.waitUntil(async () => (await kept()).length < 3, LONG_WAIT);
    expect(await kept()).toEqual(['over in an hour', 'over tomorrow']);
    now += HOUR;
    vi.advanceTimersByTime(HOUR);
    await vi.waitUntil(async () => (await kept()).length < 2, LONG_WAIT);
    expect(await kept()).toEqual(['over tomorrow']);
  });

  it('logs a failure without words of the database', async () => {
    await storage.close();
    stop = startWindowSweep({ storage, now: () => now, log });
    await vi.waitUntil(() => log.lines.length > 0, LONG_WAIT);
    expect(log.lines.map(({ fields }) => fields)).toEqual([{ code: 'HOUSEKEEPING_FAILED' }]);
  });
});
