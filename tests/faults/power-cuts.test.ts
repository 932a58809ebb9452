/**
 * Power cuts under load: whatever was acknowledged before `kill -9` is there after the next start, and after all later ones.
 * `npm run test:faults` cuts a hundred times; `npm test` three times.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Game } from '../../games/question.ts';
import type { TestBerea } from '../support/berea.ts';
import { startBereaWithAi } from '../support/berea-with-ai.ts';
import { aVisitor } from '../support/conversation.ts';
import { aPlayer, aRoom, post } from '../support/rooms.ts';

const CUTS = process.env.FAULTS === 'long' ? 100 : 3;
const VISITORS = 16;
/** At least this many things are acknowledged before each cut. */
const BEFORE_A_CUT = 24;
const PASSWORD = 'a long enough password';
const SENTENCES = Array.from({ length: 20 }, (_, number) => `Sentence ${number} about grace. `);
const LONG_WAIT = { timeout: 30_000 };

/** Something that the server has acknowledged; fails if it is not there. */
type Acknowledged = () => Promise<void>;

let berea: TestBerea;
let remove: () => Promise<void>;
let games: Game[];
beforeAll(async () => {
  const settings = { AI_FALLBACK: 'none', AI_CONCURRENCY: '8', ADMIN_PASSWORD: PASSWORD };
  ({ berea, remove } = await startBereaWithAi(settings, { reply: { text: SENTENCES, everyMs: 5 } }));
  games = (await (await fetch(`${berea.url}/api/bible-games`)).json()) as Game[];
}, 60_000);
afterAll(() => remove());

/** A question and what is written in reply; some readers leave. */
async function talk(acknowledge: (what: Acknowledged) => void, leaves: boolean): Promise<void> {
  const visitor = await aVisitor(berea.url);
  const words = `Words of ${visitor.sessionId}`;
  const stream = await visitor.stream(words);
  const [message] = await stream.until(({ event }) => event === 'message');
  if (message?.event !== 'message') return;
  acknowledge(async () => {
    const [question, reply] = await visitor.messages();
    expect(question?.content).toBe(words);
    expect(['complete', 'failed']).toContain(reply?.status);
  });
  if (leaves) return stream.leave();
  const whole = (await stream.all()).at(-1)?.event === 'done';
  if (whole)
    acknowledge(async () => {
      const [, reply] = await visitor.messages();
      expect(reply).toMatchObject({ status: 'complete', content: SENTENCES.join('') });
    });
}

/** A conversation that its visitor deletes: once that is acknowledged, nothing of it comes back. */
async function deleteConversation(acknowledge: (what: Acknowledged) => void): Promise<void> {
  const visitor = await aVisitor(berea.url);
  const stream = await visitor.stream(`Words of ${visitor.sessionId}`);
  await stream.until(({ event }) => event === 'message');
  const { status } = await fetch(visitor.path, { method: 'DELETE' });
  await stream.leave();
  if (status === 204)
    acknowledge(async () => expect((await fetch(`${visitor.path}/messages`)).status).toBe(404));
}

async function score(acknowledge: (what: Acknowledged) => void): Promise<void> {
  let cookie = '';
  for (let played = 1; played <= 5; played++) {
    const response = await fetch(`${berea.url}/api/bible-games/score`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ gameId: games[played]!.id, score: 0, timeCompleted: 9, attempts: 1 }),
    });
    if (response.status !== 200) return;
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const count = played;
    acknowledge(async () => {
      const stats = await fetch(`${berea.url}/api/bible-games/stats`, { headers: { cookie } });
      const { totalGamesPlayed } = (await stats.json()) as { totalGamesPlayed: number };
      expect(totalGamesPlayed).toBeGreaterThanOrEqual(count);
    });
  }
}

async function playInRoom(acknowledge: (what: Acknowledged) => void): Promise<void> {
  const leader = await aRoom(berea.url, { source: { kind: 'passage', reference: 'Acts 12' } });
  const ruth = await aPlayer(berea.url, leader.code, 'Ruth');
  acknowledge(async () => expect((await leader.view()).players).toMatchObject([{ name: 'Ruth' }]));
  await leader.lead({ action: 'start' });
  const { question } = await ruth.view();
  const answer = question?.options?.[0] ?? '';
  const { status } = await ruth.answer(question?.id ?? '', answer);
  if (status === 202) acknowledge(async () => expect((await ruth.view()).yourAnswer).toBe(answer));
}

let letters = 0;
/** Subjects of the letters that were acknowledged; they are looked for at the end, all together. */
const received: string[] = [];
async function write(): Promise<void> {
  const subject = `Letter ${letters++}`;
  const letter = { name: 'Ruth', email: 'ruth@example.org', subject, message: 'Peace be with you.' };
  const { status } = await post(`${berea.url}/api/contact`, letter);
  if (status === 201) received.push(subject);
}

/** One thing after the other until the server is gone. */
async function visit(nth: number, acknowledge: (what: Acknowledged) => void): Promise<void> {
  const kinds = [
    () => talk(acknowledge, false),
    () => talk(acknowledge, true),
    () => deleteConversation(acknowledge),
    () => score(acknowledge),
    () => playInRoom(acknowledge),
    write,
  ];
  for (let turn = nth; ; turn++) await kinds[turn % kinds.length]!();
}

async function subjectsInInbox(): Promise<string[]> {
  const { body } = await post(`${berea.url}/api/admin/login`, { username: 'admin', password: PASSWORD });
  const headers = { 'x-admin-session': body.sessionId as string };
  const list = (await (await fetch(`${berea.url}/api/contact`, { headers })).json()) as {
    messages: { subject: string }[];
  };
  return list.messages.map(({ subject }) => subject);
}

it(`${CUTS} power cuts under load lose nothing that was acknowledged, and no reply stays running`, {
  timeout: CUTS * 30_000,
}, async () => {
  const all: Acknowledged[] = [];
  for (let cut = 1; cut <= CUTS; cut++) {
    const before = all.length;
    const acknowledge = (what: Acknowledged) => void all.push(what);
    const visits = Array.from({ length: VISITORS }, (_, nth) => visit(nth, acknowledge).catch(() => {}));
    await expect.poll(() => all.length - before, LONG_WAIT).toBeGreaterThan(BEFORE_A_CUT);
    await berea.kill();
    await Promise.all(visits);

    const database = new DatabaseSync(join(berea.dataDir, 'berea.sqlite'));
    expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    database.close();
    await berea.start();
    for (const isThere of all.slice(before)) await isThere();
  }
  for (const isThere of all) await isThere();
  const inInbox = new Set(await subjectsInInbox());
  expect(received.filter((subject) => !inInbox.has(subject))).toEqual([]);
  console.log(`${CUTS} × kill -9: ${all.length + received.length} things acknowledged, none lost`);
  expect(berea.output()).not.toMatch(/Words of|Letter \d|"level":"(?:error|fatal)"/);
});
