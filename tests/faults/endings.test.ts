import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBerea } from '../support/berea.ts';
import { startBereaWithAi } from '../support/berea-with-ai.ts';
import { aControlledStream } from '../support/controlled-stream.ts';
import { aVisitor, isDelta, type TestVisitor } from '../support/conversation.ts';
import type { FakeAi } from '../support/fake-ai.ts';

/** Long, because the machine may be busy. */
const LONG_WAIT = { timeout: 15_000 };

let ai: FakeAi;
let berea: TestBerea;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ ai, berea, remove } = await startBereaWithAi({
    AI_FALLBACK: 'none',
    AI_CONCURRENCY: '4',
  }));
});
afterAll(() => remove());

/** Connections that are kept alive and do nothing. */
async function idleConnections(count: number): Promise<Agent> {
  const agent = new Agent({ keepAlive: true });
  const asked = Array.from(
    { length: count },
    () =>
      new Promise((resolve, reject) => {
        get(`${berea.url}/healthz`, { agent }, (response) => response.resume().on('end', resolve)).on(
          'error',
          reject,
        );
      }),
  );
  await Promise.all(asked);
  return agent;
}

/** A connection on which half a request has come. */
async function halfARequest(): Promise<void> {
  const { hostname, port } = new URL(berea.url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  const head = 'POST /api/chat/sessions HTTP/1.1\r\nHost: berea\r\nContent-Length: 10\r\n\r\n{';
  await new Promise<void>((resolve) => socket.write(head, () => resolve()));
}

describe('a stop', () => {
  it('takes seconds, whoever is connected: all running and waiting replies end as interrupted, and are stored', async () => {
    const taps = Array.from({ length: 4 }, () => aControlledStream());
    ai.script(...taps.map((text) => ({ text })));
    const visitors = await Promise.all(Array.from({ length: 6 }, () => aVisitor(berea.url)));
    const [atOnce, waits, json] = [visitors.slice(0, 4), visitors[4]!, visitors[5]!];
    const streams = [];
    for (const visitor of atOnce) streams.push(await visitor.stream('What is grace?'));
    for (const tap of taps) tap.send('Grace is a gift that nobody earns, and ');
    for (const stream of streams) await stream.until(isDelta);
    const waiting = await waits.stream('What is mercy?');
    expect((await waiting.until(({ event }) => event === 'waiting')).map(({ event }) => event)).toEqual([
      'message',
      'reply',
      'waiting',
    ]);
    const whole = json.send('And peace?');
    await expect.poll(() => json.messages(), LONG_WAIT).toHaveLength(2);
    const agent = await idleConnections(20);
    await halfARequest();

    const began = performance.now();
    expect(await berea.stop()).toBe(0);
    expect(performance.now() - began).toBeLessThan(5_000);
    agent.destroy();

    const interrupted = { event: 'error', data: { code: 'INTERRUPTED' } };
    for (const stream of [...streams, waiting])
      expect((await stream.all()).at(-1)).toMatchObject(interrupted);
    expect(await whole).toMatchObject({ status: 502, body: { code: 'INTERRUPTED' } });
    await berea.start();
    for (const visitor of visitors) {
      const [question, reply] = await visitor.messages();
      expect(question!.content).toMatch(/^(What is|And) /);
      expect(reply).toMatchObject({ status: 'failed', error: { code: 'INTERRUPTED' } });
    }
    expect((await atOnce[0]!.messages())[1]!.content).toContain('Grace is a gift');
  });
});

describe('power cuts', () => {
  /** Sends, reads, leaves and deletes until the server is gone. Records whose messages were accepted, and who asked to be deleted. */
  async function visit(
    accepted: Map<string, TestVisitor>,
    deleting: Set<string>,
    nth: number,
  ): Promise<void> {
    for (;;) {
      const visitor = await aVisitor(berea.url);
      const stream = await visitor.stream(`Words of ${visitor.sessionId}`);
      const [message] = await stream.until(({ event }) => event === 'message');
      if (message) accepted.set(visitor.sessionId, visitor);
      if (nth % 3 === 0) {
        deleting.add(visitor.sessionId);
        await fetch(visitor.path, { method: 'DELETE' });
      } else if (nth % 3 === 1) await stream.leave();
      else await stream.all();
    }
  }

  it('three in a row, under load, break nothing: every accepted message is there, and no reply stays running', async () => {
    ai.always({ text: Array.from({ length: 20 }, (_, i) => `Sentence ${i} about grace. `), everyMs: 5 });
    for (let cut = 1; cut <= 3; cut++) {
      const accepted = new Map<string, TestVisitor>();
      const deleting = new Set<string>();
      const visits = Array.from({ length: 12 }, (_, nth) => visit(accepted, deleting, nth).catch(() => {}));
      await expect.poll(() => accepted.size, LONG_WAIT).toBeGreaterThan(cut * 8);
      await berea.kill();
      await Promise.all(visits);

      const database = new DatabaseSync(join(berea.dataDir, 'berea.sqlite'));
      expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
      database.close();
      await berea.start();
      for (const [id, visitor] of accepted) {
        const response = await fetch(`${visitor.path}/messages`);
        if (deleting.has(id) && response.status === 404) continue;
        const [question, reply] = await visitor.messages();
        expect(question!.content).toBe(`Words of ${id}`);
        expect(['complete', 'failed']).toContain(reply!.status);
      }
      const stayed = [...accepted].find(([id]) => !deleting.has(id))![1];
      expect((await stayed.send('Still there?')).status).toBe(201);
    }
    expect(berea.output()).not.toContain('Words of');
  });
});
