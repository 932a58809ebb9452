/** SIGTERM ends the process, whatever it is waiting for just then, and nothing of it is in the way of the next start. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, startBerea, type TestBerea } from '../support/berea.ts';
import { aiSettings } from '../support/berea-with-ai.ts';
import { aControlledStream } from '../support/controlled-stream.ts';
import { aVisitor, isDelta } from '../support/conversation.ts';
import { type FakeAi, startFakeAi } from '../support/fake-ai.ts';
import { aPath, aPathTo } from '../support/path.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { aPlayer, aRoom } from '../support/rooms.ts';
import { temporaryFolder } from '../support/storage.ts';

const ROOT = join(import.meta.dirname, '../..');
/** A process that hangs is killed after this time, and the test fails. How long a stop may take: server/stop.test.ts. */
const HANGS_MS = 30_000;

/** Sends SIGTERM; how the process ended: its exit code, or the signal of which it died. */
async function endOf(child: ChildProcess): Promise<number | NodeJS.Signals> {
  const exited = once(child, 'exit') as Promise<[number, null] | [null, NodeJS.Signals]>;
  const hangs = setTimeout(() => child.kill('SIGKILL'), HANGS_MS);
  child.kill('SIGTERM');
  const [code, signal] = await exited;
  clearTimeout(hangs);
  return code ?? signal;
}

describe('a stop during the start', () => {
  const folder = temporaryFolder();
  afterAll(() => folder.remove());

  function start(env: NodeJS.ProcessEnv = {}): ChildProcess & { printed: () => string } {
    const child = spawn(process.execPath, ['server/main.js'], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder.path, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    child.stdout.on('data', (data) => (printed += data));
    child.stderr.on('data', (data) => (printed += data));
    return Object.assign(child, { printed: () => printed });
  }

  it('ends it while the database does not answer', { timeout: 60_000 }, async () => {
    const path = await aPath(0);
    path.freeze();
    const child = start({ DATABASE_URL: `postgres://berea:berea@127.0.0.1:${path.port}/berea` });
    await path.connected;
    expect(await endOf(child)).toBe(0);
    path.close();
  });

  it('ends it at any step, and the next start finds nothing in its way', { timeout: 120_000 }, async () => {
    const steps: ((child: ReturnType<typeof start>) => boolean)[] = [
      () => existsSync(folder.path),
      () => existsSync(join(folder.path, 'berea.sqlite')),
      () => existsSync(join(folder.path, 'first-password')),
      (child) => child.printed().includes('Berea is at'),
    ];
    for (const isThere of steps) {
      const child = start();
      await expect.poll(() => isThere(child), { timeout: 30_000, interval: 5 }).toBe(true);
      // Before there is a listener, the signal itself ends it.
      expect([0, 'SIGTERM']).toContain(await endOf(child));
    }
    const berea = await startBerea({ DATA_DIR: folder.path });
    expect((await (await aVisitor(berea.url)).send('What is grace?')).status).toBe(201);
    await berea.remove();
  });
});

describe('a stop of a server that runs', () => {
  let ai: FakeAi;
  let postgres: TestPostgres;
  beforeAll(async () => {
    ai = await startFakeAi();
    postgres = await startPostgres();
  }, 60_000);
  afterAll(async () => {
    await postgres?.stop();
    await ai?.close();
  });

  it('during a question of a live room: phones are let go, and the question is there again', {
    timeout: 60_000,
  }, async () => {
    const berea = await startBerea();
    const leader = await aRoom(berea.url, { secondsPerQuestion: 180 });
    const player = await aPlayer(berea.url, leader.code, 'Ruth');
    const streams = [leader.follow(), player.follow(), leader.follow({ watch: true })];
    await leader.lead({ action: 'start' });
    const before = await streams[1]!.until(({ state }) => state === 'question');
    expect(await berea.stop()).toBe(0);
    expect(berea.output()).not.toContain('STOP_CUT_SHORT');
    await Promise.all(streams.map(({ ended }) => ended));
    for (const stream of streams) stream.close();
    await berea.start();
    const after = await player.view();
    expect([after.state, after.question?.id]).toEqual(['question', before.question?.id]);
    await berea.remove();
  });

  /** A server on PostgreSQL with a reply under way. */
  async function withReply(databaseUrl: string): Promise<TestBerea> {
    const berea = await startBerea({
      ...aiSettings(ai.url),
      AI_FALLBACK: 'none',
      DATABASE_URL: databaseUrl,
      ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    });
    const tap = aControlledStream();
    ai.script({ text: tap });
    const visitor = await aVisitor(berea.url);
    const stream = await visitor.stream('What is grace?');
    tap.send('Grace is a gift that nobody earns. '.repeat(20));
    await stream.until(isDelta);
    return berea;
  }

  it('with a database that no longer moves', { timeout: 60_000 }, async () => {
    const path = await aPathTo(postgres.url);
    const berea = await withReply(path.url);
    path.freeze();
    expect(await berea.stop()).toBe(0);
    path.close();
    await berea.remove();
  });

  it('with a database that is gone', { timeout: 60_000 }, async () => {
    const berea = await withReply(postgres.url);
    await postgres.stop();
    expect(await berea.stop()).toBe(0);
    await berea.remove();
  });
});

describe('a stop of a server whose log cannot be written', () => {
  const folder = temporaryFolder();
  afterAll(() => folder.remove());
  /** More lines than any pipe takes, and 4 MB besides. */
  const REQUESTS = 30_000;

  /** A server that answered, and whose standard output is a file, or a pipe that nobody reads. */
  async function start(stdout: number | 'pipe'): Promise<{ url: string; child: ChildProcess }> {
    const port = String(await freePort());
    const child = spawn(process.execPath, ['server/main.js'], {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        PORT: port,
        DATA_DIR: folder.path,
        METRICS_TOKEN: 'a-token-for-metrics',
        RATE_LIMITS: 'off',
      },
      stdio: ['ignore', stdout, 'inherit'],
    });
    const url = `http://127.0.0.1:${port}`;
    const isReady = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok;
    await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
    return { url, child };
  }

  async function expectFailureInMetrics(url: string): Promise<void> {
    const headers = { authorization: 'Bearer a-token-for-metrics' };
    const metrics = async () => (await fetch(`${url}/metrics`, { headers })).text();
    await expect.poll(metrics, { timeout: 10_000 }).toContain('berea_warnings_total{code="LOG_FAILED"} 1');
  }

  it.runIf(existsSync('/dev/full'))(
    'because its disk is full: it serves, and says so',
    {
      timeout: 60_000,
    },
    async () => {
      const full = openSync('/dev/full', 'w');
      const { url, child } = await start(full);
      closeSync(full);
      await expectFailureInMetrics(url);
      expect(await endOf(child)).toBe(0);
    },
  );

  it('because its reader stands still: it serves, and says so', { timeout: 120_000 }, async () => {
    const { url, child } = await start('pipe');
    const load = { connections: 20, amount: REQUESTS };
    const { '2xx': answered } = await autocannon({ url: `${url}/api/feature-flags/public`, ...load });
    expect(answered).toBe(REQUESTS);
    await expectFailureInMetrics(url);
    expect(await endOf(child)).toBe(0);
  });
});
