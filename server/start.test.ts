import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBerea, type TestBerea } from '../tests/support/berea.ts';
import { startBereaWithAi } from '../tests/support/berea-with-ai.ts';
import { aControlledStream } from '../tests/support/controlled-stream.ts';
import { aVisitor, visitorOf } from '../tests/support/conversation.ts';
import { temporaryFolder } from '../tests/support/storage.ts';

const root = join(import.meta.dirname, '..');

/** Starts a server that is expected to say why it cannot, and answers what it said. */
async function refused(env: Record<string, string>): Promise<{ code: number; said: string }> {
  const folder = temporaryFolder();
  const child = spawn(process.execPath, ['server/main.js'], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: folder.path, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  const [code] = await once(child, 'close');
  folder.remove();
  return { code, said };
}

describe('A server that runs', () => {
  let berea: TestBerea;
  beforeAll(async () => {
    berea = await startBerea();
  });
  afterAll(() => berea.remove());

  test('has said where it is, which database and who answers, and where the made password is', () => {
    const file = join(berea.dataDir, 'first-password');
    expect(berea.output()).toContain(`Berea is at ${berea.url}\n`);
    expect(berea.output()).toMatch(/Database +\S*berea\.sqlite\n/);
    expect(berea.output()).toMatch(/Answers +the built-in guide/);
    expect(berea.output()).toContain(`the password made for it is in ${file}\n`);
    expect(berea.output()).not.toContain(readFileSync(file, 'utf8').trim());
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('keeps its folder: a second one on it is told who holds it', async () => {
    const { code, said } = await refused({ DATA_DIR: berea.dataDir, PORT: '0' });
    expect(code).toBe(1);
    expect(said).toContain(berea.dataDir);
    expect(said).toContain(berea.url);
    expect(said).not.toContain('    at ');
  });

  test('keeps its port: another one there is told so', async () => {
    const { code, said } = await refused({ PORT: new URL(berea.url).port });
    expect(code).toBe(1);
    expect(said).toMatch(/^Berea could not start\.\nPort \d+ on 127\.0\.0\.1 is in use\. Stop .*PORT/);
  });

  test('exits with 0 on SIGTERM, and starts again on what it kept', async () => {
    const visitor = await aVisitor(berea.url);
    await visitor.send('What does Romans 8:28 mean?');
    expect(await berea.stop()).toBe(0);
    expect(berea.output()).not.toContain('STOP_CUT_SHORT');
    await berea.start();
    expect(await visitorOf(berea.url, visitor.sessionId).messages()).toHaveLength(2);
  });
});

test('A stop ends running streams at once; what was written is kept and can be asked for anew', async () => {
  const text = aControlledStream();
  const { berea, remove } = await startBereaWithAi({}, { reply: { text } });
  const visitor = await aVisitor(berea.url);
  const stream = await visitor.stream('Who is blessed?');
  text.send('Blessed are those who ask. And then');
  await stream.until(({ event }) => event === 'delta');
  const events = stream.all();
  expect(await berea.stop()).toBe(0);
  expect(berea.output()).not.toContain('STOP_CUT_SHORT');
  expect((await events).at(-1)).toMatchObject({ event: 'error', data: { code: 'INTERRUPTED' } });
  await berea.start();
  const [, reply] = await visitorOf(berea.url, visitor.sessionId).messages();
  expect(reply).toMatchObject({
    status: 'failed',
    error: { code: 'INTERRUPTED' },
    content: expect.stringMatching(/^Blessed/),
  });
  await remove();
});

describe('A server that cannot start says why in a sentence and exits with 1', () => {
  test.each([
    ['wrong settings, all of them', { PORT: 'x', AI_PROVIDER: 'openai' }, /PORT must .*\nAI_API_KEY must/],
    ['a host that is not ours', { HOST: '192.0.2.1', PORT: '0' }, /HOST \(192\.0\.2\.1\) is not an address/],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://berea:secret@127.0.0.1:9/berea' },
      /127\.0\.0\.1/,
    ],
  ])('%s', async (_what, env, sentence) => {
    const { code, said } = await refused({ PORT: '0', ...env });
    expect(code).toBe(1);
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(/ {4}at |secret/);
  });
});
