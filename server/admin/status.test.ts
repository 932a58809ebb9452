import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { anApp, type TestApp } from '../../tests/support/app.ts';
import { temporaryFolder } from '../../tests/support/storage.ts';
import { createLog } from '../http/logging.ts';
import { readStatus, type StatusDeps } from './status.ts';

const log = createLog({ level: 'info', destination: { write: () => {} } });
const depsOf = (made: TestApp, more: Partial<StatusDeps> = {}): StatusDeps => ({
  storage: made.storage,
  version: '1.2.3',
  startedAt: 0,
  dataDir: '/nowhere',
  provider: null,
  voice: null,
  bible: {} as never,
  helpLinesChecked: '2026-11',
  retentionDays: 0,
  log,
  ...more,
});

it('The status tells what was warned of: a slow query and a blocked loop among it', async () => {
  const made = await anApp();
  log.warn({ code: 'SLOW_QUERY', ms: 1_200 }, 'the database took long for a query');
  log.warn({ code: 'LOOP_BLOCKED', ms: 300 }, 'the event loop was blocked');
  log.warn({ code: 'LOOP_BLOCKED', ms: 400 }, 'the event loop was blocked');
  const { warnings } = await readStatus(depsOf(made));
  const lastAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(warnings).toHaveLength(2);
  expect(warnings).toContainEqual({ code: 'LOOP_BLOCKED', times: 2, lastAt });
  expect(warnings).toContainEqual({ code: 'SLOW_QUERY', times: 1, lastAt });
  await made.close();
});

it('The status names the last backup that was finished, and no other file', async () => {
  const made = await anApp();
  const data = temporaryFolder();
  const backups = join(data.path, 'backups');
  const lastBackupAt = async () => (await readStatus(depsOf(made, { dataDir: data.path }))).lastBackupAt;
  writeFileSync(backups, 'no folder');
  expect(await lastBackupAt()).toBeNull();
  rmSync(backups);
  mkdirSync(join(backups, 'berea-2026-11-24T18-00-00Z.sqlite.unfinished'), { recursive: true });
  for (const name of [
    'berea-2026-11-22T18-00-00Z.sqlite',
    'berea-2026-11-23T18-00-00Z.sqlite',
    'berea-2026-11-23T18-00-00Z.sqlite.key',
    'berea-2026-11-25T18-00-00Z.sqlite.unfinished',
    'notes.txt',
  ])
    writeFileSync(join(backups, name), '');
  expect(await lastBackupAt()).toBe('2026-11-23T18:00:00.000Z');
  data.remove();
  await made.close();
});
