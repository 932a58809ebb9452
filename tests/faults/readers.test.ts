import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBerea } from '../support/berea.ts';
import { startBereaWithAi } from '../support/berea-with-ai.ts';
import { aControlledStream } from '../support/controlled-stream.ts';
import { aVisitor, isDelta, replyIn, type TestVisitor, textOf } from '../support/conversation.ts';
import type { FakeAi } from '../support/fake-ai.ts';

/** Long, because the machine may be busy. */

let ai: FakeAi;
let berea: TestBerea;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ ai, berea, remove } = await startBereaWithAi({
    AI_FALLBACK: 'none',
    AI_CONCURRENCY: '100',
    AI_DAILY_BUDGET: '0',
  }));
});
afterAll(() => remove());

/** A send over a bare socket, for readers that do not behave. */
function sendBySocket(visitor: TestVisitor): Socket {
  const { hostname, port, pathname } = new URL(visitor.path);
  const socket = connect(Number(port), hostname);
  const body = JSON.stringify({ content: 'What is grace?' });
  socket.on('error', () => {});
  socket.write(
    [
      `POST ${pathname}/messages HTTP/1.1`,
      `Host: ${hostname}`,
      'Accept: text/event-stream',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      '',
      body,
    ].join('\r\n'),
  );
  return socket;
}

const lastStatus = async (visitor: TestVisitor) => (await visitor.messages()).at(-1)?.status;

describe('many readers', () => {
  it('who disconnect at the first byte still find their answers', async () => {
    ai.always({ text: ['Grace is ', 'a gift.'] });
    const visitors = await Promise.all(Array.from({ length: 60 }, () => aVisitor(berea.url)));
    for (const visitor of visitors) {
      const socket = sendBySocket(visitor);
      socket.once('data', () => socket.resetAndDestroy());
    }
    for (const visitor of visitors) {
      await expect.poll(() => lastStatus(visitor)).toBe('complete');
      const stored = (await visitor.messages()).map(({ content }) => content);
      expect(stored).toEqual(['What is grace?', 'Grace is a gift.']);
    }
  });

  it('who do not read delay nobody, and get everything when they do', async () => {
    const piece = 'Grace is a gift that is given freely. '.repeat(20);
    ai.always({ text: Array.from({ length: 200 }, () => piece) });
    const visitors = await Promise.all(Array.from({ length: 20 }, () => aVisitor(berea.url)));
    const sockets = visitors.map((visitor) => sendBySocket(visitor).pause());
    for (const visitor of visitors) await expect.poll(() => lastStatus(visitor)).toBe('complete');
    for (const socket of sockets) {
      let received = '';
      for await (const data of socket) {
        received += data;
        if (received.endsWith('\n\n\r\n0\r\n\r\n')) break;
      }
      expect(received.match(/event: done/g)).toHaveLength(1);
    }
  });
});

describe('a reader who comes back', () => {
  it('continues from any offset, and in the end has what is stored', async () => {
    const words = 'Joy 😀 and grace 🙏, as John 3:16 has it. ';
    ai.script({ text: Array.from({ length: 40 }, () => words) });
    const visitor = await aVisitor(berea.url);
    const first = await (await visitor.stream('What is grace?')).all();
    const whole = textOf(first);
    expect(whole).toBe((await visitor.messages())[1]!.content);
    const tap = aControlledStream();
    ai.script({ text: tap });
    const running = await visitor.stream('And again?');
    tap.send(whole);
    const opened = await running.until(isDelta);
    for (const offset of [0, 4, 5, 6, 100, 999]) {
      const reader = await visitor.resume(replyIn(opened).id, { 'last-event-id': String(offset) });
      const [delta] = await reader.until(isDelta);
      expect(delta!.data).toEqual({ text: textOf(opened).slice(offset) });
      await reader.leave();
    }
    const fresh = await (await visitor.resume(replyIn(opened).id)).until((event) => event.event === 'reply');
    expect(fresh.at(-1)!.data).toMatchObject({ status: 'streaming', content: textOf(opened) });
    tap.end();
    expect((await running.all()).at(-1)!.event).toBe('done');
  });

  it('gets the rest of a reply that failed in the meantime, and an error that names both messages', async () => {
    const tap = aControlledStream();
    ai.script({ text: tap, end: 'cut' });
    const visitor = await aVisitor(berea.url);
    const stream = await visitor.stream('What is grace?');
    tap.send('Grace is ');
    const opened = await stream.until(isDelta);
    await stream.leave();
    tap.send('a gift, ');
    tap.end();
    await expect.poll(() => lastStatus(visitor)).toBe('failed');
    const [question, reply] = await visitor.messages();
    const had = textOf(opened);
    const rest = await (await visitor.resume(reply!.id, { 'last-event-id': String(had.length) })).all();
    expect(had + textOf(rest)).toBe(reply!.content);
    const error = {
      event: 'error',
      data: { code: 'PROVIDER_STREAM_CUT', messageId: question!.id, replyId: reply!.id },
    };
    expect(rest.at(-1)).toMatchObject(error);
    const fresh = await (await visitor.resume(reply!.id)).all();
    expect(fresh.map(({ event }) => event)).toEqual(['reply', 'error']);
    expect(fresh[0]!.data).toMatchObject({ content: reply!.content });
    expect(fresh[1]).toMatchObject(error);
  });
});

describe('a reply', () => {
  it('of half a million characters in thousands of pieces arrives complete, while others are served', async () => {
    const piece =
      'He said that all was well, and that it was good to be near to God, as Psalm 73:28 says.\n\n';
    ai.script({ text: Array.from({ length: 5_600 }, () => piece) });
    const visitor = await aVisitor(berea.url);
    const all = (await visitor.stream('What is grace?')).all();
    expect((await fetch(`${berea.url}/healthz`)).status).toBe(200);
    const events = await all;
    expect(events.at(-1)!.event).toBe('done');
    expect(textOf(events)).toBe(piece.repeat(5_600));
    const [, stored] = await visitor.messages();
    expect(stored!.scriptureReferences).toHaveLength(5_600);
  });

  it('of one line of a million characters arrives complete', async () => {
    ai.script({ text: Array.from({ length: 99 }, () => 'x'.repeat(10_000)) });
    const visitor = await aVisitor(berea.url);
    const events = await (await visitor.stream('What is grace?')).all();
    expect([events.at(-1)!.event, textOf(events).length]).toEqual(['done', 990_000]);
  });

  it('that is retried replaces the old one, which is gone', async () => {
    ai.always({ text: ['Grace is a gift.'] });
    const visitor = await aVisitor(berea.url);
    const { body } = await visitor.send('What is grace?');
    const retried = (await visitor.post(`/messages/${body.message.id}/retry`)).body as typeof body;
    expect((await visitor.messages()).map(({ id }) => id)).toEqual([body.message.id, retried.reply.id]);
    expect((await visitor.resume(body.reply.id)).response.status).toBe(404);
    const stale = await visitor.post(`/messages/${body.reply.id}/stop`);
    expect([stale.status, stale.body]).toEqual([404, expect.objectContaining({ code: 'MESSAGE_NOT_FOUND' })]);
    await visitor.send('And mercy?');
    const late = await visitor.post(`/messages/${retried.reply.id}/retry`);
    expect([late.status, late.body]).toEqual([409, expect.objectContaining({ code: 'NOTHING_TO_RETRY' })]);
  });

  it('ends for its reader, and its provider call stops, when its conversation is deleted', async () => {
    const tap = aControlledStream();
    ai.script({ text: tap });
    const asked = ai.requests.length;
    const visitor = await aVisitor(berea.url);
    const stream = await visitor.stream('What is grace?');
    tap.send('Grace is a gift, ');
    await stream.until(isDelta);
    expect((await fetch(visitor.path, { method: 'DELETE' })).status).toBe(204);
    expect(await (await ai.received(asked)).ended).toBe('closed');
    expect((await stream.all()).at(-1)).toMatchObject({
      event: 'error',
      data: { code: 'SESSION_NOT_FOUND' },
    });
    expect((await fetch(`${visitor.path}/messages`)).status).toBe(404);
  });

  it('leaves none of its text in the log, however it ended', async () => {
    // Its last lines are written when it ends.
    await berea.stop();
    expect(berea.output()).not.toMatch(/grace|gift|sessions\/[\w-]{22}|127\.0\.0\.1:\d+\/api/i);
  });
});
