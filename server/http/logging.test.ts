import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { fastify, type HTTPMethods } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../../contract/errors.ts';
import { anApp, routesOf, type TestApp } from '../../tests/support/app.ts';
import { registerErrors } from './errors.ts';
import { createLog } from './logging.ts';
import { registerObservation } from './observe.ts';

const CANARY = 'canary7f3a9c';

describe('Nothing a visitor sends reaches logs or metrics', () => {
  let made: TestApp;
  const printed: string[] = [];
  const restore: (() => void)[] = [];
  beforeAll(async () => {
    for (const stream of [process.stdout, process.stderr]) {
      const write = stream.write.bind(stream);
      stream.write = ((chunk: string, ...rest: never[]) => {
        printed.push(String(chunk));
        return write(chunk, ...rest);
      }) as typeof stream.write;
      restore.push(() => {
        stream.write = write;
      });
    }
    made = await anApp(
      { METRICS_TOKEN: 'a-token-for-metrics', LOG_LEVEL: 'trace', RATE_LIMITS: 'off' },
      ({ storage }) => ({
        // A route that fails with an unexpected error whose message contains the visitor's words.
        storage: { ...storage, findProblem: () => Promise.reject(new TypeError(`${CANARY} in a message`)) },
        web: { current: '/none', previous: '/none' },
      }),
    );
    await made.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    for (const undo of restore) undo();
    await made.close();
  });

  test('from path, query, headers and body of every route, of unknown routes and of malformed HTTP', async () => {
    const routes = await routesOf(made.app);
    expect(routes.length).toBeGreaterThan(50);
    for (const { method, path } of routes) {
      const url = `${path.replace(/:\w+|\*/g, CANARY)}?q=${CANARY}&version=${CANARY}`;
      for (const payload of [
        { content: CANARY, version: CANARY, [CANARY]: CANARY },
        `{"broken": "${CANARY}`,
      ]) {
        const sends = !['GET', 'HEAD'].includes(method);
        await made.app.inject({
          method: method as HTTPMethods & 'GET',
          url,
          headers: {
            'content-type': 'application/json',
            'user-agent': CANARY,
            cookie: `id=${CANARY}`,
            authorization: `Bearer ${CANARY}`,
            'idempotency-key': CANARY,
            'last-event-id': CANARY,
            'x-region': CANARY,
            'x-admin-session': CANARY,
            'x-forwarded-for': '203.0.113.77',
          },
          remoteAddress: '203.0.113.77',
          ...(sends && { payload }),
        });
      }
    }
    await sendWords();
    for (const url of [`/${CANARY}`, `/api/${CANARY}`, `/%E0%A4%A${CANARY}`, `/assets/${CANARY}.js`]) {
      await made.app.inject({ url, headers: { accept: 'text/html' } });
    }
    await sendRubbish(made);
    const { body: metrics } = await made.app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer a-token-for-metrics' },
    });

    const everything = [...made.logged, ...printed, metrics].join('\n');
    expect(made.logged.length).toBeGreaterThan(2 * routes.length);
    expect(metrics).toContain('route="/api/chat/sessions/:sessionId/messages"');
    expect(everything).not.toContain(CANARY);
    expect(everything).not.toContain('203.0.113.77');
  });

  /** A successful exchange with the canary as the visitor's message. */
  async function sendWords(): Promise<void> {
    const created = await made.app.inject({ method: 'POST', url: '/api/chat/sessions' });
    const { sessionId } = created.json<{ sessionId: string }>();
    const url = `/api/chat/sessions/${sessionId}/messages`;
    const sent = await made.app.inject({ method: 'POST', url, payload: { content: CANARY } });
    expect(sent.statusCode).toBe(201);
    expect(made.logged.join()).not.toContain(sessionId);
  }

  async function sendRubbish({ app }: TestApp): Promise<void> {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.resume().write(`${CANARY} ${CANARY}\r\n\r\n`);
    await once(socket, 'close');
  }
});

test('A line has method, route, status and duration', async () => {
  const made = await anApp();
  const answer = await made.app.inject('/api/bible/verse/Hesitations%201:1');
  await made.close();
  const line = JSON.parse(made.logged.find((entry) => entry.includes('/api/bible')) ?? '{}');
  expect(line).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    method: 'GET',
    route: '/api/bible/verse/:reference',
    status: 404,
    ms: expect.any(Number),
    requestId: answer.json<{ requestId: string }>().requestId,
    code: 'REFERENCE_NOT_FOUND',
    msg: 'answered',
  });
});

test('An unexpected error is logged by its class and source location', async () => {
  const made = await anApp({}, ({ storage }) => ({
    storage: { ...storage, db: undefined as never },
  }));
  const answer = await made.app.inject('/api/feature-flags/public');
  await made.close();
  expect(answer.statusCode).toBe(500);
  const line = JSON.parse(made.logged.find((entry) => entry.includes('"failed"')) ?? '{}');
  expect(line).toMatchObject({ level: 'error', code: 'INTERNAL_ERROR', kind: 'TypeError' });
  expect(line.location).toMatch(/^server\/flags\/store\.ts:\d+$/);
});

test('What is refused because too many came is a warning, and no error', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const app = fastify();
  registerErrors(app, () => {});
  registerObservation(app, log, undefined);
  const errors = [{ retryAfterSeconds: 30 }, { retryAfterSeconds: 5, cause: new Error(CANARY) }, {}];
  errors.forEach((more, at) => {
    app.get(`/${at}`, async () => {
      throw new AppError('NOT_AVAILABLE', more);
    });
  });
  for (const at of errors.keys()) expect((await app.inject(`/${at}`)).statusCode).toBe(503);
  await app.close();
  expect(lines.map((line) => JSON.parse(line)).map(({ level, msg }) => [level, msg])).toEqual([
    ['warn', 'refused'],
    ['error', 'failed'],
    ['error', 'failed'],
  ]);
});

test('A request that broke off, or whose reader left before the answer, is logged as not answered', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const app = fastify();
  registerErrors(app, () => {});
  registerObservation(app, log, undefined);
  let arrived = 0;
  app.addHook('onRequest', async () => void arrived++);
  app.post('/body', async () => ({}));
  app.get('/slow', () => new Promise(() => {}));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const open = (head: string) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.resume().write(`${head}\r\nhost: here\r\n`);
    return socket;
  };
  const cut = open('POST /body HTTP/1.1');
  cut.write('content-type: application/json\r\ncontent-length: 100\r\n\r\n{"half');
  await expect.poll(() => arrived).toBe(1);
  cut.destroy();
  const left = open('GET /slow HTTP/1.1');
  left.write('\r\n');
  await expect.poll(() => arrived).toBe(2);
  left.destroy();
  await expect.poll(() => lines).toHaveLength(2);
  await app.close();
  const seen = lines
    .map((line) => JSON.parse(line))
    .map(({ route, status, code, msg }) => [route, status, code, msg]);
  expect(seen.sort()).toEqual([
    ['/body', 499, 'REQUEST_CUT', 'not answered'],
    ['/slow', 499, 'READER_LEFT', 'not answered'],
  ]);
});

test('A field that is not allowed is dropped', () => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const fields = {
    code: 'X',
    url: CANARY,
    err: new RangeError(CANARY),
    nested: { CANARY },
    // What the types would refuse is dropped as well.
    kind: { CANARY } as unknown as string,
  };
  log.warn(fields, 'something happened');
  expect(lines.join()).not.toContain(CANARY);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ code: 'X', kind: 'RangeError' });
});

test('With LOG_LEVEL=error requests are not logged', async () => {
  const made = await anApp({ LOG_LEVEL: 'error' });
  await made.app.inject('/healthz');
  await made.close();
  expect(made.logged.filter((line) => line.includes('answered'))).toEqual([]);
});
