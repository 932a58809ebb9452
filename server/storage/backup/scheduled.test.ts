import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aFilledDatabase, type FilledDatabase, KEY, NOW } from '../../../tests/support/filled-database.ts';
import { temporaryFolder } from '../../../tests/support/storage.ts';
import { backupName, readBackups } from './backups.ts';
import { removeOldBackups } from './make-backup.ts';
import { scheduleBackups } from './scheduled.ts';

let filled: FilledDatabase;
beforeAll(async () => {
  filled = await aFilledDatabase();
});
afterAll(() => filled.remove());

describe('a scheduled backup', () => {
  it('is made on schedule in a process of its own, and the oldest are removed', async () => {
    const lines: object[] = [];
    const log = {
      info: (fields: object) => lines.push(fields),
      error: (fields: object) => lines.push(fields),
    };
    mkdirSync(filled.backups);
    for (const hours of [1, 2, 3])
      writeFileSync(join(filled.backups, backupName(NOW + hours * 3_600_000)), 'a backup');
    const later = Date.UTC(2026, 10, 24, 18);
    const stop = scheduleBackups({
      dataDir: filled.path,
      databaseUrl: undefined,
      key: KEY,
      everyMs: 3_600_000,
      keep: 2,
      log,
      now: () => later,
    });
    await vi.waitUntil(() => lines.length > 0, { timeout: 20_000 });
    await stop();
    expect(lines).toEqual([{ code: 'BACKUP_MADE' }]);
    const kept = readBackups(filled.backups, later);
    expect([kept.length, kept[0]?.at]).toEqual([2, later]);
    expect(removeOldBackups(filled.backups, 1, later)).toBe(1);
  });

  it('is made although others are of a time to come, which are the first to be removed', async () => {
    const { backups } = filled;
    const yearAhead = NOW + 365 * 86_400_000;
    rmSync(backups, { recursive: true });
    mkdirSync(backups);
    for (const time of [yearAhead, yearAhead + 60_000])
      writeFileSync(join(backups, backupName(time)), 'a backup');
    const log = { info: vi.fn(), error: vi.fn() };
    const stop = scheduleBackups({
      dataDir: filled.path,
      databaseUrl: undefined,
      key: KEY,
      everyMs: 3_600_000,
      keep: 2,
      log,
      now: () => NOW,
    });
    await vi.waitUntil(() => log.info.mock.calls.length + log.error.mock.calls.length > 0, {
      timeout: 20_000,
    });
    await stop();
    expect(readBackups(backups, NOW).map(({ at }) => at)).toEqual([NOW, yearAhead + 60_000]);
  });

  describe('that waits with SQLite for the file', () => {
    let data: ReturnType<typeof temporaryFolder>;
    let db: DatabaseSync;
    let stop: () => Promise<void>;
    const log = { info: vi.fn(), error: vi.fn() };
    const backups = () => readdirSync(join(data.path, 'backups'));
    beforeEach(async () => {
      data = temporaryFolder();
      db = new DatabaseSync(join(data.path, 'berea.sqlite'));
      db.exec('create table migrations (name text); begin exclusive');
      stop = scheduleBackups({
        dataDir: data.path,
        databaseUrl: undefined,
        key: KEY,
        everyMs: 3_600_000,
        keep: 2,
        log,
        now: () => NOW,
      });
      const unfinished = join(data.path, 'backups', `${backupName(NOW)}.unfinished`);
      await vi.waitUntil(() => existsSync(unfinished), { timeout: 20_000 });
    });
    afterEach(async () => {
      await stop();
      db.close();
      data.remove();
      expect([log.info.mock.calls, log.error.mock.calls]).toEqual([[], []]);
    });

    // By itself SQLite waits for 30 s.
    it('is given up at a stop, and nothing is left of it', { timeout: 15_000 }, async () => {
      await stop();
      expect(backups()).toEqual([]);
    });

    it.each(['SIGTERM', 'SIGINT'])('ends at a %s of its own, which is no failure', async (signal) => {
      execFileSync('pkill', [`-${signal}`, '-P', String(process.pid), '-f', 'backup/child.ts']);
      await vi.waitUntil(() => backups().length === 0, { timeout: 10_000 });
    });
  });

  describe('whose folder is not as expected', () => {
    let data: ReturnType<typeof temporaryFolder>;
    beforeEach(() => {
      data = temporaryFolder();
    });
    afterEach(() => data.remove());

    it('fails on schedule with a line in the log, where the folder cannot be read', async () => {
      writeFileSync(join(data.path, 'backups'), 'no folder');
      const error = vi.fn();
      const log = { info: vi.fn(), error };
      const stop = scheduleBackups({
        dataDir: data.path,
        databaseUrl: undefined,
        key: KEY,
        everyMs: 3_600_000,
        keep: 2,
        log,
        now: () => NOW,
      });
      await stop();
      expect(error.mock.calls).toEqual([[{ code: 'BACKUP_FAILED' }, 'a backup could not be made']]);
    });

    it('leaves out what was removed while the folder was read', () => {
      symlinkSync(join(data.path, 'gone'), join(data.path, backupName(NOW)));
      expect(readBackups(data.path, NOW)).toEqual([]);
    });
  });
});
