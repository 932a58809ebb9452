import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { aiSettings } from '../support/berea-with-ai.ts';
import { aControlledStream } from '../support/controlled-stream.ts';
import { aVisitor, isDelta, replyIn, textOf, visitorOf } from '../support/conversation.ts';
import { type FakeAi, startFakeAi } from '../support/fake-ai.ts';

const SENTENCE = 'Grace is not earned, it is received with empty hands. ';

/** Long, because the machine may be busy. */

let ai: FakeAi;
const withAi = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...aiSettings(ai.url),
  AI_FALLBACK: 'none',
  ...more,
});

beforeAll(async () => {
  ai = await startFakeAi();
});
afterAll(() => ai.close());

describe('a reply does not depend on its reader', () => {
  let berea: TestBerea;
  beforeAll(async () => {
    berea = await startBerea(withAi());
  });
  afterAll(() => berea.remove());

  it('continues when the reader leaves, and can be resumed after the text already received', async () => {
    const tap = aControlledStream();
    ai.script({ text: tap });
    const visitor = await aVisitor(berea.url);
    const stream = await visitor.stream('What is grace?');
    tap.send(SENTENCE);
    const seen = await stream.until(isDelta);
    const reply = replyIn(seen);
    await stream.leave();
    tap.send('It costs us nothing, ');
    tap.send('and it cost him everything.');
    tap.end();
    const had = textOf(seen);
    const resumed = await (await visitor.resume(reply.id, { 'last-event-id': String(had.length) })).all();
    const done = resumed.at(-1)!;
    expect(done.event).toBe('done');
    const [, stored] = await visitor.messages();
    expect(stored!.status).toBe('complete');
    expect(stored!.content).toBe(`${SENTENCE}It costs us nothing, and it cost him everything.`);
    const rest = textOf(resumed);
    if (rest !== '') expect(had + rest).toBe(stored!.content);
  });

  it('answers a finished reply with done at once, and an unknown or a visitor’s message with 404', async () => {
    const visitor = await aVisitor(berea.url);
    const { body } = await visitor.send('What is grace?');
    const events = await (await visitor.resume(body.reply.id)).all();
    expect(events.map((event) => event.event)).toEqual(['done']);
    expect((await visitor.resume(body.message.id)).response.status).toBe(404);
    expect((await visitor.resume('nothing')).response.status).toBe(404);
  });

  it('streams its events in the order of the protocol, each with an id', async () => {
    const visitor = await aVisitor(berea.url);
    ai.script({ text: ['Paul says it in Romans 8:1, ', 'and means it.'] });
    const events = await (await visitor.stream('Am I condemned?')).all();
    const kinds = events.map((event) => event.event);
    expect(kinds.slice(0, 2)).toEqual(['message', 'reply']);
    expect(kinds.at(-1)).toBe('done');
    expect(kinds).toContain('scripture');
    expect(events.every((event) => /^\d+$/.test(event.id))).toBe(true);
    const done = events.at(-1)!.data as { message: { content: string } };
    expect(textOf(events)).toBe(done.message.content);
  });

  it('keeps what was written when it is stopped', async () => {
    const tap = aControlledStream();
    ai.script({ text: tap });
    const visitor = await aVisitor(berea.url);
    const stream = await visitor.stream('What is grace?');
    tap.send(SENTENCE);
    const seen = await stream.until(isDelta);
    const reply = replyIn(seen);
    const stopped = await visitor.post(`/messages/${reply.id}/stop`);
    expect(stopped.status).toBe(200);
    expect(stopped.body).toMatchObject({
      status: 'stopped',
      content: expect.stringContaining('Grace is not earned'),
    });
    expect((await stream.all()).at(-1)!.event).toBe('done');
    const again = await visitor.post(`/messages/${reply.id}/retry`);
    expect(again.status).toBe(201);
    expect((await visitor.messages()).map((message) => message.status)).toEqual(['complete', 'complete']);
  });

  it('refuses a second send while one runs, joins the same send under the same key, and knows a reused key', async () => {
    const tap = aControlledStream();
    ai.script({ text: tap });
    const visitor = await aVisitor(berea.url);
    const key = { 'idempotency-key': 'one' };
    const stream = await visitor.stream('What is grace?', {}, key);
    tap.send(SENTENCE);
    await stream.until(isDelta);
    const second = await visitor.send('And mercy?');
    expect([second.status, second.body.code]).toEqual([409, 'REPLY_IN_PROGRESS']);
    const same = visitor.send('What is grace?', {}, key);
    const other = await visitor.send('What is mercy?', {}, key);
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    tap.end();
    const { status, body } = await same;
    expect(status).toBe(201);
    expect(body.reply.status).toBe('complete');
    expect(await visitor.messages()).toHaveLength(2);
  });

  it('stores one exchange of ten sends that arrive at once', async () => {
    const [tap, keyedTap] = [aControlledStream(), aControlledStream()];
    ai.script({ text: tap }, { text: keyedTap });
    const visitor = await aVisitor(berea.url);
    let refused = 0;
    const sends = Array.from({ length: 10 }, async () => {
      const answer = await visitor.send('What is grace?');
      if (answer.body.code === 'REPLY_IN_PROGRESS') refused += 1;
      // The one reply runs until all the others have their answer.
      if (refused === 9) tap.end();
      return answer.status;
    });
    tap.send(SENTENCE);
    expect((await Promise.all(sends)).toSorted()).toEqual([201, ...Array(9).fill(409)]);
    const keyed = await aVisitor(berea.url);
    const same = Array.from({ length: 10 }, () =>
      keyed.send('What is grace?', {}, { 'idempotency-key': 'k' }),
    );
    keyedTap.send(SENTENCE);
    keyedTap.end();
    expect(new Set((await Promise.all(same)).map(({ body }) => body.reply?.id)).size).toBe(1);
    expect(await keyed.messages()).toHaveLength(2);
  });
});

/** How much of the running reply its row holds, as another program reads it. */
function flushedBytes({ dataDir }: TestBerea): number {
  const database = new DatabaseSync(join(dataDir, 'berea.sqlite'), { readOnly: true });
  const row = database
    .prepare(`select length(sealed) as bytes from chat_messages where status = 'streaming'`)
    .get();
  database.close();
  return Number(row?.bytes ?? 0);
}

describe('a process that dies', () => {
  it('leaves what was written as failed (INTERRUPTED), ready for a retry, after kill -9 and after SIGTERM', async () => {
    const berea = await startBerea(withAi());
    for (const end of ['kill', 'stop'] as const) {
      const tap = aControlledStream();
      ai.script({ text: tap });
      const visitor = await aVisitor(berea.url);
      const stream = await visitor.stream('What is grace?');
      tap.send(SENTENCE.repeat(60));
      // It comes in more than one delta, and what the reader has is what must be kept.
      let seen = 0;
      while (seen <= 2_000) seen += textOf(await stream.until(isDelta)).length;
      if (end === 'kill') await expect.poll(() => flushedBytes(berea)).toBeGreaterThan(3_000);
      await berea[end]();
      await berea.start();
      const [question, reply] = await visitorOf(berea.url, visitor.sessionId).messages();
      expect(question!.content).toBe('What is grace?');
      expect(reply).toMatchObject({ status: 'failed', error: { code: 'INTERRUPTED' } });
      expect(reply!.content.length).toBeGreaterThan(2_000);
      ai.script({ text: ['Whole again.'] });
      const retried = await visitor.post(`/messages/${reply!.id}/retry`);
      expect(retried.body).toMatchObject({ reply: { content: 'Whole again.', status: 'complete' } });
    }
    await berea.remove();
  });
});
