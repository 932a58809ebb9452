import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/storage.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { StorageStartError } from './errors.ts';
import type { FileLock } from './lock-file.ts';

const since = Date.UTC(2026, 0, 2, 3, 4, 5);

describe('the lock on a data folder', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let other: ChildProcess | undefined;
  const lock = (): FileLock => lockDataDir(folder.path, { pid: process.pid, since });

  /** Another process that holds the folder until it is killed. */
  async function holdElsewhere(): Promise<ChildProcess> {
    const script = `
      import { lockDataDir } from ${JSON.stringify(join(import.meta.dirname, 'data-dir-lock.ts'))};
      lockDataDir(process.argv[1], { pid: process.pid, address: 'http://127.0.0.1:5000', since: ${since} });
      console.log('held');
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script, folder.path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(createInterface({ input: child.stdout! }), 'line');
    return child;
  }

  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => {
    other?.kill('SIGKILL');
    folder.remove();
  });

  it('names the holder to a second process: process id, address, start time', async () => {
    other = await holdElsewhere();
    expect(lock).toThrow(StorageStartError);
    expect(lock).toThrow(
      `DATA_DIR (${folder.path}) is in use by another Berea: process ${other.pid} at http://127.0.0.1:5000, ` +
        'since 2026-01-02T03:04:05.000Z. Stop it first, or set another DATA_DIR.',
    );
  });

  it('is released as soon as its holder is killed', async () => {
    other = await holdElsewhere();
    const ended = once(other, 'exit');
    other.kill('SIGKILL');
    await ended;
    lock().release();
  });

  it('also excludes a second lock in the same process, and is free after release', () => {
    const first = lock();
    expect(lock).toThrow(`process ${process.pid}, since`);
    first.release();
    first.release();
    lock().release();
  });

  it('does not name a holder that has ended', async () => {
    other = await holdElsewhere();
    writeFileSync(join(folder.path, 'lock.json'), JSON.stringify({ pid: 2 ** 22 + 1, since }));
    expect(lock).toThrow('a process that has only just started');
    writeFileSync(join(folder.path, 'lock.json'), 'not json');
    expect(lock).toThrow('a process that has only just started');
  });

  it('writes a note that only the owner may read, and removes it', () => {
    const held = lock();
    const note = join(folder.path, 'lock.json');
    expect(JSON.parse(readFileSync(note, 'utf8'))).toEqual({ pid: process.pid, since });
    for (const name of ['lock.json', 'lock.sqlite']) {
      expect(statSync(join(folder.path, name)).mode & 0o777).toBe(0o600);
    }
    held.release();
    expect(existsSync(note)).toBe(false);
  });
});
