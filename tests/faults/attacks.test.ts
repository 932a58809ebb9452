/**
 * Clients that take memory: requests without end on one connection, connections and reply streams that are never read.
 * `npm run test:faults` attacks with the full numbers; `npm test` with a part of them.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBerea } from '../support/berea.ts';
import { startBereaWithAi } from '../support/berea-with-ai.ts';
import { aVisitor, type TestVisitor } from '../support/conversation.ts';
import { post } from '../support/rooms.ts';
import { type Watched, watchServer } from '../support/watch-server.ts';

const LONG = process.env.FAULTS === 'long';
const MAX_MEMORY_MB = 700;
/** Others may wait so many times as long as they do beside one visitor who reads. With the bounds removed it is hundreds of times. */
const MOST_TIMES_BESIDE_READER = 40;
/** Of rooms that are opened at once one is made at a time: others wait for a few of them, not for all. */
const MOST_ROOMS_WAITED_FOR = 15;
const ATTACK_MS = LONG ? 20_000 : 4_000;

let berea: TestBerea;
let remove: () => Promise<void>;
let visitor: TestVisitor;
/** What /healthz takes beside one visitor who reads on and on: the floor of this run. */
let besideReader: number;
beforeAll(async () => {
  const piece = 'Grace is a gift that is given freely. '.repeat(20);
  const text = Array.from({ length: 60 }, () => piece);
  ({ berea, remove } = await startBereaWithAi(
    { AI_FALLBACK: 'none', AI_CONCURRENCY: '100', AI_DAILY_BUDGET: '0' },
    { reply: { text } },
  ));
  visitor = await aVisitor(berea.url);
  for (let turn = 0; turn < 12; turn++) await visitor.send(`${'What is grace? '.repeat(1_000)} ${turn}`);
  const { p99 } = await watchServer(berea, async () => {
    for (let read = 0; read < 200; read++) await visitor.messages();
  });
  besideReader = p99;
}, 120_000);
afterAll(() => remove());

function open(): Socket {
  const { hostname, port } = new URL(berea.url);
  return connect(Number(port), hostname).on('error', () => {});
}

const readRequest = (): string =>
  `GET ${new URL(visitor.path).pathname}/messages HTTP/1.1\r\nHost: berea\r\n\r\n`;

function sendRequest(to: TestVisitor): string {
  const body = JSON.stringify({ content: 'What is grace?' });
  return [
    `POST ${new URL(to.path).pathname}/messages HTTP/1.1`,
    'Host: berea',
    'Accept: text/event-stream',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
}

async function attack(name: string, begin: () => Promise<Socket[]> | Socket[]): Promise<Watched> {
  let sockets: Socket[] = [];
  const seen = await watchServer(berea, async () => {
    sockets = await begin();
    await after(ATTACK_MS);
  });
  for (const socket of sockets) socket.destroy();
  console.log(
    `${name}: /healthz p99 ${seen.p99.toFixed(0)} ms (${besideReader.toFixed(0)} beside one reader), memory at most ${seen.peakMb.toFixed(0)} MB`,
  );
  expect(seen.p99 / besideReader).toBeLessThan(MOST_TIMES_BESIDE_READER);
  if (!Number.isNaN(seen.peakMb)) expect(seen.peakMb).toBeLessThan(MAX_MEMORY_MB);
  expect((await visitor.messages()).length).toBe(24);
  return seen;
}

describe('a server under attack keeps its memory and answers others', () => {
  it('while one connection asks 4,000 times without reading', { timeout: 120_000 }, async () => {
    await attack('4,000 requests on one connection', () => {
      const socket = open().pause();
      socket.write(readRequest().repeat(4_000));
      return [socket];
    });
  });

  it('while ten connections pipeline a few requests again and again', { timeout: 120_000 }, async () => {
    const until = performance.now() + ATTACK_MS;
    await attack('20 requests on each connection, again and again', async () => {
      const attackers = Array.from({ length: 10 }, async () => {
        while (performance.now() < until) {
          const socket = open().pause();
          socket.write(readRequest().repeat(20));
          await after(100);
          socket.destroy();
        }
      });
      await Promise.all(attackers);
      return [];
    });
  });

  const readers = LONG ? 1_500 : 300;
  it(`while ${readers} connections never read their answer`, { timeout: 120_000 }, async () => {
    await attack(`${readers} connections that never read`, () =>
      Array.from({ length: readers }, () => {
        const socket = open().pause();
        socket.write(readRequest());
        return socket;
      }),
    );
  });

  const streams = LONG ? 400 : 100;
  it(`while ${streams} reply streams are never read`, { timeout: 240_000 }, async () => {
    const visitors: TestVisitor[] = [];
    while (visitors.length < streams) visitors.push(await aVisitor(berea.url));
    await attack(`${streams} reply streams that are never read`, () =>
      visitors.map((one) => {
        const socket = open().pause();
        socket.write(sendRequest(one));
        return socket;
      }),
    );
  });

  const rooms = LONG ? 200 : 60;
  it(`while ${rooms} live rooms of a whole book are opened at once`, { timeout: 120_000 }, async () => {
    const openOne = async (): Promise<number> => {
      const began = performance.now();
      const { status } = await post(`${berea.url}/api/game-rooms`, {
        source: { kind: 'passage', reference: 'Psalms' },
        count: 20,
        secondsPerQuestion: 0,
        scoring: 'right',
      });
      expect(status).toBe(201);
      return performance.now() - began;
    };
    const alone: number[] = [];
    for (let opened = 0; opened < 5; opened++) alone.push(await openOne());
    const one = alone.sort((a, b) => a - b)[2]!;
    const { p99 } = await watchServer(berea, () => Promise.all(Array.from({ length: rooms }, openOne)));
    console.log(`${rooms} rooms at once: /healthz p99 ${p99.toFixed(0)} ms (${one.toFixed(0)} for one room)`);
    expect(p99 / one).toBeLessThan(MOST_ROOMS_WAITED_FOR);
  });

  it('and closes a connection that asks for more than 20 answers at once', async () => {
    const socket = open().resume();
    socket.write(readRequest().repeat(200));
    await once(socket, 'close');
  });
});
