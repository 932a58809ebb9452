/** A backup is made by the operator's command while visitors write, and restored on another machine, so to speak. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { freePort, startBerea } from '../support/berea.ts';
import { aVisitor, type TestVisitor, visitorOf } from '../support/conversation.ts';
import { temporaryFolder } from '../support/storage.ts';

const run = promisify(execFile);
const LONG = process.env.FAULTS === 'long';
const VISITORS = LONG ? 40 : 6;

/** Runs an operator's command as npm does. */
async function command(
  name: string,
  dataDir: string,
  args: readonly string[] = [],
  databaseUrl = '',
): Promise<string> {
  const script = join(import.meta.dirname, `../../scripts/${name}.ts`);
  const { stdout } = await run(process.execPath, [script, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ENCRYPTION_KEY: '' },
  });
  return stdout;
}

it('Every message that was acknowledged before a backup began is in it, and is read after a restore', async () => {
  const berea = await startBerea();
  const visitors: TestVisitor[] = [];
  while (visitors.length < VISITORS) visitors.push(await aVisitor(berea.url));
  for (const visitor of visitors) await visitor.send('What is grace?');
  const acknowledged = new Map<string, number>();
  for (const { sessionId } of visitors) acknowledged.set(sessionId, 2);
  let writing = true;
  const load = visitors.map(async (visitor) => {
    while (writing) await visitor.send('And mercy?');
  });
  const printed = await command('backup', berea.dataDir, ['--with-key']);
  writing = false;
  await Promise.all(load);
  const backup = printed.split('\n')[0]!;
  expect(existsSync(`${backup}.key`)).toBe(true);
  expect(printed).toContain(`${VISITORS} conversations`);

  const elsewhere = temporaryFolder();
  expect(await command('restore', elsewhere.path, [backup])).toContain('read and found sound');
  const restored = await startBerea({ DATA_DIR: elsewhere.path });
  for (const [sessionId, count] of acknowledged) {
    const messages = await visitorOf(restored.url, sessionId).messages();
    expect(messages.length).toBeGreaterThanOrEqual(count);
    expect(messages[0]!.content).toBe('What is grace?');
    expect(messages[1]!.status).toBe('complete');
  }
  await restored.remove();
  await berea.remove();
  elsewhere.remove();
}, 180_000);

it('A command that cannot do its work says why, and ends with 1', async () => {
  const folder = temporaryFolder();
  const nobody = `postgres://berea:berea@127.0.0.1:${await freePort()}/berea`;
  for (const [databaseUrl, reason] of [
    ['', /^There is no database in DATA_DIR /],
    [nobody, /^The database cannot be reached, or takes no more connections\.$/m],
  ] as const) {
    const backup = command('backup', folder.path, [], databaseUrl);
    await expect(backup).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(reason) });
  }
  folder.remove();
});
