/**
 * Half an hour of everything that visitors do, mixed, in a number of them at once: conversations with an AI service that
 * fails now and then (so that the guide answers as well), readers who leave and come back, stops, retries, exports,
 * documents, checks, searches, pages, games, live rooms, deletions. Prints the server's memory by five minutes, requests by
 * status, and what went wrong. Goals: memory within 10% of what it was after the first ten minutes, no error.
 *   node bench/mixed-load.ts [minutes]
 */
import { setTimeout as after } from 'node:timers/promises';
import { startBerea } from '../tests/support/berea.ts';
import { aiSettings } from '../tests/support/berea-with-ai.ts';
import { aVisitor, isDelta, replyIn, type TestVisitor } from '../tests/support/conversation.ts';
import { aDocx, aPdf, column, p, upload } from '../tests/support/documents.ts';
import { forkFakeAi } from '../tests/support/fake-ai.ts';
import { aPlayer, aRoom } from '../tests/support/rooms.ts';
import { memoryMb } from '../tests/support/watch-server.ts';

const MINUTES = Number(process.argv[2] ?? 30);
const VISITORS = 24;
/** How long a visitor thinks between two things, at most. */
const THINKING_MS = 2_000;
const LOOK_EVERY_MS = 5_000;
const FAILING_SHARE = 0.1;
/** Long enough for idle threads to end. */
const REST_MS = 90_000;
const ANSWER = Array.from(
  { length: 40 },
  (_, part) =>
    `Grace is a gift, part ${part}: “For by grace you have been saved through faith” (Ephesians 2:8). `,
);

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)]!;

const QUESTIONS = [
  'What is grace?',
  'How can I forgive someone who hurt me?',
  'I am afraid of tomorrow',
  'Write me a prayer for my mother',
  'Who was Nehemiah?',
  'What does Romans 8:28 mean?',
  'A study on Psalm 23 for six people',
  'Does the Bible say that God helps those who help themselves?',
];
const PASSAGES = [
  'John 3:16',
  'Psalm 23',
  'Romans 8',
  '1 Cor 13:4-8',
  'Gen 1',
  'Isaiah 40',
  'Luke 15',
  'Jude',
];
const WORDS = ['shepherd', 'love your enemies', 'valley of the shadow', 'be still', 'grace', 'living water'];
const PAGES = [
  '/',
  '/bible',
  '/bible-games',
  '/help',
  '/privacy',
  '/bible?ref=John+3',
  '/bible?ref=Psalm+119',
  '/chat',
];

const docx = aDocx(
  Array.from({ length: 200 }, (_, line) => p(`Line ${line} of a sermon on grace.`)).join(''),
);
const pdf = aPdf(Array.from({ length: 10 }, () => column(['A page of a sermon', 'on the grace of God'])));
const quoted = `“For God so loved the world, that he gave his only begotten Son” (John 3:16). Money is the root of all evil. `;

async function load(url: string, visitorNumber: number, count: (name: string, status: number) => void) {
  const address = { 'x-forwarded-for': `198.51.100.${visitorNumber + 1}` };
  const read = async (path: string, headers: Record<string, string> = {}): Promise<void> => {
    const response = await fetch(url + path, { headers: { ...address, ...headers } });
    await response.arrayBuffer();
    count(path.split('?')[0]!.replace(/sessions\/[\w-]{22}/, 'sessions/…'), response.status);
  };
  const write = async (path: string, body: object): Promise<void> => {
    const headers = { 'content-type': 'application/json', ...address };
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    await response.arrayBuffer();
    count(`POST ${path}`, response.status);
  };

  async function talk(visitor: TestVisitor): Promise<void> {
    for (let turn = 0; turn < 4; turn++) {
      const stream = await visitor.stream(pick(QUESTIONS), {}, address);
      count('stream', stream.response.status);
      const how = Math.random();
      if (how < 0.7) {
        await stream.all();
        continue;
      }
      const begun = await stream.until(isDelta);
      const { id } = replyIn(begun);
      if (how < 0.85) {
        await stream.leave();
        await (await visitor.resume(id, { ...address, 'last-event-id': '1' })).all();
      } else {
        const { status } = await visitor.post(`/messages/${id}/stop`, {}, address);
        count('stop', status);
        await stream.all();
        count('retry', (await visitor.post(`/messages/${id}/retry`, {}, address)).status);
      }
    }
    await visitor.messages();
    const path = new URL(visitor.path).pathname;
    await read(`${path}/export?format=${pick(['markdown', 'json', 'docx'])}`);
    await read(`${path}/everything`);
    if (Math.random() < 0.7) await fetch(visitor.path, { method: 'DELETE' });
  }

  async function play(): Promise<void> {
    const leader = await aRoom(url, { source: { kind: 'passage', reference: pick(['Acts 12', 'Mark 5']) } });
    const players = [await aPlayer(url, leader.code, 'Ruth'), await aPlayer(url, leader.code, 'Tim')];
    const streams = [leader, ...players].map((seat) => seat.follow({ comesBack: true }));
    for (let asked = 0; asked < 3; asked++) {
      await leader.lead(asked === 0 ? { action: 'start' } : { action: 'next', to: 'question' });
      const { question } = await leader.view();
      for (const player of players) {
        await after(Math.random() * 500);
        count('room answer', (await player.answer(question!.id, question!.options?.[0] ?? 'Paul')).status);
      }
      await leader.lead({ action: 'reveal' });
      streams[asked % streams.length]!.drop();
    }
    count('room end', (await leader.lead({ action: 'end' })).status);
    for (const stream of streams) stream.close();
  }

  const activities: [number, () => Promise<unknown>][] = [
    [6, async () => talk(await aVisitor(url))],
    [6, () => read(pick(PAGES), { accept: 'text/html' })],
    [6, () => read(`/api/bible/verse/${encodeURIComponent(pick(PASSAGES))}`)],
    [5, () => read(`/api/bible/search?query=${encodeURIComponent(pick(WORDS))}`)],
    [2, () => write('/api/bible/check', { text: quoted.repeat(1 + Math.floor(Math.random() * 20)) })],
    [1, async () => count('document', (await upload(url, pick([docx, pdf]), 'sermon', address)).status)],
    [2, () => read(`/api/bible-games?passage=${encodeURIComponent(pick(PASSAGES))}`)],
    [2, () => read('/api/feature-flags/public')],
    [1, () => read('/api/bible-games')],
    [1, play],
  ];
  const dice = activities.flatMap(([weight, activity]) => Array<typeof activity>(weight).fill(activity));
  return () => pick(dice)();
}

const service = await forkFakeAi({ text: ANSWER, firstAfterMs: 50, everyMs: 50 }, FAILING_SHARE);
const berea = await startBerea({
  ...aiSettings(service.url),
  AI_CONCURRENCY: '50',
  AI_DAILY_BUDGET: '0',
  TRUST_PROXY: 'loopback',
  LOG_LEVEL: 'info',
});
const memory: { at: number; mb: number }[] = [];
const statuses = new Map<number, number>();
const wrong = new Map<string, number>();
const note = (what: string) => wrong.set(what, (wrong.get(what) ?? 0) + 1);
const began = performance.now();
const ends = began + MINUTES * 60_000;
const timer = setInterval(
  () => memory.push({ at: (performance.now() - began) / 60_000, mb: memoryMb(berea.pid()) }),
  LOOK_EVERY_MS,
);
try {
  const visits = Array.from({ length: VISITORS }, async (_, number) => {
    const next = await load(berea.url, number, (name, status) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 400) note(`${name} ${status}`);
    });
    while (performance.now() < ends) {
      await next().catch((error: Error) => note(`${error.message} ${error.cause ?? ''}`));
      await after(Math.random() * THINKING_MS);
    }
  });
  await Promise.all(visits);
  clearInterval(timer);
  report(memory, statuses);
  await after(REST_MS);
  console.log(`  after ${REST_MS / 1_000} s of rest: ${memoryMb(berea.pid()).toFixed(0)} MB`);
  const errors = berea.output().match(/"level":"(?:warn|error|fatal)"[^\n]*/g) ?? [];
  console.log(
    `  went wrong: ${wrong.size === 0 ? 'nothing' : [...wrong].map(([what, n]) => `${n} × ${what}`).join('; ')}`,
  );
  console.log(
    `  warnings and errors in the log: ${errors.length}${errors
      .slice(0, 10)
      .map((line) => `\n    ${line}`)
      .join('')}`,
  );
} finally {
  clearInterval(timer);
  await berea.remove();
  service.end();
}

function report(memory: readonly { at: number; mb: number }[], statuses: ReadonlyMap<number, number>): void {
  const median = (from: number, to: number): number => {
    const values = memory.filter(({ at }) => at >= from && at < to).map(({ mb }) => mb);
    return values.sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
  };
  const step = MINUTES / 6;
  const steps = Array.from({ length: 6 }, (_, index) => median(index * step, (index + 1) * step));
  const settled = median(2 * step, 3 * step);
  const last = median(5 * step, 6 * step);
  const most = Math.max(...memory.map(({ mb }) => mb));
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${MINUTES} minutes, ${VISITORS} visitors at once, ${total} requests counted`);
  console.log(
    `  by status: ${[...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, n]) => `${status}: ${n}`)
      .join(', ')}`,
  );
  console.log(
    `  memory, medians of each ${step} minutes: ${steps.map((mb) => mb.toFixed(0)).join(', ')} MB; at most ${most.toFixed(0)} MB`,
  );
  console.log(
    `  the last ${step} minutes against the third: ${((last / settled - 1) * 100).toFixed(1)}% (goal: within 10%)`,
  );
}
