/** Three instances on one PostgreSQL behind a proxy: they agree, one may die, and all may be restarted one by one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenRoomBody } from '../../contract/rooms.ts';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { aiSettings } from '../support/berea-with-ai.ts';
import { aVisitor, type ReceivedEvent, replyIn, type TestVisitor, textOf } from '../support/conversation.ts';
import { type FakeAi, startFakeAi } from '../support/fake-ai.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startProxy, type TestProxy } from '../support/proxy.ts';
import { aPlayer, aRoom } from '../support/rooms.ts';

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

let batches = 1;
/** Opens reply streams through the proxy, and reads each to its end. They come from an address of their own: it has a limit. */
async function openStreams(count: number, everyMs: number) {
  proxy.from = `192.0.2.${++batches}`;
  ai.always({ text: WORDS, everyMs });
  const visitors: TestVisitor[] = [];
  while (visitors.length < count) visitors.push(await aVisitor(proxy.url));
  const streams = await Promise.all(visitors.map((visitor) => visitor.stream('What is grace?')));
  const begun: ReceivedEvent[][] = [];
  for (const stream of streams) begun.push(await stream.until(({ event }) => event === 'reply'));
  const ended = streams.map((stream) => stream.all().catch((): ReceivedEvent[] => []));
  return { visitors, begun, ended };
}

const CHOICE = {
  source: { kind: 'passage', reference: 'Acts 12' },
} as const satisfies Partial<OpenRoomBody>;
const ADVERTISEMENT = {
  title: 'A book',
  description: 'To read on Sunday.',
  type: 'book',
  placement: 'chat_sidebar',
  active: true,
};

const send = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(proxy.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function signIn(): Promise<string> {
  const signedIn = await send('POST', '/api/admin/login', { username: 'admin', password: PASSWORD });
  return ((await signedIn.json()) as { sessionId: string }).sessionId;
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

  it('agree on flags, advertisement counts and the audit within seconds', { timeout: 60_000 }, async () => {
    const headers = { 'x-admin-session': await signIn() };
    // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect.
    const read = async (url: string, path: string): Promise<any> =>
      (await fetch(url + path, { headers })).json();
    const { flags } = (await read(proxy.url, '/api/feature-flags')) as {
      flags: { id: string; name: string }[];
    };
    const flag = flags.find(({ name }) => name === 'pwa_enabled')!;
    const changed = await send('PATCH', `/api/feature-flags/${flag.id}`, { enabled: false }, headers);
    expect(changed.status).toBe(200);
    const created = await send('POST', '/api/advertisements', ADVERTISEMENT, headers);
    const { id } = (await created.json()) as { id: string };

    // Counts of what an instance does not know yet are refused: it reads what there is at most every 200 ms.
    const count = async (url: string, event: string) =>
      (await fetch(`${url}/api/advertisements/${id}/${event}`, { method: 'POST' })).status;
    for (const { url } of instances) {
      await expect.poll(() => count(url, 'impression'), { timeout: 10_000 }).toBe(204);
      const seen = await Promise.all(Array.from({ length: 20 }, () => count(url, 'impression')));
      expect(new Set([...seen, await count(url, 'click')])).toEqual(new Set([204]));
    }

    const facts = async (url: string) => {
      const { advertisements } = (await read(url, '/api/advertisements')) as {
        advertisements: { id: string; impressionCount: number; clickCount: number }[];
      };
      const { flags: shown } = (await read(url, '/api/feature-flags/public')) as {
        flags: { name: string; enabled: boolean }[];
      };
      const counted = advertisements.find((one) => one.id === id);
      return {
        seen: counted?.impressionCount,
        clicked: counted?.clickCount,
        pwa: shown.find(({ name }) => name === 'pwa_enabled')?.enabled,
      };
    };
    for (const { url } of instances)
      await expect.poll(() => facts(url), { timeout: 10_000 }).toEqual({ seen: 63, clicked: 3, pwa: false });
    const audits = await Promise.all(instances.map(({ url }) => read(url, '/api/admin/audit')));
    expect(audits[0].entries.length).toBeGreaterThanOrEqual(2);
    expect(audits[1]).toEqual(audits[0]);
    expect(audits[2]).toEqual(audits[0]);
  });

  it('play one live room: the leader at one, players at the others', { timeout: 60_000 }, async () => {
    const [one, two, three] = instances.map(({ url }) => url) as [string, string, string];
    const leader = await aRoom(one, CHOICE);
    const ruth = await aPlayer(two, leader.code, 'Ruth');
    const tim = await aPlayer(three, leader.code, 'Tim');
    const streams = [leader.follow(), ruth.follow(), tim.follow(), ruth.at(one).follow()];
    for (let played = 0; played < 2; played++) {
      await leader.lead(played === 0 ? { action: 'start' } : { action: 'next', to: 'question' });
      const number = played + 1;
      const asked = await Promise.all(
        streams.map((stream) =>
          stream.until(({ state, question }) => state === 'question' && question?.number === number),
        ),
      );
      expect(new Set(asked.map(({ question }) => question?.id)).size).toBe(1);
      const { id, options = [] } = asked[0]!.question!;
      expect((await ruth.answer(id, options[0]!)).status).toBe(202);
      expect((await tim.answer(id, options[1]!)).status).toBe(202);
      await streams[0]!.until(({ question, answered }) => question?.id === id && answered.count === 2);
      await leader.at(three).lead({ action: 'reveal' });
      const revealed = await Promise.all(
        streams.map((stream) =>
          stream.until(({ state, question }) => state === 'reveal' && question?.id === id),
        ),
      );
      const boards = revealed.map(({ correctAnswer, players }) =>
        JSON.stringify([correctAnswer, players.map(({ name, score, place }) => [name, score, place])]),
      );
      expect(new Set(boards).size).toBe(1);
    }
    for (const stream of streams) stream.close();
  });

  it(`are restarted one by one under ${STREAMS} open streams, and none is lost`, {
    timeout: 300_000,
  }, async () => {
    const { visitors, ended } = await openStreams(STREAMS, 250);
    const leader = await aRoom(proxy.url, CHOICE);
    const ruth = await aPlayer(proxy.url, leader.code, 'Ruth');
    await leader.lead({ action: 'start' });
    const { question } = await ruth.view();
    await ruth.answer(question!.id, question!.options![0]!);
    for (const instance of instances) {
      expect(await instance.stop()).toBe(0);
      await instance.start();
    }
    expect(await ruth.view()).toMatchObject({
      state: 'question',
      question: { id: question!.id },
      yourAnswer: question!.options![0]!,
    });
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
