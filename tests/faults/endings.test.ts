import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBerea } from '../support/berea.ts';
import { startBereaWithAi } from '../support/berea-with-ai.ts';
import { aControlledStream } from '../support/controlled-stream.ts';
import { aVisitor, isDelta } from '../support/conversation.ts';
import type { FakeAi } from '../support/fake-ai.ts';

/** Long, because the machine may be busy. */

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
  it('waits for nobody, whoever is connected: all running and waiting replies end as interrupted, and are stored', async () => {
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
    await expect.poll(() => json.messages()).toHaveLength(2);
    const agent = await idleConnections(20);
    await halfARequest();

    expect(await berea.stop()).toBe(0);
    expect(berea.output()).not.toContain('STOP_CUT_SHORT');
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
