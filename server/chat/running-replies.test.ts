import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aChat, aProvider, type TestChat, type TestChatOptions } from '../../tests/support/chat.ts';
import { aControlledStream, type ControlledStream } from '../../tests/support/controlled-stream.ts';
import type { OpenStorage } from '../storage/open.ts';
import { waitForEnd } from './reply-source.ts';

/** Long, because the machine may be busy. */
const LONG_WAIT = { timeout: 15_000 };

let testChat: TestChat | undefined;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await testChat?.close();
});

const WORDS = 'Grace is not earned. ';
/** The next round of the timer that flushes. */
const nextFlush = (): void => void vi.advanceTimersByTime(500);

/** A reply that runs: its provider's words are the test's, and its signal is watched. */
async function aRunningReply(options: TestChatOptions = {}) {
  const tap = aControlledStream();
  let asked = (_signal: AbortSignal): void => {};
  const signal = new Promise<AbortSignal>((resolve) => {
    asked = resolve;
  });
  const provider = aProvider(async function* (request) {
    asked(request.signal);
    request.signal.addEventListener('abort', () => tap.end());
    yield* tap;
  });
  testChat = await aChat({ provider, ...options });
  const { chat, storage } = testChat;
  const { sessionId } = await chat.createSession();
  const { reply, source } = await chat.send(await chat.open(sessionId), { content: 'What is grace?' });
  const stored = async () => (await chat.messages(await chat.open(sessionId), {})).messages[1];
  const row = () =>
    storage.db.selectFrom('chat_messages').selectAll().where('id', '=', reply.id).executeTakeFirst();
  return { ...testChat, sessionId, reply, source, tap, signal: await signal, stored, row };
}

async function written(
  source: { snapshot(): { length: number } },
  tap: ControlledStream,
  words: string,
): Promise<void> {
  const { length } = source.snapshot();
  tap.send(words);
  await vi.waitUntil(() => source.snapshot().length > length, LONG_WAIT);
}

async function sendMuch(chat: TestChat['chat']) {
  const { sessionId } = await chat.createSession();
  const session = await chat.open(sessionId);
  return chat.send(session, { content: 'grace '.repeat(3_000) });
}

/** A storage whose transactions fail while `outage.active`; with `afterCommit`, only once they have been carried out. */
function unreliable(outage: { active: boolean; afterCommit?: boolean }) {
  return (storage: OpenStorage): OpenStorage => ({
    ...storage,
    async transaction(queries) {
      if (outage.active && !outage.afterCommit) throw new Error('The database is away.');
      const results = await storage.transaction(queries);
      if (outage.active) throw new Error('The connection broke before the answer came.');
      return results;
    },
  });
}

describe('a running reply', () => {
  it('is flushed, and its lease is renewed even without new text', async () => {
    const { row, tap, source, clock } = await aRunningReply();
    await written(source, tap, WORDS);
    const before = await row();
    nextFlush();
    await vi.waitUntil(async () => (await row())?.sealed.length !== before?.sealed.length, LONG_WAIT);
    clock.now += 6_000;
    nextFlush();
    await vi.waitUntil(async () => (await row())?.lease_until === clock.now + 15_000, LONG_WAIT);
  });

  it('is flushed before the half second is over if much has been written', async () => {
    const { row, tap, source } = await aRunningReply();
    const empty = (await row())?.sealed.length;
    await written(source, tap, WORDS.repeat(120));
    await vi.waitUntil(async () => (await row())?.sealed.length !== empty, LONG_WAIT);
  });

  it('survives a database outage longer than its lease, and logs it once', async () => {
    const outage = { active: false };
    const { row, tap, source, clock, lines, stored } = await aRunningReply({ through: unreliable(outage) });
    outage.active = true;
    await written(source, tap, WORDS);
    nextFlush();
    await vi.waitUntil(() => lines.length > 0, LONG_WAIT);
    clock.now += 60_000;
    // The sweep for replies of dead instances comes before the next flush.
    vi.advanceTimersByTime(5_000);
    await written(source, tap, WORDS);
    expect(await row()).toMatchObject({ status: 'streaming' });
    outage.active = false;
    nextFlush();
    await vi.waitUntil(async () => ((await row())?.lease_until ?? 0) > clock.now, LONG_WAIT);
    tap.end();
    expect((await waitForEnd(source)).kind).toBe('done');
    expect(await stored()).toMatchObject({ status: 'complete', content: WORDS.repeat(2) });
    expect(lines.map(({ fields }) => fields)).toEqual([{ code: 'FLUSH_FAILED', count: 1 }]);
  });

  it('survives a full disk: nothing new starts, stored messages can be read, and it completes once there is room', async () => {
    const { chat, storage, tap, source, sessionId, stored } = await aRunningReply();
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(storage.db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count)}`.execute(storage.db);
    await written(source, tap, WORDS.repeat(500));
    await expect(sendMuch(chat)).rejects.toMatchObject({ failure: 'full' });
    expect((await chat.messages(await chat.open(sessionId), {})).messages[0]!.content).toBe('What is grace?');
    await sql`pragma max_page_count = 1000000`.execute(storage.db);
    tap.end();
    expect((await waitForEnd(source)).kind).toBe('done');
    expect((await stored())?.content).toBe(WORDS.repeat(500));
    expect((await sendMuch(chat)).message.status).toBe('complete');
  });

  it('ends if another instance marked it as interrupted: the provider call stops, and the row stays as it is', async () => {
    const { storage, reply, row, tap, source, signal } = await aRunningReply();
    await written(source, tap, WORDS);
    await storage.db
      .updateTable('chat_messages')
      .set({ status: 'failed', error_code: 'INTERRUPTED', owner: null, lease_until: null })
      .where('id', '=', reply.id)
      .execute();
    const left = await row();
    nextFlush();
    expect(await waitForEnd(source)).toEqual({ kind: 'error', code: 'INTERRUPTED' });
    expect(signal.aborted).toBe(true);
    expect(await row()).toEqual(left);
  });
});

describe('the end of a reply', () => {
  it('reaches readers only when it is stored, and storing is retried', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout'] });
    const outage = { active: false };
    const { tap, source, lines, stored } = await aRunningReply({ through: unreliable(outage) });
    tap.send(WORDS);
    outage.active = true;
    tap.end();
    for (const _ of Array(40)) await vi.advanceTimersByTimeAsync(500);
    expect(source.snapshot().end).toBeUndefined();
    outage.active = false;
    await vi.advanceTimersByTimeAsync(500);
    vi.useRealTimers();
    expect((await waitForEnd(source)).kind).toBe('done');
    expect((await stored())?.status).toBe('complete');
    expect(lines.filter(({ fields }) => 'attempt' in fields)).toHaveLength(1);
  });

  it('counts as stored if only the database’s answer was lost', async () => {
    const outage = { active: false, afterCommit: true };
    const { tap, source, stored } = await aRunningReply({ through: unreliable(outage) });
    tap.send(WORDS);
    outage.active = true;
    tap.end();
    await vi.waitUntil(async () => (await stored())?.status === 'complete', LONG_WAIT);
    outage.active = false;
    expect(await waitForEnd(source)).toMatchObject({ kind: 'done', message: { status: 'complete' } });
  });

  it('is INTERNAL_ERROR for an unknown failure, and its message is not logged', async () => {
    const { source, lines, stored, tap } = await aRunningReply();
    tap.send(WORDS);
    tap.fail(new RangeError('a visitor’s words'));
    expect(await waitForEnd(source)).toEqual({ kind: 'error', code: 'INTERNAL_ERROR' });
    expect(await stored()).toMatchObject({ status: 'failed', content: WORDS });
    expect(JSON.stringify(lines)).not.toContain('words');
    expect(lines.map(({ fields }) => fields)).toEqual([{ code: 'REPLY_FAILED', kind: 'RangeError' }]);
  });
});

describe('a conversation deleted while a reply runs', () => {
  it('stops the provider call at once, tells the reader, stores nothing, and still counts the tokens', async () => {
    const { chat, storage, sessionId, tap, source, signal } = await aRunningReply();
    await written(source, tap, WORDS);
    await chat.remove(await chat.open(sessionId));
    expect(signal.aborted).toBe(true);
    expect(await waitForEnd(source)).toEqual({ kind: 'error', code: 'SESSION_NOT_FOUND' });
    nextFlush();
    expect(await storage.db.selectFrom('chat_messages').select('id').execute()).toEqual([]);
    const tokens = await storage.db
      .selectFrom('hourly_counts')
      .select('count')
      .where('name', '=', 'output_tokens')
      .executeTakeFirst();
    expect(tokens?.count).toBeGreaterThan(0);
  });
});

describe('a shutdown', () => {
  it('stores what was written as interrupted, also for a reply that starts during it', async () => {
    const { chat, tap, source, stored, stop } = await aRunningReply();
    await written(source, tap, WORDS);
    const late = await chat.createSession();
    const close = stop();
    const begun = await chat.send(await chat.open(late.sessionId), { content: 'Am I too late?' });
    await close;
    expect(await waitForEnd(source)).toEqual({ kind: 'error', code: 'INTERRUPTED' });
    expect(await waitForEnd(begun.source)).toEqual({ kind: 'error', code: 'INTERRUPTED' });
    expect(await stored()).toMatchObject({ status: 'failed', content: WORDS.trimEnd() });
  });
});
