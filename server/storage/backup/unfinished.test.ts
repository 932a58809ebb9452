import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFilledDatabase, type FilledDatabase, NOW } from '../../../tests/support/filled-database.ts';
import { temporaryFolder } from '../../../tests/support/storage.ts';
import { backupName } from './backups.ts';
import { makeBackup } from './make-backup.ts';
import { beginBackup } from './unfinished.ts';

let filled: FilledDatabase;
beforeAll(async () => {
  filled = await aFilledDatabase();
  mkdirSync(filled.backups);
});
afterAll(() => filled.remove());

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

/** Another process that is killed between the lock of its backup and the folder. */
async function aBackupThatIsKilled(path: string): Promise<void> {
  const script = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    fs.mkdirSync = () => process.kill(process.pid, 'SIGKILL');
    syncBuiltinESMExports();
    const { beginBackup } = await import(${JSON.stringify(join(import.meta.dirname, 'unfinished.ts'))});
    beginBackup(process.argv[1]);`;
  const args = ['--input-type=module-typescript', '--eval', script, path];
  const [, signal] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  expect(signal).toBe('SIGKILL');
}

describe('a backup', () => {
  it('removes what is left of others that did not end, and leaves alone one that is being made', async () => {
    const backups = filled.backups;
    const left = (name: string) => join(backups, `berea-2026-11-01T00-00-00Z.sqlite.unfinished${name}`);
    for (const name of ['', '-journal']) writeFileSync(left(name), 'a copy');
    mkdirSync(left('.work'));
    writeFileSync(join(left('.work'), 'berea.sqlite'), 'a copy');
    const { folder: ended } = await aBackupElsewhere(join(backups, backupName(NOW - 2_000)), 'ends');
    const { folder: alive, end } = await aBackupElsewhere(join(backups, backupName(NOW - 1_000)), 'goes on');
    expect(existsSync(ended)).toBe(true);
    await makeBackup(filled.backupOptions({ now: NOW + 5_000 }));
    const unfinished = () => readdirSync(backups).filter((name) => name.includes('unfinished'));
    expect(unfinished()).toEqual([basename(alive)]);
    await end();
    await makeBackup(filled.backupOptions({ now: NOW + 6_000 }));
    expect(unfinished()).toEqual([]);
  });

  it('is made over a lock of its name that a killed process left, and removes those of others', async () => {
    const { backups } = filled;
    const [same, other] = [NOW + 14_000, NOW + 15_000].map((time) => join(backups, backupName(time)));
    for (const path of [same!, other!]) await aBackupThatIsKilled(path);
    const locks = () => readdirSync(backups).filter((name) => name.includes('.lock'));
    await makeBackup(filled.backupOptions({ now: NOW + 14_000 }));
    // It may be of a backup that begins just now.
    expect(locks()).toContain(`${basename(other!)}.lock`);
    const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const name of locks()) utimesSync(join(backups, name), twoHoursAgo, twoHoursAgo);
    await makeBackup(filled.backupOptions({ now: NOW + 16_000 }));
    expect(locks()).toEqual([]);
  });

  it('is made beside what cannot be removed of others', async () => {
    const backups = filled.backups;
    const left = ['berea-2026-11-01T00-00-00Z.sqlite', 'berea-2026-11-02T00-00-00Z.sqlite'];
    for (const name of left) mkdirSync(join(backups, `${name}.unfinished`));
    // As another user's lock, it cannot be opened.
    mkdirSync(join(backups, `${left[0]}.lock`));
    await makeBackup(filled.backupOptions({ now: NOW + 12_000 }));
    const there = () => readdirSync(backups).filter((name) => left.some((one) => name.startsWith(one)));
    expect(there()).toEqual([`${left[0]}.lock`, `${left[0]}.unfinished`]);
    rmSync(join(backups, `${left[0]}.lock`), { recursive: true });
    await makeBackup(filled.backupOptions({ now: NOW + 13_000 }));
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
});
