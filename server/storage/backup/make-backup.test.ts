import { chownSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aFilledDatabase,
  type FilledDatabase,
  NOW,
  open,
  sessionsOf,
} from '../../../tests/support/filled-database.ts';
import { FIXTURE_KEY, fixtureRows } from '../../../tests/support/schema-fixture.ts';
import { temporaryFolder } from '../../../tests/support/storage.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore.ts';

let filled: FilledDatabase;
beforeAll(async () => {
  filled = await aFilledDatabase();
});
afterAll(() => filled.remove());

describe('a backup', () => {
  it('is made while rows are written, holds what was stored when it began, and is restored elsewhere', async () => {
    const known = await filled.sessions();
    let writing = true;
    const writer = (async () => {
      while (writing) await filled.addSession();
    })();
    const { path, contents, keyPath } = await makeBackup(filled.backupOptions());
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
    const there = await sessionsOf(restored);
    expect(there).toEqual(expect.arrayContaining(known));
    expect(there.every((id) => id.startsWith('added-') || known.includes(id))).toBe(true);
    await restored.close();
    other.remove();
  });

  it('brings the key only where that is asked for', async () => {
    writeFileSync(join(filled.path, 'encryption-key'), FIXTURE_KEY);
    const { path, keyPath } = await makeBackup(filled.backupOptions({ withKey: true, now: NOW + 1_000 }));
    expect(keyPath).toBe(`${path}.key`);
    const other = temporaryFolder();
    const restore = { backup: path, dataDir: other.path, encryptionKey: undefined, now: NOW };
    await restoreBackup(restore);
    expect(readFileSync(join(other.path, 'encryption-key'), 'utf8')).toBe(FIXTURE_KEY);
    other.remove();
    rmSync(join(filled.path, 'encryption-key'));
  });

  it.runIf(process.getuid?.() === 0)(
    'that root makes is the owner’s of the folder that it is in',
    async () => {
      const data = temporaryFolder();
      chownSync(data.path, 65_534, 65_534);
      const folder = join(data.path, 'backups');
      const { path } = await makeBackup(filled.backupOptions({ folder, now: NOW + 3_000 }));
      expect([folder, path].map((made) => statSync(made).uid)).toEqual([65_534, 65_534]);
      data.remove();
    },
  );

  it('is refused where the disk has no room for it, before anything is copied', async () => {
    const data = temporaryFolder();
    const path = join(data.path, 'berea.sqlite');
    writeFileSync(path, '');
    // 8 TB, of which the disk holds nothing.
    truncateSync(path, 2 ** 43);
    const backup = makeBackup(
      filled.backupOptions({ dataDir: data.path, folder: join(data.path, 'backups') }),
    );
    await expect(backup).rejects.toThrow(/There is no room in .* a backup may need 8796094 MB/);
    expect(readdirSync(join(data.path, 'backups'))).toEqual([]);
    data.remove();
  });

  it('is refused where the key is another one, and leaves nothing behind', async () => {
    const wrong = makeBackup(filled.backupOptions({ key: new Uint8Array(32), now: NOW + 2_000 }));
    await expect(wrong).rejects.toThrow(/another ENCRYPTION_KEY/);
    expect(readdirSync(filled.backups).filter((name) => name.includes('18-00-02'))).toEqual([]);
  });
});
