import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordingLog, temporaryFolder } from '../../../tests/support/storage.ts';
import { type OpenStorage, openStorage } from '../../storage/open.ts';
import { createLiveRooms, type LiveRooms } from './live-rooms.ts';
import { insertUnderNewCode } from './new-room.ts';

const SECOND = 1_000;
const SETTINGS = {
  title: 'Acts',
  secondsPerQuestion: 0,
  scoring: 'right',
  teams: 0,
  version: 'web',
} as const;

let folder: ReturnType<typeof temporaryFolder>;
let storage: OpenStorage;
let rooms: LiveRooms;
let clock: number;
const now = () => clock;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  clock = Date.UTC(2026, 10, 28);
  folder = temporaryFolder();
  storage = await openStorage({ dataDir: folder.path, log: recordingLog() });
  rooms = createLiveRooms({ storage, now });
});
afterEach(async () => {
  rooms.close();
  vi.useRealTimers();
  await storage.close();
  folder.remove();
});

const newRoom = () =>
  insertUnderNewCode(
    { storage, now, random: Math.random },
    { settings: SETTINGS, games: [], hostHash: 'hash' },
  );

/** Lets time pass, in which rooms are looked at several times. */
const pass = async (seconds: number): Promise<void> => {
  clock += seconds * SECOND;
  await vi.advanceTimersByTimeAsync(10 * SECOND);
};

describe('live rooms', () => {
  it('read a room again that nobody followed for more than a minute', async () => {
    const code = await newRoom();
    const before = await rooms.get(code);
    await pass(61);
    expect(before.isGone()).toBe(true);
    const after = await rooms.get(code);
    expect(after.id).toBe(before.id);
    expect(after.isGone()).toBe(false);
  });

  it('go on where an unknown code is asked for at the moment they are looked at', async () => {
    const code = await newRoom();
    const unknown = rooms.get('BCDFGH');
    vi.advanceTimersByTime(2 * SECOND);
    await expect(unknown).rejects.toMatchObject({ code: 'ROOM_NOT_FOUND' });
    const live = await rooms.get(code);
    await pass(61);
    expect(live.isGone()).toBe(true);
  });
});
