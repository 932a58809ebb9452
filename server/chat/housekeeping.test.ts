import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMessage, aSession, recordingLog, temporaryFolder } from '../../tests/support/storage.ts';
import { type OpenStorage, openStorage } from '../storage/open.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createRunningReplies } from './running-replies.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Long, because the machine may be busy. */
const LONG_WAIT = { timeout: 15_000 };

let folder: ReturnType<typeof temporaryFolder>;
let storage: OpenStorage;
let stop = (): void => {};
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  folder = temporaryFolder();
  storage = await openStorage({ dataDir: folder.path, log: recordingLog() });
});
afterEach(async () => {
  stop();
  vi.useRealTimers();
  await storage.close();
  folder.remove();
});

async function startCleaning(settings: { retentionDays?: number; singleInstance?: boolean } = {}) {
  const log = recordingLog();
  const replies = createRunningReplies({ storage, owner: 'this instance', now: () => NOW, log });
  const { retentionDays = 0, singleInstance = true } = settings;
  stop = await startHousekeeping({ storage, replies, retentionDays, singleInstance, now: () => NOW, log });
}

const insert = (...sessions: ReturnType<typeof aSession>[]) =>
  storage.db.insertInto('chat_sessions').values(sessions).execute();
const left = async () =>
  (await storage.db.selectFrom('chat_sessions').select('id').execute()).map(({ id }) => id);

describe('housekeeping', () => {
  it('deletes sessions without a message after a day, and no others', async () => {
    const forgotten = aSession({ created_at: NOW - DAY - 1, message_count: 0 });
    const fresh = aSession({ created_at: NOW - DAY + 1, message_count: 0 });
    const used = aSession({ created_at: 1, last_active_at: 1, message_count: 2 });
    await insert(forgotten, fresh, used);
    await startCleaning();
    await vi.waitUntil(async () => (await left()).length < 3, LONG_WAIT);
    expect((await left()).toSorted()).toEqual([fresh.id, used.id].toSorted());
  });

  it('deletes conversations idle for longer than the retention, with their messages', async () => {
    const idle = aSession({ last_active_at: NOW - 30 * DAY - 1, message_count: 2 });
    const alive = aSession({ last_active_at: NOW - 30 * DAY + 1, message_count: 2 });
    await insert(idle, alive);
    await storage.db
      .insertInto('chat_messages')
      .values([aMessage(idle), aMessage(alive)])
      .execute();
    await startCleaning({ retentionDays: 30 });
    await vi.waitUntil(async () => (await left()).length < 2, LONG_WAIT);
    expect(await left()).toEqual([alive.id]);
    expect(await storage.db.selectFrom('chat_messages').select('session').execute()).toEqual([
      { session: alive.id },
    ]);
  });

  it('repeats every hour', async () => {
    await startCleaning();
    await insert(aSession({ created_at: NOW - 2 * DAY, message_count: 0 }));
    vi.advanceTimersByTime(HOUR);
    await vi.waitUntil(async () => (await left()).length === 0, LONG_WAIT);
  });

  const replyOf = async (id: string) =>
    storage.db
      .selectFrom('chat_messages')
      .select(['status', 'error_code'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it('marks every running reply as interrupted if it is the only instance', async () => {
    const session = aSession({ message_count: 2 });
    const reply = aMessage(session, { status: 'streaming', owner: 'a dead one', lease_until: NOW + 9_000 });
    await insert(session);
    await storage.db.insertInto('chat_messages').values(reply).execute();
    await startCleaning();
    expect(await replyOf(reply.id)).toEqual({ status: 'failed', error_code: 'INTERRUPTED' });
  });

  it('leaves replies of other instances alone while their leases are valid', async () => {
    const [session, other] = [aSession({ message_count: 2 }), aSession({ message_count: 2 })];
    const alive = aMessage(session, { status: 'streaming', owner: 'another', lease_until: NOW });
    const dead = aMessage(other, { status: 'streaming', owner: 'another', lease_until: NOW - 1 });
    await insert(session, other);
    await storage.db.insertInto('chat_messages').values([alive, dead]).execute();
    await startCleaning({ singleInstance: false });
    expect((await replyOf(alive.id)).status).toBe('streaming');
    expect((await replyOf(dead.id)).status).toBe('failed');
  });
});
