/** What only PostgreSQL provides: several instances, lost connections, notifications between instances. */
import { CompiledQuery } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../tests/support/postgres.ts';
import { aSession, recordingLog, temporaryFolder } from '../../../tests/support/storage.ts';
import { StorageStartError } from '../errors.ts';
import { type OpenStorage, openStorage } from '../open.ts';

describe('PostgreSQL', () => {
  let server: TestPostgres;
  let folder: ReturnType<typeof temporaryFolder>;
  let databaseUrl: string;
  let instances: OpenStorage[];
  let log: ReturnType<typeof recordingLog>;

  async function anInstance(options: Partial<Parameters<typeof openStorage>[0]> = {}): Promise<OpenStorage> {
    const instance = await openStorage({ databaseUrl, dataDir: folder.path, log, ...options });
    instances.push(instance);
    return instance;
  }
  /** Sends hints until one has arrived: while a connection is made again, they may be lost. */
  async function arrives(from: OpenStorage, to: OpenStorage): Promise<string[]> {
    const heard: string[] = [];
    const stop = to.onNotify((_channel, id) => heard.push(id));
    await vi.waitUntil(
      async () => {
        await from.notify('reply', 'an-id').catch(() => {});
        return heard.length > 0;
      },
      { timeout: 10_000 },
    );
    stop();
    return [...new Set(heard)];
  }

  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    folder = temporaryFolder();
    databaseUrl = await server.anotherDatabase();
    instances = [];
    log = recordingLog();
  });
  afterEach(async () => {
    await Promise.all(instances.map((instance) => instance.close()));
    folder.remove();
  });

  it('is created once, under one key, when several instances start together', async () => {
    const started = await Promise.all(Array.from({ length: 5 }, () => anInstance()));
    const flags = await started[0]!.db.selectFrom('feature_flags').select('name').execute();
    expect(flags).toHaveLength(9);
    expect(new Set(started.map(({ encryptionKey }) => Buffer.from(encryptionKey).toString('hex'))).size).toBe(
      1,
    );
  });

  it('refuses an instance with another key', async () => {
    await anInstance();
    const elsewhere = temporaryFolder();
    await expect(anInstance({ dataDir: elsewhere.path })).rejects.toThrow('ENCRYPTION_KEY is not set');
    const encryptionKey = Buffer.alloc(32, 7).toString('base64');
    await expect(anInstance({ dataDir: elsewhere.path, encryptionKey })).rejects.toThrow(
      'all instances on one database need the same one',
    );
    elsewhere.remove();
  });

  it('delivers notifications to other instances and to their sender', async () => {
    const [one, other] = [await anInstance(), await anInstance()];
    expect(await arrives(one, other)).toEqual(['an-id']);
    expect(await arrives(one, one)).toEqual(['an-id']);
  });

  it('recovers after all connections were lost, notifications included', async () => {
    const [one, other] = [await anInstance(), await anInstance()];
    await arrives(one, other);
    const busy = one.db.executeQuery(CompiledQuery.raw('select pg_sleep(60)'));
    const lost = expect(busy).rejects.toThrow();
    await server.dropConnections();
    await lost;
    await vi.waitUntil(() => one.findProblem().then((problem) => problem === undefined), { timeout: 10_000 });
    await one.db
      .insertInto('chat_sessions')
      .values(aSession({ id: 'after' }))
      .execute();
    expect(await other.db.selectFrom('chat_sessions').select('id').execute()).toEqual([{ id: 'after' }]);
    expect(await arrives(one, other)).toEqual(['an-id']);
    expect(log.lines.map((line) => line.fields)).toContainEqual({ code: 'HINTS_LOST' });
  });

  it('retries a transaction that was in a deadlock', async () => {
    const storage = await anInstance();
    await storage.db
      .insertInto('chat_sessions')
      .values([aSession({ id: 'a' }), aSession({ id: 'b' })])
      .execute();
    const raise = (id: string) => ({
      query: storage.db
        .updateTable('chat_sessions')
        .set((row) => ({ message_count: row('message_count', '+', 1) }))
        .where('id', '=', id)
        .compile(),
      expect: 1,
    });
    const pause = { query: CompiledQuery.raw('select pg_sleep(0.2)') };
    await Promise.all([
      storage.transaction([raise('a'), pause, raise('b')]),
      storage.transaction([raise('b'), pause, raise('a')]),
    ]);
    const rows = await storage.db.selectFrom('chat_sessions').select('message_count').execute();
    expect(rows).toEqual([{ message_count: 2 }, { message_count: 2 }]);
  });

  it('is not ready when its server is gone, and the process keeps running', async () => {
    const mortal = await startPostgres();
    const storage = await anInstance({ databaseUrl: mortal.url });
    storage.onNotify(() => {});
    expect(await storage.findProblem()).toBeUndefined();
    await mortal.stop();
    expect(await storage.findProblem()).toBe('no-answer');
    await expect(storage.transaction([{ query: CompiledQuery.raw('select 1') }])).rejects.toThrow();
  });

  it('describes itself without its password', async () => {
    const { description } = await anInstance();
    expect(description).toMatch(/^PostgreSQL, berea_\w+ at 127\.0\.0\.1:\d+$/);
  });

  it.each([
    ['nothing answers there (ECONNREFUSED)', () => 'postgres://berea:secret-word@127.0.0.1:1/berea'],
    ['user or password was refused (28P01)', () => databaseUrl.replace(':berea@', ':secret-word@')],
    ['there is no database of that name (3D000)', () => databaseUrl.replace(/berea_\w+$/, 'nowhere')],
    ['is not the address of a PostgreSQL database', () => 'mysql://berea:secret-word@127.0.0.1/berea'],
    ['is not the address of a PostgreSQL database', () => 'secret-word'],
  ])('stops the start with a sentence: %s', async (words, url) => {
    const error = await anInstance({ databaseUrl: url() }).then(
      () => undefined,
      (reason) => reason,
    );
    expect(error).toBeInstanceOf(StorageStartError);
    expect(error.message).toContain('DATABASE_URL');
    expect(error.message).toContain(words);
    expect(error.message).not.toContain('secret-word');
  });
});
