import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aFilledDatabase,
  type FilledDatabase,
  NOW,
  open,
  sessionsOf,
} from '../../../tests/support/filled-database.ts';
import { FIXTURE_KEY } from '../../../tests/support/schema-fixture.ts';
import { temporaryFolder } from '../../../tests/support/storage.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore.ts';
import { restoringPath } from './restoring.ts';

let filled: FilledDatabase;
beforeAll(async () => {
  filled = await aFilledDatabase();
});
afterAll(() => filled.remove());

const RESTORE = join(import.meta.dirname, 'restore.ts');
const OTHER_KEY = Buffer.alloc(32, 7).toString('base64');

/** Another process that cannot restore a backup: whether it held the folder's lock at each file that it moved. */
async function locksOfAFailedRestore(backup: string, dataDir: string): Promise<string[]> {
  const script = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    import { lockFile } from ${JSON.stringify(join(import.meta.dirname, '../lock-file.ts'))};
    const [backup, dataDir] = process.argv.slice(1);
    const rename = fs.renameSync;
    fs.renameSync = (from, to) => {
      const free = lockFile(dataDir + '/lock.sqlite');
      free?.release();
      console.log(free ? 'free' : 'locked');
      rename(from, to);
    };
    syncBuiltinESMExports();
    const { restoreBackup } = await import(${JSON.stringify(RESTORE)});
    await restoreBackup({ backup, dataDir, encryptionKey: '${OTHER_KEY}', now: ${NOW} }).catch(() => {});`;
  const args = ['--input-type=module-typescript', '--eval', script, backup, dataDir];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) lines.push(line);
  return lines;
}

/** Another process that restores a backup with its key, and is killed once both are copied. */
async function aRestoreThatIsKilled(backup: string, dataDir: string): Promise<void> {
  const script = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    fs.renameSync = (from) => from.endsWith('lock.json.new') || process.kill(process.pid, 'SIGKILL');
    syncBuiltinESMExports();
    const { restoreBackup } = await import(${JSON.stringify(RESTORE)});
    const [backup, dataDir] = process.argv.slice(1);
    await restoreBackup({ backup, dataDir, encryptionKey: undefined, now: ${NOW} });`;
  const args = ['--input-type=module-typescript', '--eval', script, backup, dataDir];
  const [, signal] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  expect(signal).toBe('SIGKILL');
}

describe('a backup', () => {
  it('that is damaged, or is none, is not restored', async () => {
    const { path } = await makeBackup(filled.backupOptions({ now: NOW + 3_000 }));
    const bytes = readFileSync(path);
    bytes.fill(0xff, 4_096, 40_000);
    const broken = join(filled.path, 'broken.sqlite');
    for (const content of [bytes, Buffer.from('no database')]) {
      writeFileSync(broken, content);
      const restore = { backup: broken, dataDir: filled.path, encryptionKey: FIXTURE_KEY, now: NOW };
      await expect(restoreBackup(restore)).rejects.toThrow(/damaged|not a backup|malformed/);
    }
  });

  it('is not restored over a database in use, and keeps the one that it replaces', async () => {
    const { path } = await makeBackup(filled.backupOptions({ now: NOW + 4_000 }));
    const restore = { backup: path, dataDir: filled.path, encryptionKey: FIXTURE_KEY, now: NOW };
    await expect(restoreBackup(restore)).rejects.toThrow(/in use by another Berea/);
    await filled.close();
    const { before } = await restoreBackup(restore);
    expect(existsSync(before!)).toBe(true);
    // With a key under which it was not written everything stays as it was.
    await expect(restoreBackup({ ...restore, encryptionKey: OTHER_KEY, now: NOW + 5_000 })).rejects.toThrow(
      /not the key/,
    );
    await filled.reopen();
    expect((await filled.sessions()).length).toBeGreaterThan(0);
  });

  it('that cannot be copied whole leaves everything as it was', async () => {
    const { path } = await makeBackup(filled.backupOptions({ now: NOW + 7_000 }));
    await filled.addSession();
    const known = await filled.sessions();
    await filled.close();
    const there = readdirSync(filled.path);
    // A key that cannot be read, behind a database that can.
    mkdirSync(`${path}.key`);
    const restore = { backup: path, dataDir: filled.path, encryptionKey: undefined, now: NOW + 8_000 };
    await expect(restoreBackup(restore)).rejects.toThrow();
    expect(readdirSync(filled.path)).toEqual(there);
    await filled.reopen();
    expect(await filled.sessions()).toEqual(known);
    rmSync(`${path}.key`, { recursive: true });
  });

  it('is restored into a folder that is not there yet', async () => {
    const { path } = await makeBackup(filled.backupOptions({ now: NOW + 13_000 }));
    const data = temporaryFolder();
    const dataDir = join(data.path, 'new', 'data');
    await restoreBackup({ backup: path, dataDir, encryptionKey: FIXTURE_KEY, now: NOW });
    const restored = await open(dataDir);
    expect(await sessionsOf(restored)).toEqual(await filled.sessions());
    await restored.close();
    data.remove();
  });

  it('whose key is missing is not restored, and leaves no folder behind in which Berea would start', async () => {
    const { path } = await makeBackup(filled.backupOptions({ now: NOW + 17_000 }));
    const data = temporaryFolder();
    const restore = { backup: path, encryptionKey: undefined, now: NOW };
    const refusal = /Put the key there before you start Berea here/;
    await expect(restoreBackup({ ...restore, dataDir: join(data.path, 'new') })).rejects.toThrow(refusal);
    await expect(restoreBackup({ ...restore, dataDir: data.path })).rejects.toThrow(refusal);
    expect(readdirSync(data.path)).toEqual([]);
    data.remove();
  });

  it.runIf(process.getuid?.() === 0)('that root restores is the folder’s owner’s', async () => {
    const { path } = await makeBackup(filled.backupOptions({ now: NOW + 18_000 }));
    writeFileSync(`${path}.key`, FIXTURE_KEY);
    const data = temporaryFolder();
    chownSync(data.path, 65_534, 65_534);
    await restoreBackup({ backup: path, dataDir: data.path, encryptionKey: undefined, now: NOW });
    const owners = readdirSync(data.path).map((name) => [name, statSync(join(data.path, name)).uid]);
    expect(owners).toEqual(['berea.sqlite', 'encryption-key', 'lock.sqlite'].map((name) => [name, 65_534]));
    data.remove();
    rmSync(`${path}.key`);
  });

  it('that failed is taken back while the folder is still locked', async () => {
    const { path } = await makeBackup(filled.backupOptions({ now: NOW + 14_000 }));
    const data = temporaryFolder();
    writeFileSync(join(data.path, 'berea.sqlite'), readFileSync(path));
    // The lock's note, the database, the copy; then back.
    const moved = await locksOfAFailedRestore(path, data.path);
    expect(moved).toEqual(Array(5).fill('locked'));
    data.remove();
  });

  it('is refused where it is the copy that an interrupted restore left', async () => {
    const { path } = await makeBackup(filled.backupOptions({ now: NOW + 15_000 }));
    const data = temporaryFolder();
    const copy = restoringPath(data.path);
    writeFileSync(copy, readFileSync(path));
    const restore = { backup: copy, dataDir: data.path, encryptionKey: FIXTURE_KEY, now: NOW };
    await expect(restoreBackup(restore)).rejects.toThrow(/Name the backup itself/);
    expect(readFileSync(copy)).toEqual(readFileSync(path));
    data.remove();
  });

  it('that is a database put aside with its journal is restored with what only the journal has', async () => {
    const { path } = await makeBackup(filled.backupOptions({ now: NOW + 16_000 }));
    const data = temporaryFolder();
    const used = join(data.path, 'used.sqlite');
    writeFileSync(used, readFileSync(path));
    const db = new DatabaseSync(used);
    db.exec(
      "pragma journal_mode = wal; pragma wal_autocheckpoint = 0; update chat_sessions set id_hash = 'of the journal ' || id",
    );
    const aside = join(data.path, 'berea.sqlite.before-a-restore');
    for (const part of ['', '-wal']) copyFileSync(used + part, aside + part);
    db.close();
    const dataDir = join(data.path, 'restored');
    await restoreBackup({ backup: aside, dataDir, encryptionKey: FIXTURE_KEY, now: NOW });
    const restored = await open(dataDir);
    const hashes = await restored.db.selectFrom('chat_sessions').select('id_hash').execute();
    expect(hashes.length).toBeGreaterThan(0);
    for (const { id_hash: hash } of hashes) expect(hash).toMatch(/^of the journal/);
    await restored.close();
    data.remove();
  });
});

describe('a restore that was interrupted', () => {
  it('is made again before anything starts', async () => {
    const { path } = await makeBackup(filled.backupOptions({ now: NOW + 9_000 }));
    const data = temporaryFolder();
    writeFileSync(restoringPath(data.path), readFileSync(path).subarray(0, 10_000));
    await expect(open(data.path)).rejects.toThrow(/was interrupted. Run npm run restore again/);
    expect(existsSync(join(data.path, 'berea.sqlite'))).toBe(false);
    await restoreBackup({ backup: path, dataDir: data.path, encryptionKey: FIXTURE_KEY, now: NOW });
    const restored = await open(data.path);
    expect(await sessionsOf(restored)).toEqual(await filled.sessions());
    expect(readdirSync(data.path).filter((name) => name.includes('restoring'))).toEqual([]);
    await restored.close();
    data.remove();
  });

  it('lets nothing start in the place of what was there, not even after another one that failed', async () => {
    const { path } = await makeBackup(filled.backupOptions({ now: NOW + 10_000 }));
    const data = temporaryFolder();
    // Interrupted after the database was put aside, before the copy got its name.
    for (const name of ['restoring', 'before-2026-11-22T18-00-00.000Z'])
      writeFileSync(join(data.path, `berea.sqlite.${name}`), readFileSync(path));
    const restore = { backup: path, dataDir: data.path, encryptionKey: FIXTURE_KEY, now: NOW };
    await expect(restoreBackup({ ...restore, encryptionKey: OTHER_KEY })).rejects.toThrow(/not the key/);
    await expect(open(data.path)).rejects.toThrow(/was interrupted. Run npm run restore again/);
    expect(existsSync(join(data.path, 'berea.sqlite'))).toBe(false);
    await restoreBackup(restore);
    await (await open(data.path)).close();
    data.remove();
  });

  it('lets nothing start in an empty folder after further ones that failed, before or after the copy', async () => {
    const { path } = await makeBackup(filled.backupOptions({ now: NOW + 12_000 }));
    const data = temporaryFolder();
    writeFileSync(`${path}.key`, FIXTURE_KEY);
    await aRestoreThatIsKilled(path, data.path);
    rmSync(`${path}.key`);
    const restore = { backup: path, dataDir: data.path, encryptionKey: undefined, now: NOW };
    const refusesToStart = () => expect(open(data.path)).rejects.toThrow(/was interrupted/);
    await refusesToStart();
    mkdirSync(`${path}.key`);
    await expect(restoreBackup(restore)).rejects.toThrow();
    await refusesToStart();
    await expect(restoreBackup({ ...restore, encryptionKey: OTHER_KEY })).rejects.toThrow(/not the key/);
    await refusesToStart();
    await restoreBackup({ ...restore, encryptionKey: FIXTURE_KEY });
    await (await open(data.path)).close();
    data.remove();
    rmSync(`${path}.key`, { recursive: true });
  });

  it('leaves no key to the restore of another backup', async () => {
    const { path } = await makeBackup(filled.backupOptions({ now: NOW + 11_000 }));
    writeFileSync(`${path}.key`, FIXTURE_KEY);
    const other = join(filled.path, 'other.sqlite');
    writeFileSync(other, readFileSync(path));
    writeFileSync(`${other}.key`, OTHER_KEY);
    const data = temporaryFolder();
    await aRestoreThatIsKilled(other, data.path);
    await restoreBackup({ backup: path, dataDir: data.path, encryptionKey: undefined, now: NOW });
    expect(readFileSync(join(data.path, 'encryption-key'), 'utf8')).toBe(FIXTURE_KEY);
    expect(readdirSync(data.path).filter((name) => name.includes('restoring'))).toEqual([]);
    data.remove();
    rmSync(`${path}.key`);
  });
});
