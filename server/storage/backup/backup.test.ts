import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPathTo } from '../../../tests/support/path.ts';
import { startPostgres, type TestPostgres } from '../../../tests/support/postgres.ts';
import { FIXTURE_KEY, fixtureRows } from '../../../tests/support/schema-fixture.ts';
import { recordingLog, temporaryFolder } from '../../../tests/support/storage.ts';
import { failureOf } from '../errors.ts';
import { type OpenStorage, openStorage } from '../open.ts';
import { moveToPostgres } from '../transfer/migrate-to-postgres.ts';
import { backupName, readBackups } from './backups.ts';
import { type BackupOptions, makeBackup, removeOldBackups } from './make-backup.ts';
import { restoreBackup } from './restore.ts';
import { restoringPath } from './restoring.ts';
import { scheduleBackups } from './scheduled.ts';
import { beginBackup } from './unfinished.ts';

const NOW = Date.UTC(2026, 10, 23, 18);
const key = Buffer.from(FIXTURE_KEY, 'base64');
const release = readdirSync(join(import.meta.dirname, '../../../tests/fixtures/schema'))
  .filter((name) => name.endsWith('.sqlite'))
  .at(-1)!;

let folder: ReturnType<typeof temporaryFolder>;
let storage: OpenStorage;
const open = (dataDir: string, databaseUrl?: string) =>
  openStorage({ dataDir, databaseUrl, encryptionKey: FIXTURE_KEY, log: recordingLog() });
const options = (more: Partial<BackupOptions> = {}): BackupOptions => ({
  dataDir: folder.path,
  databaseUrl: undefined,
  key,
  folder: join(folder.path, 'backups'),
  withKey: false,
  now: NOW,
  ...more,
});
const sessions = async (from: OpenStorage) =>
  (await from.db.selectFrom('chat_sessions').select('id').execute()).map(({ id }) => id).sort();

/** A database with rows in every table. */
beforeAll(async () => {
  folder = temporaryFolder();
  writeFileSync(
    join(folder.path, 'berea.sqlite'),
    readFileSync(join(import.meta.dirname, '../../../tests/fixtures/schema', release)),
  );
  storage = await open(folder.path);
});
afterAll(async () => {
  await storage.close();
  folder.remove();
});

/** Another process that begins a backup, and ends without removing anything or goes on. */
async function aBackupElsewhere(path: string, then: 'ends' | 'goes on') {
  const script = `
    import { beginBackup } from ${JSON.stringify(join(import.meta.dirname, 'unfinished.ts'))};
    console.log(beginBackup(process.argv[1]).folder);
    ${then === 'ends' ? "process.kill(process.pid, 'SIGKILL')" : 'setInterval(() => {}, 1000)'};`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [unfinished] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  if (then === 'ends') await ended;
  return {
    folder: unfinished,
    async end() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Another process that restores a backup with its key, and is killed once both are copied. */
async function aRestoreThatIsKilled(backup: string, dataDir: string): Promise<void> {
  const script = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    fs.renameSync = (from) => from.endsWith('lock.json.new') || process.kill(process.pid, 'SIGKILL');
    syncBuiltinESMExports();
    const { restoreBackup } = await import(${JSON.stringify(join(import.meta.dirname, 'restore.ts'))});
    const [backup, dataDir] = process.argv.slice(1);
    await restoreBackup({ backup, dataDir, encryptionKey: undefined, now: ${NOW} });`;
  const args = ['--input-type=module-typescript', '--eval', script, backup, dataDir];
  const [, signal] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  expect(signal).toBe('SIGKILL');
}

let count = 0;
const addSession = () =>
  storage.db
    .insertInto('chat_sessions')
    .values({
      id: `added-${++count}`,
      id_hash: `hash-${count}`,
      key_version: 1,
      created_at: NOW,
      last_active_at: NOW,
      message_count: 0,
    })
    .execute();

describe('a backup', () => {
  it('is made while rows are written, holds what was stored when it began, and is restored elsewhere', async () => {
    const known = await sessions(storage);
    let writing = true;
    const writer = (async () => {
      while (writing) await addSession();
    })();
    const { path, contents, keyPath } = await makeBackup(options());
    writing = false;
    await writer;
    expect(keyPath).toBeUndefined();
    expect(contents.pendingMigrations).toBe(0);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    for (const table of Object.keys(fixtureRows()))
      if (table !== 'rate_limits') expect(contents.tables.get(table)?.rows, table).toBeGreaterThan(0);

    const other = temporaryFolder();
    await restoreBackup({ backup: path, dataDir: other.path, encryptionKey: FIXTURE_KEY, now: NOW });
    const restored = await open(other.path);
    const there = await sessions(restored);
    expect(there).toEqual(expect.arrayContaining(known));
    expect(there.every((id) => id.startsWith('added-') || known.includes(id))).toBe(true);
    await restored.close();
    other.remove();
  });

  it('brings the key only where that is asked for', async () => {
    writeFileSync(join(folder.path, 'encryption-key'), FIXTURE_KEY);
    const { path, keyPath } = await makeBackup(options({ withKey: true, now: NOW + 1_000 }));
    expect(keyPath).toBe(`${path}.key`);
    const other = temporaryFolder();
    const restore = { backup: path, dataDir: other.path, encryptionKey: undefined, now: NOW };
    await restoreBackup(restore);
    expect(readFileSync(join(other.path, 'encryption-key'), 'utf8')).toBe(FIXTURE_KEY);
    other.remove();
    rmSync(join(folder.path, 'encryption-key'));
  });

  it('is refused where the key is another one, and leaves nothing behind', async () => {
    const wrong = makeBackup(options({ key: new Uint8Array(32), now: NOW + 2_000 }));
    await expect(wrong).rejects.toThrow(/another ENCRYPTION_KEY/);
    expect(readdirSync(join(folder.path, 'backups')).filter((name) => name.includes('18-00-02'))).toEqual([]);
  });

  it('that is damaged, or is none, is not restored', async () => {
    const { path } = await makeBackup(options({ now: NOW + 3_000 }));
    const bytes = readFileSync(path);
    bytes.fill(0xff, 4_096, 40_000);
    const broken = join(folder.path, 'broken.sqlite');
    for (const content of [bytes, Buffer.from('no database')]) {
      writeFileSync(broken, content);
      const restore = { backup: broken, dataDir: folder.path, encryptionKey: FIXTURE_KEY, now: NOW };
      await expect(restoreBackup(restore)).rejects.toThrow(/damaged|not a backup|malformed/);
    }
  });

  it('is not restored over a database in use, and keeps the one that it replaces', async () => {
    const { path } = await makeBackup(options({ now: NOW + 4_000 }));
    const restore = { backup: path, dataDir: folder.path, encryptionKey: FIXTURE_KEY, now: NOW };
    await expect(restoreBackup(restore)).rejects.toThrow(/in use by another Berea/);
    await storage.close();
    const { before } = await restoreBackup(restore);
    expect(existsSync(before!)).toBe(true);
    // With a key under which it was not written everything stays as it was.
    const otherKey = Buffer.alloc(32, 7).toString('base64');
    await expect(restoreBackup({ ...restore, encryptionKey: otherKey, now: NOW + 5_000 })).rejects.toThrow(
      /not the key/,
    );
    storage = await open(folder.path);
    expect((await sessions(storage)).length).toBeGreaterThan(0);
  });

  it('that cannot be copied whole leaves everything as it was', async () => {
    const { path } = await makeBackup(options({ now: NOW + 7_000 }));
    await addSession();
    const known = await sessions(storage);
    await storage.close();
    const there = readdirSync(folder.path);
    // A key that cannot be read, behind a database that can.
    mkdirSync(`${path}.key`);
    const restore = { backup: path, dataDir: folder.path, encryptionKey: undefined, now: NOW + 8_000 };
    await expect(restoreBackup(restore)).rejects.toThrow();
    expect(readdirSync(folder.path)).toEqual(there);
    storage = await open(folder.path);
    expect(await sessions(storage)).toEqual(known);
    rmSync(`${path}.key`, { recursive: true });
  });

  it('whose restore was interrupted is restored again before anything starts', async () => {
    const { path } = await makeBackup(options({ now: NOW + 9_000 }));
    const data = temporaryFolder();
    writeFileSync(restoringPath(data.path), readFileSync(path).subarray(0, 10_000));
    await expect(open(data.path)).rejects.toThrow(/was interrupted. Run npm run restore again/);
    expect(existsSync(join(data.path, 'berea.sqlite'))).toBe(false);
    await restoreBackup({ backup: path, dataDir: data.path, encryptionKey: FIXTURE_KEY, now: NOW });
    const restored = await open(data.path);
    expect(await sessions(restored)).toEqual(await sessions(storage));
    expect(readdirSync(data.path).filter((name) => name.includes('restoring'))).toEqual([]);
    await restored.close();
    data.remove();
  });

  it('that cannot be restored after an interrupted restore still lets nothing start in its place', async () => {
    const { path } = await makeBackup(options({ now: NOW + 10_000 }));
    const data = temporaryFolder();
    // Interrupted after the database was put aside, before the copy got its name.
    for (const name of ['restoring', 'before-2026-11-22T18-00-00.000Z'])
      writeFileSync(join(data.path, `berea.sqlite.${name}`), readFileSync(path));
    const otherKey = Buffer.alloc(32, 7).toString('base64');
    const restore = { backup: path, dataDir: data.path, encryptionKey: FIXTURE_KEY, now: NOW };
    await expect(restoreBackup({ ...restore, encryptionKey: otherKey })).rejects.toThrow(/not the key/);
    await expect(open(data.path)).rejects.toThrow(/was interrupted. Run npm run restore again/);
    expect(existsSync(join(data.path, 'berea.sqlite'))).toBe(false);
    await restoreBackup(restore);
    await (await open(data.path)).close();
    data.remove();
  });

  it('is restored with its own key after the restore of another one was interrupted', async () => {
    const { path } = await makeBackup(options({ now: NOW + 11_000 }));
    writeFileSync(`${path}.key`, FIXTURE_KEY);
    const other = join(folder.path, 'other.sqlite');
    writeFileSync(other, readFileSync(path));
    writeFileSync(`${other}.key`, Buffer.alloc(32, 7).toString('base64'));
    const data = temporaryFolder();
    await aRestoreThatIsKilled(other, data.path);
    await restoreBackup({ backup: path, dataDir: data.path, encryptionKey: undefined, now: NOW });
    expect(readFileSync(join(data.path, 'encryption-key'), 'utf8')).toBe(FIXTURE_KEY);
    expect(readdirSync(data.path).filter((name) => name.includes('restoring'))).toEqual([]);
    data.remove();
    rmSync(`${path}.key`);
  });

  it('is made on schedule in a process of its own, and the oldest are removed', async () => {
    const lines: object[] = [];
    const log = {
      info: (fields: object) => lines.push(fields),
      error: (fields: object) => lines.push(fields),
    };
    const before = readBackups(join(folder.path, 'backups')).length;
    const later = Date.UTC(2026, 10, 24, 18);
    const stop = scheduleBackups({
      dataDir: folder.path,
      databaseUrl: undefined,
      key,
      everyMs: 3_600_000,
      keep: 2,
      log,
      now: () => later,
    });
    await vi.waitUntil(() => lines.length > 0, { timeout: 20_000 });
    await stop();
    expect(lines).toEqual([{ code: 'BACKUP_MADE' }]);
    const kept = readBackups(join(folder.path, 'backups'));
    expect(before).toBeGreaterThan(2);
    expect([kept.length, kept[0]?.at]).toEqual([2, later]);
    expect(removeOldBackups(join(folder.path, 'backups'), 1)).toBe(1);
  });

  it('removes what is left of others that did not end, and leaves alone one that is being made', async () => {
    const backups = join(folder.path, 'backups');
    const left = (name: string) => join(backups, `berea-2026-11-01T00-00-00Z.sqlite.unfinished${name}`);
    for (const name of ['', '-journal']) writeFileSync(left(name), 'a copy');
    mkdirSync(left('.work'));
    writeFileSync(join(left('.work'), 'berea.sqlite'), 'a copy');
    const { folder: ended } = await aBackupElsewhere(join(backups, backupName(NOW - 2_000)), 'ends');
    const { folder: alive, end } = await aBackupElsewhere(join(backups, backupName(NOW - 1_000)), 'goes on');
    expect(existsSync(ended)).toBe(true);
    await makeBackup(options({ now: NOW + 5_000 }));
    const unfinished = () => readdirSync(backups).filter((name) => name.includes('unfinished'));
    expect(unfinished()).toEqual([basename(alive)]);
    await end();
    await makeBackup(options({ now: NOW + 6_000 }));
    expect(unfinished()).toEqual([]);
  });

  it('is made beside what cannot be removed of others', async () => {
    const backups = join(folder.path, 'backups');
    const left = ['berea-2026-11-01T00-00-00Z.sqlite', 'berea-2026-11-02T00-00-00Z.sqlite'];
    for (const name of left) mkdirSync(join(backups, `${name}.unfinished`));
    // As another user's lock, it cannot be opened.
    mkdirSync(join(backups, `${left[0]}.lock`));
    await makeBackup(options({ now: NOW + 12_000 }));
    const there = () => readdirSync(backups).filter((name) => left.some((one) => name.startsWith(one)));
    expect(there()).toEqual([`${left[0]}.lock`, `${left[0]}.unfinished`]);
    rmSync(join(backups, `${left[0]}.lock`), { recursive: true });
    await makeBackup(options({ now: NOW + 13_000 }));
    expect(there()).toEqual([]);
  });

  it('is never taken for what is left, not even when it has only just begun', async () => {
    const data = temporaryFolder();
    const script = `
      import { removeUnfinished } from ${JSON.stringify(join(import.meta.dirname, 'unfinished.ts'))};
      console.log('begins');
      for (;;) removeUnfinished(process.argv[1]);`;
    const args = ['--input-type=module-typescript', '--eval', script, data.path];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    await once(createInterface({ input: child.stdout }), 'line');
    for (let second = 0; second < 300; second++) {
      const begun = beginBackup(join(data.path, backupName(NOW + second * 1_000)));
      expect(existsSync(begun.folder)).toBe(true);
      begun.remove();
    }
    child.kill('SIGKILL');
    await ended;
    data.remove();
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
        key,
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

    it('is given up at a stop, and nothing is left of it', async () => {
      const began = performance.now();
      await stop();
      expect(performance.now() - began).toBeLessThan(4_000);
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
        key,
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
      expect(readBackups(data.path)).toEqual([]);
    });
  });
});

describe('with PostgreSQL', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());
  const move = (databaseUrl: string, dataDir: string, dryRun = false) =>
    moveToPostgres({ dataDir, databaseUrl, encryptionKey: FIXTURE_KEY, dryRun, now: NOW });

  it('a database moves there whole, also when it is resumed, and back into a backup', async () => {
    await storage.close();
    const databaseUrl = await server.anotherDatabase();
    const planned = await move(databaseUrl, folder.path, true);
    const moved = await move(databaseUrl, folder.path);
    expect(moved.get('chat_messages')).toEqual(planned.get('chat_messages'));
    // Resumed: rows are missing, and others are there already.
    const target = await open(folder.path, databaseUrl);
    await target.db.deleteFrom('chat_messages').execute();
    await target.close();
    expect(await move(databaseUrl, folder.path)).toEqual(moved);
    const { contents } = await makeBackup(options({ databaseUrl, now: NOW + 86_400_000 * 3 }));
    for (const [name, sum] of moved) expect([name, contents.tables.get(name)]).toEqual([name, sum]);
    storage = await open(folder.path);
  });

  it('neither a backup nor a move waits for ever where nothing moves any more', async () => {
    await storage.close();
    const path = await aPathTo(server.url);
    path.freeze();
    const backup = makeBackup(options({ databaseUrl: path.url, now: NOW + 86_400_000 * 4 }));
    await expect(backup).rejects.toSatisfy((error) => failureOf(error) === 'closed');
    await expect(move(path.url, folder.path)).rejects.toSatisfy((error) => failureOf(error) === 'closed');
    path.close();
    storage = await open(folder.path);
  });

  it('nothing is copied over the conversations of others', async () => {
    const databaseUrl = await server.anotherDatabase();
    const target = await open(folder.path, databaseUrl);
    await target.db
      .insertInto('chat_sessions')
      .values({
        id: 'theirs',
        id_hash: 'theirs',
        key_version: 1,
        created_at: NOW,
        last_active_at: NOW,
        message_count: 0,
      })
      .execute();
    await target.close();
    await storage.close();
    await expect(move(databaseUrl, folder.path)).rejects.toThrow(/not in DATA_DIR/);
    storage = await open(folder.path);
  });
});
