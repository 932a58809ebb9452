/** Three instances on one PostgreSQL behind a proxy: they agree, one may die, and all may be restarted one by one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { aiSettings } from '../support/berea-with-ai.ts';
import { aVisitor, type ReceivedEvent, replyIn, type TestVisitor, textOf } from '../support/conversation.ts';
import { type FakeAi, startFakeAi } from '../support/fake-ai.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startProxy, type TestProxy } from '../support/proxy.ts';

const LONG = process.env.FAULTS === 'long';
const STREAMS = LONG ? 100 : 18;
const PASSWORD = 'a long enough password';

let ai: FakeAi;
let postgres: TestPostgres;
let instances: TestBerea[];
let proxy: TestProxy;
beforeAll(async () => {
  ai = await startFakeAi();
  postgres = await startPostgres();
  const shared = {
    ...aiSettings(ai.url),
    AI_FALLBACK: 'none',
    AI_CONCURRENCY: '200',
    AI_DAILY_BUDGET: '0',
    ADMIN_PASSWORD: PASSWORD,
    DATABASE_URL: postgres.url,
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    RATE_LIMITS: 'on',
    TRUST_PROXY: 'loopback',
    STOP_WAIT: '60',
  };
  instances = [];
  for (let number = 0; number < 3; number++) instances.push(await startBerea(shared));
  proxy = await startProxy(instances.map(({ url }) => url));
}, 180_000);
afterAll(async () => {
  await proxy?.close();
  for (const instance of instances ?? []) await instance.remove();
  await postgres?.stop();
  await ai?.close();
});

const WORDS = Array.from({ length: 40 }, (_, index) => `Grace upon grace, part ${index}. `);

/** Opens reply streams through the proxy, and reads each to its end. */
async function openStreams(count: number, everyMs: number) {
  ai.always({ text: WORDS, everyMs });
  const visitors: TestVisitor[] = [];
  while (visitors.length < count) visitors.push(await aVisitor(proxy.url));
  const streams = await Promise.all(visitors.map((visitor) => visitor.stream('What is grace?')));
  const begun: ReceivedEvent[][] = [];
  for (const stream of streams) begun.push(await stream.until(({ event }) => event === 'reply'));
  const ended = streams.map((stream) => stream.all().catch((): ReceivedEvent[] => []));
  return { visitors, begun, ended };
}

describe('three instances behind a proxy', () => {
  it('share the limits of a conversation', { timeout: 120_000 }, async () => {
    ai.always({ text: ['Grace is a gift.'] });
    const visitor = await aVisitor(proxy.url);
    const statuses: number[] = [];
    for (let sent = 0; sent < 41; sent++) statuses.push((await visitor.send('What is grace?')).status);
    expect(statuses).toEqual([...Array(40).fill(201), 429]);
    expect([...proxy.answered.values()].every((count) => count > 5)).toBe(true);
    expect(await visitor.messages()).toHaveLength(80);
  });

  it('agree on the flags within seconds', { timeout: 60_000 }, async () => {
    const json = (method: string, body: object, headers = {}) => ({
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const signedIn = await fetch(
      `${proxy.url}/api/admin/login`,
      json('POST', { username: 'admin', password: PASSWORD }),
    );
    const { sessionId } = (await signedIn.json()) as { sessionId: string };
    const headers = { 'x-admin-session': sessionId };
    const { flags } = (await (await fetch(`${proxy.url}/api/feature-flags`, { headers })).json()) as {
      flags: { id: string; name: string }[];
    };
    const flag = flags.find(({ name }) => name === 'pwa_enabled')!;
    const changed = await fetch(
      `${proxy.url}/api/feature-flags/${flag.id}`,
      json('PATCH', { enabled: false }, headers),
    );
    expect(changed.status).toBe(200);
    for (const { url } of instances) {
      const isOn = async () => {
        const answer = (await (await fetch(`${url}/api/feature-flags/public`)).json()) as {
          flags: { name: string; enabled: boolean }[];
        };
        return answer.flags.find(({ name }) => name === 'pwa_enabled')?.enabled;
      };
      await expect.poll(isOn, { timeout: 10_000 }).toBe(false);
    }
  });

  it(`are restarted one by one under ${STREAMS} open streams, and none is lost`, {
    timeout: 300_000,
  }, async () => {
    const { visitors, ended } = await openStreams(STREAMS, 250);
    for (const instance of instances) {
      expect(await instance.stop()).toBe(0);
      await instance.start();
    }
    for (const [index, all] of (await Promise.all(ended)).entries()) {
      expect(all.at(-1)?.event).toBe('done');
      expect(textOf(all)).toBe(WORDS.join(''));
      expect((await visitors[index]!.messages()).at(-1)?.status).toBe('complete');
    }
  });

  it('keep what the others write when one is killed', { timeout: 120_000 }, async () => {
    const { visitors, begun, ended } = await openStreams(9, 150);
    await instances[0]!.kill();
    const ends = await Promise.all(ended);
    const complete = ends.filter((all) => all.at(-1)?.event === 'done').length;
    expect(complete).toBeGreaterThan(2);
    expect(complete).toBeLessThan(9);
    for (const [index, visitor] of visitors.entries()) {
      const last = async () => (await visitor.messages()).at(-1)?.status;
      const wasCut = ends[index]!.at(-1)?.event !== 'done';
      await expect.poll(last, { timeout: 40_000 }).toBe(wasCut ? 'failed' : 'complete');
      if (!wasCut) continue;
      const events = await (await visitor.resume(replyIn(begun[index]!).id)).all();
      expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'INTERRUPTED' } });
    }
    await instances[0]!.start();
  });
});
