import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { aiSettings } from '../support/berea-with-ai.ts';
import { aControlledStream } from '../support/controlled-stream.ts';
import { aVisitor, isDelta, replyIn, textOf, visitorOf } from '../support/conversation.ts';
import { type FakeAi, startFakeAi } from '../support/fake-ai.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

const SENTENCE = 'Grace is not earned, it is received with empty hands. ';

/** Starts a process whose clock is two minutes ahead. */
const AHEAD = `--import=data:text/javascript,${encodeURIComponent(
  'const real = Date.now; Date.now = () => real() + 120_000;',
)}`;

describe('two instances on one PostgreSQL', () => {
  let ai: FakeAi;
  let postgres: TestPostgres;
  let one: TestBerea;
  let two: TestBerea;
  beforeAll(async () => {
    ai = await startFakeAi();
    postgres = await startPostgres();
    const shared = {
      ...aiSettings(ai.url),
      AI_FALLBACK: 'none',
      DATABASE_URL: postgres.url,
      ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    };
    one = await startBerea(shared);
    two = await startBerea({ ...shared, NODE_OPTIONS: AHEAD });
  });
  afterAll(async () => {
    await one?.remove();
    await two?.remove();
    await postgres?.stop();
    await ai?.close();
  });

  it('follow a reply that the other one writes, and stop it', async () => {
    const tap = aControlledStream();
    ai.script({ text: tap });
    const visitor = await aVisitor(one.url);
    const elsewhere = visitorOf(two.url, visitor.sessionId);
    const stream = await visitor.stream('What is grace?');
    const opened = await stream.until((event) => event.event === 'reply');
    const reply = replyIn(opened);
    const following = await elsewhere.resume(reply.id);
    tap.send(SENTENCE);
    const seen = await following.until(isDelta);
    expect(textOf(seen)).toContain('Grace is not earned');
    expect((await elsewhere.send('And mercy?')).body.code).toBe('REPLY_IN_PROGRESS');
    const stopped = await elsewhere.post(`/messages/${reply.id}/stop`);
    expect(stopped.body).toMatchObject({ status: 'stopped' });
    expect((await following.all()).at(-1)!.event).toBe('done');
    expect((await stream.all()).at(-1)!.event).toBe('done');
  });

  it('agree on the time although the clock of one is two minutes ahead', async () => {
    const tap = aControlledStream();
    ai.script({ text: tap });
    const visitor = await aVisitor(one.url);
    const elsewhere = visitorOf(two.url, visitor.sessionId);
    const stream = await visitor.stream('What is grace?');
    tap.send(SENTENCE);
    await stream.until(isDelta);
    const [question, reply] = await elsewhere.messages();
    expect(reply).toMatchObject({ status: 'streaming' });
    // A send would mark an abandoned reply as failed for all instances.
    expect((await elsewhere.send('And mercy?')).body.code).toBe('REPLY_IN_PROGRESS');
    tap.end();
    expect((await stream.all()).at(-1)!.event).toBe('done');
    const [, later] = (await elsewhere.send('And mercy?')).status === 201 ? await elsewhere.messages() : [];
    expect(Date.parse(later!.timestamp) - Date.parse(question!.timestamp)).toBeLessThan(60_000);
  });

  it('keep every reply complete while the database drops its connections', async () => {
    const taps = Array.from({ length: 6 }, () => aControlledStream());
    ai.script(...taps.map((text) => ({ text })));
    const streams = [];
    for (const [i] of taps.entries()) {
      const visitor = await aVisitor(i % 2 ? one.url : two.url);
      streams.push({ visitor, stream: await visitor.stream('What is grace?') });
    }
    const ends = Promise.all(streams.map(({ stream }) => stream.all()));
    for (let round = 0; round < 3; round++) {
      for (const tap of taps) tap.send(SENTENCE.repeat(50));
      await postgres.dropConnections();
    }
    for (const tap of taps) tap.end();
    await postgres.dropConnections();
    for (const [i, events] of (await ends).entries()) {
      expect(events.at(-1)!.event).toBe('done');
      const [, stored] = await streams[i]!.visitor.messages();
      expect(stored).toMatchObject({ status: 'complete', content: textOf(events) });
    }
    expect((await fetch(`${one.url}/readyz`)).status).toBe(200);
  });

  it('tell a reader at one that the conversation was deleted at the other', async () => {
    const tap = aControlledStream();
    ai.script({ text: tap });
    const asked = ai.requests.length;
    const visitor = await aVisitor(one.url);
    const stream = await visitor.stream('What is grace?');
    tap.send(SENTENCE);
    const seen = await stream.until(isDelta);
    const reply = replyIn(seen);
    const elsewhere = visitorOf(two.url, visitor.sessionId);
    const following = await elsewhere.resume(reply.id);
    expect((await fetch(elsewhere.path, { method: 'DELETE' })).status).toBe(204);
    tap.send(SENTENCE);
    const gone = { event: 'error', data: { code: 'SESSION_NOT_FOUND' } };
    expect((await following.all()).at(-1)).toMatchObject(gone);
    expect((await stream.all()).at(-1)).toMatchObject(gone);
    expect(await (await ai.received(asked)).ended).toBe('closed');
  });

  it('mark a reply as interrupted once the lease of a dead instance has expired', async () => {
    const tap = aControlledStream();
    ai.script({ text: tap });
    const visitor = await aVisitor(one.url);
    const stream = await visitor.stream('What is grace?');
    const opened = await stream.until((event) => event.event === 'reply');
    const reply = replyIn(opened);
    const following = await visitorOf(two.url, visitor.sessionId).resume(reply.id);
    await one.kill();
    // As if the lease of 15 s were over.
    const client = new pg.Client(postgres.url);
    await client.connect();
    await client.query('update chat_messages set lease_until = lease_until - 15000 where id = $1', [
      reply.id,
    ]);
    await client.end();
    const events = await following.all();
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'INTERRUPTED' } });
    await one.start();
  });
});
