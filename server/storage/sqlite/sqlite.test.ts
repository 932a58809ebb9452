/** What only the SQLite file provides: permissions, complete deletion, durability. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMessage, aSession, recordingLog, temporaryFolder } from '../../../tests/support/storage.ts';
import { failureOf } from '../errors.ts';
import { type OpenStorage, openStorage } from '../open.ts';
import { startSqliteWorker } from './worker-client.ts';

describe('the SQLite file', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let storage: OpenStorage;
  let log: ReturnType<typeof recordingLog>;
  const open = (dataDir = folder.path) => openStorage({ dataDir, log });

  beforeEach(async () => {
    folder = temporaryFolder();
    log = recordingLog();
    storage = await open();
  });
  afterEach(async () => {
    await storage.close();
    folder.remove();
  });

  it('and its folder and journal are accessible to their owner only', async () => {
    await storage.close();
    const dataDir = join(folder.path, 'made/here');
    storage = await open(dataDir);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    const names = readdirSync(dataDir);
    expect(names).toContain('berea.sqlite-wal');
    for (const name of names) expect([name, statSync(join(dataDir, name)).mode & 0o077]).toEqual([name, 0]);
  });

  it('gets queries that are made together in one message, and answers each', async () => {
    const sessions = Array.from({ length: 50 }, () => aSession());
    await storage.db.insertInto('chat_sessions').values(sessions).execute();
    const posted = vi.spyOn(Worker.prototype, 'postMessage');
    const found = await Promise.all(
      sessions.map(({ id }) =>
        storage.db.selectFrom('chat_sessions').select('id').where('id', '=', id).executeTakeFirstOrThrow(),
      ),
    );
    expect(found.map(({ id }) => id)).toEqual(sessions.map(({ id }) => id));
    expect(posted).toHaveBeenCalledTimes(1);
    posted.mockRestore();
  });

  describe('after a deletion', () => {
    const journalSize = () => statSync(join(folder.path, 'berea.sqlite-wal')).size;
    const pieceLength = 12;
    /** Twelve bytes at every 300th byte of a ciphertext: long enough that none occurs by chance. */
    const pieces = (sealed: Uint8Array) =>
      Array.from({ length: Math.ceil((sealed.length - pieceLength) / 300) }, (_, index) =>
        Buffer.from(sealed.subarray(index * 300, index * 300 + pieceLength)),
      );
    const bytesOnDisk = () =>
      Buffer.concat(readdirSync(folder.path).map((name) => readFileSync(join(folder.path, name))));
    const stillThere = (searched: Buffer[]) => {
      const bytes = bytesOnDisk();
      return searched.filter((piece) => bytes.includes(piece)).length;
    };
    // Small ones share a page with others, large ones fill whole pages.
    const sizes = [60, 900, 3000, 20_000, 150_000];

    async function aConversation(): Promise<{ id: string; current: Buffer[]; overwritten: Buffer[] }> {
      const session = aSession();
      await storage.db.insertInto('chat_sessions').values(session).execute();
      const current: Buffer[] = [];
      const overwritten: Buffer[] = [];
      for (const [index, size] of sizes.entries()) {
        const message = aMessage(session, { seq: index + 1 });
        await storage.db.insertInto('chat_messages').values(message).execute();
        // Like a streaming reply: the row is overwritten while the text grows.
        for (let part = 1; part <= 6; part++) {
          const sealed = Uint8Array.from(randomBytes(Math.ceil((size * part) / 6)));
          await storage.db
            .updateTable('chat_messages')
            .set({ sealed })
            .where('id', '=', message.id)
            .execute();
          (part === 6 ? current : overwritten).push(...pieces(sealed));
        }
      }
      return { id: session.id, current, overwritten };
    }

    it('contains nothing of the conversation, nor of earlier states of its replies', async () => {
      const conversations = [await aConversation(), await aConversation(), await aConversation()] as const;
      const [before, gone, after] = conversations;
      // First make sure that the search finds them: until then everything is there, overwritten states in the journal.
      // (A few pieces span two pages and are not found.)
      expect(stillThere(gone.current)).toBeGreaterThan(gone.current.length * 0.95);
      expect(stillThere(gone.overwritten)).toBeGreaterThan(gone.overwritten.length * 0.5);

      await storage.db.deleteFrom('chat_sessions').where('id', '=', gone.id).execute();
      await storage.purgeDeleted();

      expect(stillThere(gone.current)).toBe(0);
      expect(conversations.map(({ overwritten }) => stillThere(overwritten))).toEqual([0, 0, 0]);
      expect(stillThere(before.current)).toBeGreaterThan(before.current.length * 0.95);
      expect(stillThere(after.current)).toBeGreaterThan(after.current.length * 0.95);
      expect(journalSize()).toBe(0);
    });

    it('truncates the journal later if another program is reading from it', async () => {
      await storage.db.insertInto('chat_sessions').values(aSession()).execute();
      const reader = new DatabaseSync(join(folder.path, 'berea.sqlite'));
      reader.exec('begin; select count(*) from chat_sessions');
      await storage.db.deleteFrom('chat_sessions').execute();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        await storage.purgeDeleted();
        expect(journalSize()).toBeGreaterThan(0);
        expect(log.lines.map(({ fields }) => fields)).toEqual([{ code: 'JOURNAL_IN_USE' }]);
        reader.close();
        await vi.advanceTimersByTimeAsync(30_000);
      } finally {
        vi.useRealTimers();
      }
      await storage.db.selectFrom('installation').select('name').execute();
      expect(journalSize()).toBe(0);
    });
  });

  it('keeps what was committed even if the process is killed right after', async () => {
    await storage.close();
    const script = `
      import { openStorage } from ${JSON.stringify(join(import.meta.dirname, '../open.ts'))};
      import { countHour } from ${JSON.stringify(join(import.meta.dirname, '../counts.ts'))};
      const storage = await openStorage({ dataDir: process.argv[1], log: console });
      for (;;) {
        await storage.transaction([{ query: countHour(storage.db, 'messages', 0) }]);
        console.log('kept');
      }`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script, folder.path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let answered = 0;
    for await (const _line of createInterface({ input: child.stdout })) {
      if (++answered === 20) child.kill('SIGKILL');
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    storage = await open();
    const row = await storage.db.selectFrom('hourly_counts').select('count').executeTakeFirstOrThrow();
    expect(row.count).toBeGreaterThanOrEqual(answered);
  });

  it('is opened again by the next request after its thread crashed, and the crash is reported', async () => {
    const crashes: Error[] = [];
    const path = join(folder.path, 'crashing.sqlite');
    mkdirSync(path);
    const worker = startSqliteWorker(path, (error) => crashes.push(error));
    const ask = () => worker.run([{ sql: 'select 7 as answer', parameters: [], writes: false }]);
    const failures = await Promise.allSettled([ask(), ask()]);
    expect(failures.map((each) => each.status === 'rejected' && failureOf(each.reason))).toEqual([
      'crashed',
      'crashed',
    ]);
    expect(crashes).toHaveLength(1);
    rmdirSync(path);
    expect(await ask()).toMatchObject([{ rows: [{ answer: 7 }] }]);
    await worker.close();
  });

  it('rejects a value that cannot be cloned without affecting other requests', async () => {
    const find = (value: unknown) => CompiledQuery.raw('select id from chat_sessions where id = ?', [value]);
    const outcomes = await Promise.allSettled([
      storage.db.insertInto('chat_sessions').values(aSession()).execute(),
      storage.transaction([{ query: find(() => 'a function') }]),
      storage.transaction([{ query: find({ an: 'object' }) }]),
      storage.db.insertInto('chat_sessions').values(aSession()).execute(),
    ]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
  });

  it('stops the start with a sentence when it is not a database', async () => {
    const dataDir = join(folder.path, 'other');
    mkdirSync(dataDir);
    writeFileSync(
      join(dataDir, 'berea.sqlite'),
      'In the beginning was something else, and it was long enough.',
    );
    await expect(open(dataDir)).rejects.toThrow(
      `The database of DATA_DIR (${join(dataDir, 'berea.sqlite')}) cannot be used: file is not a database.`,
    );
  });

  it('stops the start with a sentence when its folder cannot be created', async () => {
    writeFileSync(join(folder.path, 'a-file'), '');
    const dataDir = join(folder.path, 'a-file/data');
    await expect(open(dataDir)).rejects.toThrow(`DATA_DIR (${dataDir}) cannot be created: ENOTDIR.`);
  });
});
