import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/storage.ts';

/** A command of the operator's on a data folder without a database: what it says, and what it leaves there. */
function run(script: string, ...args: string[]) {
  const data = temporaryFolder();
  const env = { PATH: process.env.PATH, DATA_DIR: data.path, DATABASE_URL: '' };
  const path = join(import.meta.dirname, script);
  const { stderr, status } = spawnSync(process.execPath, [path, ...args], { encoding: 'utf8', env });
  const left = readdirSync(data.path);
  data.remove();
  return { stderr, status, left, dataDir: data.path };
}

test.each([['--too', 'X'], ['--keep', 'x'], ['--keep', '0'], ['--keep'], ['X']])(
  'A backup asked for wrongly (%s %s) is not made, and says how to ask',
  (...args) => {
    const { stderr, status } = run('backup.ts', ...args);
    expect(stderr).toMatch(/^Usage: npm run backup -- \[--to FOLDER\]/);
    expect(stderr).not.toContain('    at ');
    expect(status).toBe(1);
  },
);

test.each([
  ['backup.ts', []],
  ['admin.ts', ['list']],
])('%s without a database names DATA_DIR, and leaves nothing behind', (script, args) => {
  const { stderr, status, left, dataDir } = run(script, ...args);
  expect(stderr).toBe(
    `There is no database in DATA_DIR (${dataDir}), or this user may not see it. Start Berea once first, or set DATA_DIR to the server's.\n`,
  );
  expect([status, left]).toEqual([1, []]);
});
