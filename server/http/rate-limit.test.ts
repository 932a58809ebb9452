import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../contract/errors.ts';
import { anApp } from '../../tests/support/app.ts';
import { recordingLog, temporaryFolder } from '../../tests/support/storage.ts';
import { type OpenStorage, openStorage } from '../storage/open.ts';
import { registerErrors, sendError } from './errors.ts';
import { createLimits, type Limit } from './rate-limit.ts';

const MINUTE = 60_000;
const secret = new Uint8Array(32).fill(7);

describe.each(['in memory', 'in the database'] as const)('Counts kept %s', (where) => {
  const folder = temporaryFolder();
  let storage: OpenStorage | undefined;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    if (where === 'in the database')
      storage = await openStorage({ dataDir: folder.path, log: recordingLog() });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await storage?.db.deleteFrom('rate_limits').execute();
    await storage?.close();
    storage = undefined;
  });

  async function limited(limit: Partial<Limit> = {}, trustProxy = false): Promise<FastifyInstance> {
    const app = fastify({ trustProxy });
    registerErrors(app, (_request, reply) => sendError(reply, new AppError('NOT_FOUND')));
    const make = createLimits({
      enabled: true,
      secret,
      // SQLite stands in for PostgreSQL: table and statement are the same.
      storage: storage && { ...storage, engine: 'postgres' },
      now: Date.now,
    });
    const hook = make({ name: 'test', max: 2, windowMs: MINUTE, key: 'address', ...limit });
    app.get('/:sessionId', { preHandler: hook }, () => 'ok');
    app.get('/free/of/limits', () => 'ok');
    return app;
  }
  const statuses = async (app: FastifyInstance, requests: { url?: string; remoteAddress?: string }[]) => {
    const answers = [];
    for (const request of requests) answers.push((await app.inject({ url: '/a', ...request })).statusCode);
    return answers;
  };

  test('The request beyond the limit is refused with an error body and Retry-After', async () => {
    const app = await limited();
    expect(await statuses(app, [{}, {}, {}])).toEqual([200, 200, 429]);
    vi.setSystemTime(Date.now() + 15_000);
    const refused = await app.inject('/a');
    expect(refused.headers['retry-after']).toBe('45');
    expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED', requestId: expect.any(String) });
    expect((await app.inject('/free/of/limits')).statusCode).toBe(200);
  });

  test('A new window starts at zero', async () => {
    const app = await limited();
    await statuses(app, [{}, {}, {}]);
    vi.setSystemTime(Date.now() + MINUTE);
    expect(await statuses(app, [{}, {}, {}])).toEqual([200, 200, 429]);
  });

  test('A window that was begun while the clock was far ahead is over', async () => {
    const app = await limited();
    const today = Date.now();
    vi.setSystemTime(today + 365 * 24 * 60 * MINUTE);
    await statuses(app, [{}, {}, {}]);
    vi.setSystemTime(today);
    expect(await statuses(app, [{}, {}, {}])).toEqual([200, 200, 429]);
  });

  test('Callers are distinguished by address: IPv6 by its /64, and IPv4-mapped IPv6 as IPv4', async () => {
    const app = await limited({ max: 1 });
    const from = (...addresses: string[]) => addresses.map((remoteAddress) => ({ remoteAddress }));
    expect(await statuses(app, from('192.0.2.1', '192.0.2.2', '::ffff:192.0.2.1'))).toEqual([200, 200, 429]);
    expect(await statuses(app, from('2001:db8:1:1::1', '2001:db8:1:1:ffff::2', '2001:db8:1:2::1'))).toEqual([
      200, 429, 200,
    ]);
  });

  test('A network of many IPv6 /64s has a larger limit, which those beyond their own do not use up', async () => {
    const app = await limited({ max: 2, maxOfNetwork: 3 });
    const from = (...networks: string[]) =>
      networks.map((network) => ({ remoteAddress: `2001:db8:${network}::1` }));
    expect(await statuses(app, from('1:1', '1:1', '1:1', '1:1', '1:2', '1:3', '2:1'))).toEqual([
      200, 200, 429, 429, 200, 429, 200,
    ]);
    expect(await statuses(app, [{ remoteAddress: '192.0.2.1' }])).toEqual([200]);
  });

  test('A forwarded address counts without its port, and what is none as the proxy', async () => {
    const app = await limited({ max: 1 }, true);
    const forwarded = async (...addresses: string[]) => {
      const answers = [];
      for (const address of addresses) {
        const headers = { 'x-forwarded-for': address };
        answers.push((await app.inject({ url: '/a', remoteAddress: '10.0.0.9', headers })).statusCode);
      }
      return answers;
    };
    expect(await forwarded('5.5.5.6:1000', '5.5.5.6:1001', '5.5.5.6')).toEqual([200, 429, 429]);
    expect(await forwarded('[2001:db8::1]:1000', '[2001:db8::2]', '2001:db8::3')).toEqual([200, 429, 429]);
    expect(await forwarded('garb0', '999.1.1.1', '10.0.0.9')).toEqual([200, 429, 429]);
    expect(await forwarded('garb1, 10.0.0.8', 'garb2, 10.0.0.8:80', '10.0.0.8')).toEqual([200, 429, 429]);
  });

  test('A limit of a session counts by the session in the path', async () => {
    const app = await limited({ max: 1, key: 'session' });
    expect(await statuses(app, [{ url: '/a' }, { url: '/b' }, { url: '/a' }])).toEqual([200, 200, 429]);
  });

  test('Concurrent requests are all counted', async () => {
    const app = await limited({ max: 5 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => app.inject('/a')));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  });

  test('A body counts once for each of so many bytes', async () => {
    const app = await limited({ max: 5, bytesPerCount: 100 });
    const statusOf = async (bytes: number) =>
      (await app.inject({ url: '/a', headers: { 'content-length': String(bytes) } })).statusCode;
    expect([await statusOf(301), await statusOf(1), await statusOf(1)]).toEqual([200, 200, 429]);
  });

  test('No address and no session id is stored', async () => {
    if (!storage) return;
    const app = await limited({ key: 'session' });
    await app.inject({ url: '/very-secret-session', remoteAddress: '192.0.2.55' });
    const rows = await storage.db.selectFrom('rate_limits').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/very-secret-session|192\.0\.2\.55/);
  });
});

/** A request as far as limits read it. */
const aRequest = (made: Partial<FastifyRequest>): FastifyRequest =>
  ({ ip: '192.0.2.1', params: {}, headers: {}, ...made }) as FastifyRequest;

test('Callers of one limit, however many, do not push out those of another', async () => {
  const limit = createLimits({ enabled: true, secret, now: Date.now });
  const ofAddress = limit({ name: 'one', max: 1, windowMs: MINUTE, key: 'address' });
  const ofSession = limit({ name: 'another', max: 1, windowMs: MINUTE, key: 'session' });
  await ofAddress(aRequest({}));
  for (let i = 0; i < 30_000; i += 1) await ofSession(aRequest({ params: { sessionId: `x${i}` } }));
  await expect(ofAddress(aRequest({}))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

test('In memory a limit counts 5,000 callers; the next one takes the place of the first', async () => {
  const limit = createLimits({ enabled: true, secret, now: Date.now });
  const hook = limit({ name: 'one', max: 1, windowMs: MINUTE, key: 'session' });
  const call = (caller: number) => hook(aRequest({ params: { sessionId: `x${caller}` } }));
  for (let caller = 0; caller < 5_000; caller += 1) await call(caller);
  await expect(call(0)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await call(5_000);
  await call(0);
});

test('Two limits of one name are refused', () => {
  const limit = createLimits({ enabled: true, secret, now: Date.now });
  const made = { name: 'one', max: 1, windowMs: MINUTE, key: 'address' } as const;
  limit(made);
  expect(() => limit(made)).toThrow('Two limits are named "one".');
});

test('A room is one caller, however its code is spelled', async () => {
  const limit = createLimits({ enabled: true, secret, now: Date.now });
  const ofRoom = limit({ name: 'room', max: 1, windowMs: MINUTE, key: 'room' });
  await ofRoom(aRequest({ params: { code: 'KX47PB' } }));
  for (const code of ['kx47pb', ' kx4 7-pb', 'KX4\x007PB', '\u212aX47PB'])
    await expect(ofRoom(aRequest({ params: { code } }))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await ofRoom(aRequest({ params: { code: 'KX47PC' } }));
});

test('Made-up conversations are counted by address only', async () => {
  const made = await anApp();
  const statuses = new Map<number, number>();
  for (let i = 0; i < 12_010; i += 1) {
    const { statusCode } = await made.app.inject('/api/chat/sessions/made-up/messages');
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  await made.close();
  expect([...statuses]).toEqual([
    [404, 12_000],
    [429, 10],
  ]);
});

describe('The forwarding header of a proxy', () => {
  const send = { method: 'POST', url: '/api/chat/sessions', remoteAddress: '10.0.0.9' } as const;
  const sessions = async (settings: Record<string, string>) => {
    const made = await anApp(settings);
    const answers = [];
    for (let i = 0; i < 121; i += 1) {
      const forwarded = { 'x-forwarded-for': `192.0.2.${i}` };
      answers.push((await made.app.inject({ ...send, headers: forwarded })).statusCode);
    }
    await made.close();
    return answers.filter((status) => status === 429).length;
  };

  test('is trusted from the addresses of TRUST_PROXY', async () => {
    expect(await sessions({ TRUST_PROXY: '10.0.0.0/8' })).toBe(0);
  });
  test('and from no others', async () => {
    expect(await sessions({})).toBe(1);
    expect(await sessions({ TRUST_PROXY: '172.16.0.1' })).toBe(1);
  });
});

test('RATE_LIMITS=off disables all limits', async () => {
  const made = await anApp({ RATE_LIMITS: 'off' });
  const answers = [];
  for (let i = 0; i < 130; i += 1) {
    answers.push((await made.app.inject({ method: 'POST', url: '/api/chat/sessions' })).statusCode);
  }
  await made.close();
  expect(new Set(answers)).toEqual(new Set([201]));
});

test('A conversation has 40 replies an hour', async () => {
  const made = await anApp();
  const created = await made.app.inject({ method: 'POST', url: '/api/chat/sessions' });
  const { sessionId } = created.json<{ sessionId: string }>();
  const statuses = [];
  for (let i = 0; i < 41; i += 1) {
    const answer = await made.app.inject({
      method: 'POST',
      url: `/api/chat/sessions/${sessionId}/messages`,
      payload: { content: `Question ${i}` },
    });
    statuses.push(answer.statusCode);
  }
  await made.close();
  expect(statuses).toEqual([...Array(40).fill(201), 429]);
});
